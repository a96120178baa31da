import type { RouterContext, Services } from '~/routes/-router-context'
import { hasSessionTraces } from '~/session/session-traces'

import type { ServicesPorts } from './session-services'

type DoorPorts = ServicesPorts & { onStart: (services: Services) => void }

/** Loads the services on first use. A failed load is tried again on the next use. */
export function createServicesDoor({ onStart, ...ports }: DoorPorts): RouterContext['services'] {
  let loading: Promise<Services> | undefined
  let loaded: Services | undefined

  return {
    loaded: () => loaded,
    expected: () => loading !== undefined || hasSessionTraces(),
    load() {
      loading ??= import('./session-services').then(({ startServices }) => {
        loaded = startServices(ports)
        onStart(loaded)
        return loaded
      })
      loading.catch(() => (loading = undefined))
      return loading
    },
  }
}
