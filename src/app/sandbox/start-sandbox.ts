import type { BrowserSandbox, BrowserSandboxOptions } from '#mocks/browser'
import { offerDrafts } from '~/i18n/locales'

/** Paths of the pages that stand in for the payment provider's. Not routes of the app. */
export const PAYMENT_PATH = '/sandbox/payment'
export const PORTAL_PATH = '/sandbox/portal'

const isOpen = (path: string) => typeof document !== 'undefined' && new URL(document.URL).pathname === path

export const isPaymentPage = () => isOpen(PAYMENT_PATH)
export const isPortalPage = () => isOpen(PORTAL_PATH)

export type { BrowserSandbox }

/** The only entry to the sandbox. A production build replaces the condition by `false` and drops the import. */
export async function startSandbox(options: BrowserSandboxOptions): Promise<BrowserSandbox | undefined> {
  if (!__SANDBOX__) return undefined
  const { startBrowserSandbox } = await import('#mocks/browser')
  // the development server also offers the languages that are being translated
  if (import.meta.env.MODE === 'development') (await import('#mocks/domain/languages')).addLanguages(offerDrafts())
  return startBrowserSandbox(options)
}
