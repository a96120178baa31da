import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { ApiError, CODES } from '~/api/api-error'

/** Whether the server gave no answer: the network is likelier at fault than the service. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === CODES.network || error.code === CODES.timeout)

/** The retries of the sections of the page whose query had no answer. */
const unanswered = createStore<{ retries: readonly (() => void)[] }>(() => ({ retries: [] }))

/** While the failed section is in the page, the banner says why it failed and retries it (K59). Layers say it themselves. */
export function useNoAnswer(section: RefObject<HTMLElement | null>, error: unknown, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry)
  const failed = hasNoAnswer(error)
  useLayoutEffect(() => {
    if (!failed || !section.current?.closest('main')) return undefined
    const own = () => retry()
    unanswered.setState(({ retries }) => ({ retries: [...retries, own] }))
    return () => unanswered.setState(({ retries }) => ({ retries: retries.filter((other) => other !== own) }))
  }, [failed, section])
}

/** Whether a section of the page had no answer, and the one retry of all of them. Stays until that retry has ended. */
export function useUnanswered() {
  const queryClient = useQueryClient()
  const some = useStore(unanswered, ({ retries }) => retries.length > 0)
  const [retrying, setRetrying] = useState(false)

  async function retry() {
    setRetrying(true)
    for (const again of unanswered.getState().retries) again()
    const queries = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
    await Promise.allSettled(queries.map(async ({ promise }) => promise))
    // after the sections, which learn of their failures in the same way
    notifyManager.schedule(() => setRetrying(false))
  }
  return { unanswered: some || retrying, retrying, retry: () => void retry() }
}
