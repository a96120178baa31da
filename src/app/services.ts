import type { RouterContext, Services } from '~/routes/-router-context'
import { hasSessionTraces } from '~/session/session-traces'

import type { ServicesPorts } from './session-services'

/** The way to the services: their code is fetched when it is first asked for, and again where it did not come. */
export function createServicesDoor(ports: ServicesPorts): RouterContext['services'] {
  let loading: Promise<Services> | undefined
  let loaded: Services | undefined

  return {
    loaded: () => loaded,
    expected: () => loading !== undefined || hasSessionTraces(),
    load() {
      loading ??= import('./session-services').then(({ startServices }) => (loaded = startServices(ports)))
      loading.catch(() => (loading = undefined))
      return loading
    },
  }
}
