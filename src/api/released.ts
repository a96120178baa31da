import type { QueryClient } from '@tanstack/react-query'

const released = new WeakSet<QueryClient>()

/** Marks a query client whose session has ended: late answers are ignored. */
export const markReleased = (client: QueryClient): void => void released.add(client)

export const isReleased = (client: QueryClient): boolean => released.has(client)
