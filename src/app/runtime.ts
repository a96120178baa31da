import { reloadPage } from '~/features/shared/reload-page'
import { loadOnce } from '~/platform/async'
import { safeLocalStorage, safeSessionStorage } from '~/platform/storage'
import type { RouterContext } from '~/routes/-router-context'
import { hasSessionTraces } from '~/session/storage-keys'

import { createConfiguration, renderedBrand } from './configuration'
import { createAppRouter } from './router'
import { forgetConfig, keepConfig, leftAddresses, loadRuntimeConfig, readKeptConfig } from './runtime-config'
import type { ServicesPorts } from './session-services'

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

  const services = createServicesDoor({ apiBaseUrl: configuration.apiBaseUrl, router: () => router })
  const router = createAppRouter({ services })

  return { configuration, router, services }
}

export type Runtime = ReturnType<typeof createRuntime>

function createServicesDoor(ports: ServicesPorts): RouterContext['services'] {
  const { asked, ...services } = loadOnce(async () => (await import('./session-services')).startServices(ports))
  return { ...services, expected: () => asked() || hasSessionTraces() }
}
