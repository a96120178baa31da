import type { QueryClient } from '@tanstack/react-query'

/**
 * The query client of the present session. Ending a session cancels what is under way and drops the client with all it
 * holds, so that nothing of one person can be shown to the next, not even a late answer.
 */
export function createSessionQueryClient(create: () => QueryClient) {
  let client = create()
  const listeners = new Set<() => void>()
  return {
    get: () => client,
    replace: (): void => {
      const old = client
      client = create()
      void old.cancelQueries()
      old.clear()
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
