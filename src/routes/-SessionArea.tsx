import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useStore } from 'zustand'

import { retryDelay } from '~/api/freshness'

import type { RouterContext, Services } from './-router-context'

type LoadableServices = RouterContext['services']

const waitedFor = new WeakMap<LoadableServices, Promise<Services>>()

/**
 * Returns the same promise for every render, even after a failure: with a new one React would load without end. A later
 * attempt loads again.
 */
function waitFor(services: LoadableServices): Promise<Services> {
  const awaited = waitedFor.get(services)
  if (awaited) return awaited
  const loading = services.load()
  waitedFor.set(services, loading)
  loading.catch((error: unknown) => setTimeout(() => waitedFor.delete(services), retryDelay(0, error)))
  return loading
}

/**
 * The services of the session. Returned directly when they are loaded: React shows a fallback even for a resolved
 * promise.
 */
export function useServices(): Services {
  const { services } = useRouter().options.context
  return services.loaded() ?? use(waitFor(services))
}

/** Provides the query client of the current session. */
export function QueryArea({ queries, children }: Pick<Services, 'queries'> & { children: ReactNode }) {
  const client = useStore(queries.store, ({ client: current }) => current)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
