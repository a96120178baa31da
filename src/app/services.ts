import type { RouterContext, Services } from '~/routes/-router-context'
import { hasSessionTraces } from '~/session/session-traces'

import type { ServicesPorts } from './session-services'

/** Loads the services on first use. A failed load is tried again on the next use. */
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
