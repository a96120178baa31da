import { matchQuery, type Query, QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'

import { aborted, type ApiError, CODES } from '~/api/api-error'
import { FRESHNESS, retryDelay, retryQuery } from '~/api/freshness'
import { listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { markReleased } from '~/api/ports'
import { createMutationCache } from '~/features/shared/mutations/mutation-cache'

import { completeUser } from './complete-user'

declare module '@tanstack/react-query' {
  interface Register {
    /** Besides an `ApiError`, the transport rejects only with an `AbortError`. */
    defaultError: ApiError
  }
}

/**
 * The query cache of one session. Freshness and retries are set here per operation, so queries of the generated client
 * need no options for them.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: {
      queries: {
        retry: retryQuery,
        retryDelay,
        // the transport fails at once when offline; a paused query would show its skeleton forever
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // mutations are not retried, except two of the settings
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const [operation, freshness] of Object.entries(FRESHNESS))
    client.setQueryDefaults([{ _id: operation }], freshness)
  completeUser(client)
  recoverQueries(client)
  return client
}

/** A garbage-collection timer keeps the whole client in memory: for one second here, not for the query's `gcTime`. */
const RELEASE_AFTER_MS = 1000

const givenUp = () => Promise.reject(aborted())

/**
 * Cancels all queries of a client and drops its data. Pages that still use it drop it when they unmount. A mutation
 * that waits for a retry is cancelled: it would run in the session of the next user.
 */
export function release(client: QueryClient): void {
  markReleased(client)
  const queries = client.getQueryCache()
  const mutations = client.getMutationCache()
  for (const cached of [...queries.getAll(), ...mutations.getAll()]) cached.gcTime = RELEASE_AFTER_MS
  queries.subscribe(({ type, query }) => {
    // new options can only raise `gcTime`
    query.gcTime = RELEASE_AFTER_MS
    // a new query has already started its timer
    if (type === 'added') query.destroy()
  })
  for (const mutation of mutations.getAll()) mutation.setOptions({ ...mutation.options, mutationFn: givenUp })
  void client.cancelQueries()
  client.clear()
}

/**
 * The query client of the current session. Ending a session cancels its requests and drops the client, so no data of
 * one user reaches the next, late answers included.
 */
export function createSessionQueryClient(create: () => QueryClient) {
  const store = createStore(() => ({ client: create(), id: 0 }))
  const get = () => store.getState().client
  return {
    store,
    get,
    replace: (): void => {
      const old = get()
      const client = create()
      release(old)
      store.setState(({ id }) => ({ client, id: id + 1 }))
    },
  }
}

const brandsKey = listBrandsQueryKey()

const hasNoNetwork = ({ state: { error } }: Query) => error?.code === CODES.network

/**
 * One retry mends all sections that failed together. When a query loads that had failed without a network, the others
 * that did are requested again. So are lists of brands when another one loads: the selector and the page have one each.
 */
function recoverQueries(client: QueryClient): void {
  /** Hashes of those that failed without a network. */
  const failed = new Set<string>()
  client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') failed.delete(query.queryHash)
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'error' && hasNoNetwork(query)) failed.add(query.queryHash)
    if (action.type !== 'success' || action.manual) return
    const isBack = failed.delete(query.queryHash)
    const isBrands = matchQuery({ queryKey: brandsKey }, query)
    if (!isBack && !isBrands) return
    void client.refetchQueries({
      type: 'active',
      predicate: (other) =>
        other.state.data === undefined &&
        retryQuery(0, other.state.error) &&
        ((isBack && hasNoNetwork(other)) || (isBrands && matchQuery({ queryKey: brandsKey }, other))),
    })
  })
}
