import type { QueryClient } from '@tanstack/react-query'

const released = new WeakSet<QueryClient>()

/** Its session is over: nothing of it reaches the next user. */
export const markReleased = (client: QueryClient): void => void released.add(client)

export const isReleased = (client: QueryClient): boolean => released.has(client)
