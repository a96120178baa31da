import type { ComponentType } from 'react'

import { APP_VERSION } from '~/features/shared/app-version'
import type { Installation } from '~/features/shared/installation'
import { reportError, setReporter } from '~/telemetry/reporter'

import { INITIAL_START } from './initial-start'
import { SANDBOX, type RuntimeConfig } from './runtime-config'

/** Where the sandbox answers, on the app's own origin. */
const SANDBOX_PATH = '/api/v1'

export type SandboxParts = Pick<Installation, 'LoginAside'> & { SandboxPanel: ComponentType }

export type Start = { failed: boolean; installation: Installation; SandboxPanel?: ComponentType }

type Sources = {
  origin: string
  load: () => Promise<RuntimeConfig>
  startSandbox: () => Promise<SandboxParts | undefined>
}

/**
 * What this installation says of itself. Pages show without waiting for it: a call waits for `apiBaseUrl`, and what a
 * screen takes from it appears when it has come.
 */
export function createConfiguration({ origin, load, startSandbox }: Sources) {
  let start = INITIAL_START
  const listeners = new Set<() => void>()

  const set = (next: Start) => {
    start = next
    for (const listener of listeners) listener()
  }

  async function read(): Promise<string> {
    const { apiBaseUrl, errorReportUrl, ...installation } = await load()
    setReporter({ url: errorReportUrl, version: APP_VERSION })
    if (apiBaseUrl !== SANDBOX) {
      set({ failed: false, installation })
      return apiBaseUrl
    }
    const { SandboxPanel, ...aside } = (await startSandbox()) ?? {}
    set({ failed: false, installation: { ...installation, ...aside }, ...(SandboxPanel && { SandboxPanel }) })
    return `${origin}${SANDBOX_PATH}`
  }

  const apiBaseUrl = read()
  apiBaseUrl.catch((error: unknown) => {
    reportError(error, { from: 'configuration' })
    set({ ...INITIAL_START, failed: true })
  })

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
