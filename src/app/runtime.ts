import { reloadPage } from '~/features/shared/reload-page'
import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'
import { hasSessionTraces } from '~/session/storage-keys'

import { createConfiguration, renderedBrand } from './configuration'
import { createApp } from './create-app'
import { forgetConfig, keepConfig, leftAddresses, loadRuntimeConfig, readKeptConfig } from './runtime-config'

/** Creates and connects everything that exists once. It starts nothing: `startApp` does. */
export function createRuntime(origin: string) {
  const configuration = createConfiguration({
    origin,
    load: () => loadRuntimeConfig(origin),
    kept: {
      read: () => readKeptConfig(safeLocalStorage, origin),
      keep: (config) => keepConfig(safeLocalStorage, config),
      forget: () => forgetConfig(safeLocalStorage),
    },
    left: leftAddresses(safeSessionStorage),
    onMoved: reloadPage,
    rendered: renderedBrand(),
    startSandbox: async () => (__SANDBOX__ ? (await import('./sandbox/sandbox-parts')).startSandboxParts() : undefined),
  })

  const app = createApp({
    loadServices: async () =>
      (await import('./session-services')).startServices({ apiBaseUrl: configuration.apiBaseUrl, router: app.router }),
    expected: hasSessionTraces,
  })

  return { configuration, ...app }
}

export type Runtime = ReturnType<typeof createRuntime>
