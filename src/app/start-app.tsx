import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { installFocusClicked } from '~/design/layout/focus'
import { loadFonts } from '~/design/theme/fonts'
import { hasRenderedBase } from '~/design/theme/styled'
import { offerDrafts } from '~/i18n/locales'
import { startLanguage } from '~/i18n/start-language'
import { turn, whenIdle } from '~/platform/async'
import { reloadPage, keepRouterFromReloading } from '~/platform/chunk-error'
import { rememberFields } from '~/platform/early-fields'
import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'
import { hasSessionTraces, watchForSession } from '~/session/storage-keys'
import { installLastResort, reportError } from '~/telemetry/reporter'

import { App, createApp } from './App'
import { createConfiguration, renderedBrand } from './configuration'
import { PENDING_ATTRIBUTE, PRESSED_ATTRIBUTE, TEXTS_ATTRIBUTE } from './prerendered'
import { forgetConfig, keepConfig, leftAddresses, loadRuntimeConfig, readStoredConfig } from './runtime-config'

/** Creates and connects everything that exists once. It starts nothing: `startApp` does. */
export function createRuntime(origin: string) {
  const configuration = createConfiguration({
    origin,
    load: () => loadRuntimeConfig(origin),
    stored: {
      read: () => readStoredConfig(safeLocalStorage, origin),
      keep: (config) => keepConfig(safeLocalStorage, config),
      forget: () => forgetConfig(safeLocalStorage),
    },
    left: leftAddresses(safeSessionStorage),
    onMoved: reloadPage,
    rendered: renderedBrand(),
    startSandbox: async () => (__SANDBOX__ ? (await import('./sandbox/sandbox-slots')).startSandboxSlots() : undefined),
  })

  const app = createApp({
    loadServices: async () =>
      (await import('./session-services')).startServices({ apiBaseUrl: configuration.apiBaseUrl, router: app.router }),
    expected: hasSessionTraces,
  })

  return { configuration, ...app }
}

export type Runtime = ReturnType<typeof createRuntime>

/** Starts the app. Called once. The work is split into tasks, so that a slow device can handle input in between. */
export async function startApp(root: Element | null): Promise<void> {
  if (!root) throw new Error('The page has no #root')
  installLastResort()
  installFocusClicked()
  keepRouterFromReloading()
  // only the development server has this mode
  if (import.meta.env.MODE === 'development') offerDrafts()
  startLanguage()
  await turn()
  const runtime = createRuntime(globalThis.origin)
  const session = followSession(runtime)
  await turn()

  // not by its children: an extension can put an element into an empty page
  if (document.documentElement.hasAttribute(TEXTS_ATTRIBUTE)) void takeOver(root, runtime, session)
  else createRoot(root).render(<Page runtime={runtime} base={await missingStyles()} />)

  // the first paint does not wait for fonts
  whenIdle(() => void loadFonts())

  // no build has them: `DEV` is false there
  if (import.meta.env.DEV)
    void import('./development-tools').then(({ showDevelopmentTools }) => showDevelopmentTools(runtime))
}

type PageProps = { runtime: Runtime; base?: ReactNode }

/** Pages of a build contain the base styles. The page of the development server does not. */
async function missingStyles(): Promise<ReactNode> {
  if (!import.meta.env.DEV || hasRenderedBase()) return undefined
  const { BaseStyles } = await import('~/design/theme/BaseStyles')
  return <BaseStyles />
}

function Page({ runtime, base }: PageProps) {
  useEffect(() => {
    // the page now shows the right language and session
    document.documentElement.removeAttribute(PENDING_ATTRIBUTE)
    pressAgain()
  }, [])
  return (
    <StrictMode>
      <App runtime={runtime} base={base} />
    </StrictMode>
  )
}

/** Repeats the clicks that the boot script recorded before hydration. */
function pressAgain(): void {
  document.documentElement.removeAttribute(TEXTS_ATTRIBUTE)
  for (const button of document.querySelectorAll<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`)) {
    button.removeAttribute(PRESSED_ATTRIBUTE)
    // after the commit: a click also hydrates a part that is not hydrated yet
    setTimeout(() => button.click())
  }
}

/**
 * Loads the session's code when there are traces of a session, or when one appears. A failed load is reported; callers
 * that need it show the failure.
 */
function followSession({ services }: Runtime): Promise<void> {
  const load = () => services.load().then(noAnswer, (error: unknown) => reportError(error, { from: 'session' }))
  watchForSession(() => void load())
  return services.expected() ? load() : Promise.resolve()
}

const noAnswer = () => {}

/**
 * Hydrates a pre-rendered page and keeps what the user typed. A page that the boot script has hidden (another language,
 * or a session) is rendered from scratch. The router must be loaded first, and must keep rendering as in the build
 * (`ssr`). A transition keeps the page responsive.
 */
async function takeOver(root: Element, runtime: Runtime, session: Promise<void>): Promise<void> {
  const { router } = runtime
  // hidden, because it is not right for this visitor: rendered anew, or parts would show before they are hydrated
  const drawnAnew = document.documentElement.hasAttribute(PENDING_ATTRIBUTE)
  if (!drawnAnew) router.ssr = { manifest: undefined }
  await Promise.all([router.load(), session])
  if (drawnAnew) return createRoot(root).render(<Page runtime={runtime} />)
  rememberFields(root)
  startTransition(() => {
    hydrateRoot(root, <Page runtime={runtime} />, {
      onRecoverableError: (error) => reportError(error, { from: 'hydration' }),
    })
  })
}
