import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, use } from 'react'
import { useStore } from 'zustand'

import { retryDelay } from '~/api/retries'

import type { RouterContext, Services } from './-router-context'

type AppServices = RouterContext['services']

const waitedFor = new WeakMap<AppServices, Promise<Services>>()

/**
 * Returns the same promise for every render, even after a failure: with a new one React would load without end. A later
 * attempt loads again.
 */
function waitFor(door: AppServices): Promise<Services> {
  const awaited = waitedFor.get(door)
  if (awaited) return awaited
  const loading = door.load()
  waitedFor.set(door, loading)
  loading.catch((error: unknown) => setTimeout(() => waitedFor.delete(door), retryDelay(0, error)))
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
