import type { QueryClient } from '@tanstack/react-query'

import { aborted } from '~/api/api-error'
import { markReleased } from '~/api/released'
import { createListeners } from '~/platform/listeners'

/** A garbage-collection timer keeps the whole client in memory: for one second here, not for a configuration's hour. */
const RELEASE_AFTER_MS = 1000

const givenUp = () => Promise.reject(aborted())

/**
 * Cancels all queries of a client and drops its data. Pages that still use it drop it when they unmount. A mutation
 * that waits for a retry (K9) is cancelled: it would run in the session of the next user.
 */
export function release(client: QueryClient): void {
  markReleased(client)
  const queries = client.getQueryCache()
  const mutations = client.getMutationCache()
  for (const held of [...queries.getAll(), ...mutations.getAll()]) held.gcTime = RELEASE_AFTER_MS
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
  let client = create()
  let id = 0
  const { tell, subscribe } = createListeners()
  return {
    get: () => client,
    id: () => id,
    replace: (): void => {
      const old = client
      client = create()
      id += 1
      release(old)
      tell()
    },
    subscribe,
  }
}
