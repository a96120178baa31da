import type { ComponentType } from 'react'

import { APP_VERSION } from '~/features/shared/app-version'
import type { Installation } from '~/features/shared/installation'
import { reportError, setReporter } from '~/telemetry/reporter'

import { INITIAL_START } from './initial-start'
import { SANDBOX, type RuntimeConfig } from './runtime-config'

/** Where the sandbox answers, on the app's own origin. */
const SANDBOX_PATH = '/api/v1'

export type SandboxParts = Pick<Installation, 'LoginAside'> & {
  SandboxPanel: ComponentType
  /** In the place of the whole app. */
  SandboxPage?: ComponentType
}

export type Start = { failed: boolean; installation: Installation } & Partial<
  Pick<SandboxParts, 'SandboxPanel' | 'SandboxPage'>
>

type Sources = {
  origin: string
  /** Reads `config.json`. */
  load: () => Promise<RuntimeConfig>
  /** What this browser read last. */
  kept: { read: () => RuntimeConfig | undefined; keep: (config: RuntimeConfig) => void; forget: () => void }
  startSandbox: () => Promise<SandboxParts | undefined>
  /** The API is elsewhere than this page has been told: it must start anew. */
  onMoved: () => void
}

/**
 * What this installation says of itself. Pages show without waiting for it: a call waits for `apiBaseUrl`, and what a
 * screen takes from it appears when it has come. A later visit starts with what this browser read last, and the file is
 * checked meanwhile.
 */
export function createConfiguration({ origin, load, kept, startSandbox, onMoved }: Sources) {
  let start = INITIAL_START
  const listeners = new Set<() => void>()

  const set = (next: Start) => {
    start = next
    for (const listener of listeners) listener()
  }

  /** @returns the address of the API */
  async function apply({ apiBaseUrl, errorReportUrl, ...installation }: RuntimeConfig): Promise<string> {
    setReporter({ url: errorReportUrl, version: APP_VERSION })
    if (apiBaseUrl !== SANDBOX) {
      set({ failed: false, installation })
      return apiBaseUrl
    }
    const { LoginAside, ...parts } = (await startSandbox()) ?? {}
    set({ failed: false, installation: { ...installation, ...(LoginAside && { LoginAside }) }, ...parts })
    return `${origin}${SANDBOX_PATH}`
  }

  async function loadAndKeep(): Promise<RuntimeConfig> {
    const config = await load()
    kept.keep(config)
    return config
  }

  async function check(last: RuntimeConfig): Promise<void> {
    const config = await loadAndKeep()
    if (config.apiBaseUrl !== last.apiBaseUrl) onMoved()
    else if (JSON.stringify(config) !== JSON.stringify(last)) await apply(config)
  }

  function fail(error: unknown): void {
    kept.forget()
    reportError(error, { from: 'configuration' })
    set({ ...INITIAL_START, failed: true })
  }

  const last = kept.read()
  const apiBaseUrl = last ? apply(last) : loadAndKeep().then(apply)
  apiBaseUrl.catch(fail)
  if (last) check(last).catch(fail)

  return {
    /** Rejects when the configuration cannot be used: the interface-loading screen is up by then. */
    apiBaseUrl: () => apiBaseUrl,
    get: () => start,
    /** Of the pre-rendered pages and the first client render. */
    getInitial: () => INITIAL_START,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Configuration = ReturnType<typeof createConfiguration>
