import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'

import { isPaymentPage, isPortalPage } from '~/app/sandbox/start-sandbox'
import { BRAND_STYLES_KEY } from '~/design/theme/theme-constants'
import { APP_VERSION, type Installation, type ServedFile } from '~/features/shared/installation'
import { setProductName } from '~/i18n/message-loader'
import { loadOnce } from '~/platform/async'
import { parseJson } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'
import { reportError, setReporter } from '~/telemetry/reporter'

import { BRAND_ATTRIBUTE } from './prerendered'
import { SANDBOX, ConfigError, type RuntimeConfig, UnreachedConfigError } from './runtime-config'
import { SandboxUsersFrame } from './sandbox/SandboxUsersFrame'

/** The state before the configuration is loaded, also on pre-rendered pages. */
export const INITIAL_START: Start = {
  failed: false,
  installation: __SANDBOX__ ? { LoginAside: () => <SandboxUsersFrame /> } : {},
  // empty until the sandbox has loaded: the app has no route for this path
  ...(__SANDBOX__ && (isPaymentPage() || isPortalPage()) && { SandboxPage: () => null }),
}

/** Path of the sandbox API, on the app's own origin. */
const SANDBOX_PATH = '/api/v1'

/** Loaded as a separate file. It also measures what happened before. If it fails to load, nothing is measured. */
const watchVitalsLater = (url: string) =>
  import('~/telemetry/vitals').then(({ watchVitals }) => watchVitals({ url, version: APP_VERSION })).catch(() => {})

export type SandboxSlots = Pick<Installation, 'LoginAside' | 'billingPortalUrl'> & {
  SandboxPanel: ComponentType
  /** Replaces the whole app. */
  SandboxPage?: ComponentType
}

export type Start = {
  failed: boolean
  /** When it failed: all that is still known is the address of the support. */
  installation: Installation
  /** The `config.json` that is to blame. */
  file?: ServedFile
} & Partial<Pick<SandboxSlots, 'SandboxPanel' | 'SandboxPage'>>

/** What the page says of the brand in its HTML. Undefined if no brand was written into it (scripts/brand-pages.ts). */
export const renderedBrand = (): Installation['brand'] =>
  // the script writes exactly this shape
  parseJson(document.documentElement.getAttribute(BRAND_ATTRIBUTE) ?? '')?.value as Installation['brand']

type Sources = {
  origin: string
  /** Loads `config.json`. */
  load: () => Promise<RuntimeConfig>
  /** The configuration this browser loaded last. */
  stored: {
    read: () => RuntimeConfig | undefined
    keep: (config: RuntimeConfig) => void
    /** @returns the address of the support */
    forget: () => string | undefined
  }
  /** Addresses of the API that this tab has left by reloading. */
  left: { has: (apiBaseUrl: string) => boolean; add: (apiBaseUrl: string) => void }
  startSandbox: () => Promise<SandboxSlots | undefined>
  rendered?: Installation['brand']
  /** `apiBaseUrl` has changed since the page started: reload. */
  onMoved: () => void
}

const isSame = (one: RuntimeConfig, other: RuntimeConfig) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The configuration of this installation. Pages render without waiting for it; API calls wait for `apiBaseUrl`. A later
 * visit starts with the configuration loaded last and checks the file in the background.
 */
export function createConfiguration({ origin, load, stored, left, startSandbox, onMoved, rendered }: Sources) {
  const store = createStore<Start>()(() => ({
    ...INITIAL_START,
    installation: { ...INITIAL_START.installation, ...(rendered && { brand: rendered }) },
  }))
  if (rendered?.name !== undefined) setProductName(rendered.name)
  const set = (next: Start) => store.setState(next, true)

  let applied: RuntimeConfig | undefined
  // a changed file is applied to the sandbox that runs
  const sandbox = loadOnce(startSandbox)

  async function brandLater(brand: RuntimeConfig['brand']): Promise<void> {
    const { applyBrand } = await import('./site/brand')
    const next = applyBrand(brand)
    const { installation } = store.getState()
    if (JSON.stringify(next) !== JSON.stringify(installation.brand))
      store.setState({ installation: { ...installation, brand: next } })
  }

  /** @returns the base URL of the API */
  async function apply(config: RuntimeConfig): Promise<string> {
    const before = applied
    applied = config
    const { apiBaseUrl, errorReportUrl, vitalsReportUrl: url, brand, ...installation } = config
    setReporter({ url: errorReportUrl, version: APP_VERSION })
    if (url !== undefined) void watchVitalsLater(url)
    // only the sandbox is waited for: a stored configuration is set before the first render
    const { LoginAside, billingPortalUrl, ...parts } = (apiBaseUrl === SANDBOX && (await sandbox.load())) || {}
    const { brand: shown } = store.getState().installation
    set({
      failed: false,
      installation: {
        isRead: true,
        // until the brand is read
        ...(shown && { brand: shown }),
        ...(billingPortalUrl && { billingPortalUrl }),
        ...installation,
        ...(LoginAside && { LoginAside }),
      },
      ...parts,
    })
    // also to take one away
    const branded = rendered !== undefined || safeLocalStorage.getItem(BRAND_STYLES_KEY) !== null
    if (brand ?? before?.brand ?? branded) brandLater(brand).catch(() => {})
    return apiBaseUrl === SANDBOX ? `${origin}${SANDBOX_PATH}` : apiBaseUrl
  }

  async function loadAndKeep(): Promise<RuntimeConfig> {
    const config = await load()
    stored.keep(config)
    return config
  }

  async function check(last: RuntimeConfig): Promise<void> {
    const config = await load()
    const moved = config.apiBaseUrl !== last.apiBaseUrl
    // during a rolling deployment old and new servers alternate: reload once, then stay
    if (moved && left.has(config.apiBaseUrl)) return
    stored.keep(config)
    if (moved) {
      left.add(last.apiBaseUrl)
      onMoved()
    } else if (!isSame(config, last)) await apply(config)
  }

  /** Follows what a changed file says to users. One that is broken or names another API leaves an open page alone. */
  async function reload(): Promise<void> {
    const before = applied
    const config = await load().catch(() => undefined)
    if (!config || config.apiBaseUrl !== before?.apiBaseUrl || isSame(config, before)) return
    stored.keep(config)
    await apply(config)
  }

  function fail(error: unknown): void {
    const supportEmail = stored.forget()
    reportError(error, { from: 'configuration' })
    set({
      failed: true,
      installation: supportEmail === undefined ? {} : { supportEmail },
      ...(error instanceof ConfigError && { file: error.file }),
    })
  }

  const last = stored.read()
  const apiBaseUrl = last ? apply(last) : loadAndKeep().then(apply)
  apiBaseUrl.catch(fail)
  // a page that works stays, with the stored configuration
  if (last) check(last).catch((error: unknown) => error instanceof UnreachedConfigError || fail(error))

  return {
    /** Rejects when the configuration is unusable; the interface-loading error is then on screen. */
    apiBaseUrl: () => apiBaseUrl,
    reload,
    /** Its initial state is for pre-rendering and the first client render. */
    store,
  }
}

export type Configuration = ReturnType<typeof createConfiguration>
