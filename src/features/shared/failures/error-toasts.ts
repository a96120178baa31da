import type { Query, QueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { ApiError, CODES } from '~/api/api-error'
import type { OperationId } from '~/api/generated/operations.gen'
import { dismissGlobal, ONE_FAILURE_MS, type Signal } from '~/design/feedback/toasts'

import { isServerFailure } from './error-reference'

/*
 * The rule (K59): each error is shown once, inline or as a toast.
 * A section shows its query's error where its data would be (`INLINE_ERROR`), and a mutation shows its error in its form
 * or in its own toast (`meta` of `useApiMutation`); both remove the global toast of that error.
 * The global toast is for the errors that remain: of a write, or of a query that the shown page uses and has data of or
 * does not show inline; background reads and preloads show nothing. The banner reports calls without an answer.
 */

/** Options of a query whose section shows its error and a retry button. `QuerySection`, `QueryCard` and `QueryTable` have them. */
export const INLINE_ERROR = { meta: { inlineError: true } } as const

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { inlineError?: boolean }
  }
}

/** Behind data that is shown, nobody sees the inline error. */
const isShownInline = ({ state, observers }: Query) =>
  state.data === undefined && observers.some(({ options }) => options.meta?.inlineError)

/** Whether something waits for the operation and does not show its error: an active query, or a write. */
export function needsGlobalToast(queryClient: QueryClient, operation: string): boolean {
  const queries = queryClient
    .getQueryCache()
    .findAll({ queryKey: [{ _id: operation }], predicate: ({ state }) => state.fetchStatus !== 'idle' })
  return queries.length === 0 || queries.some((query) => query.isActive() && !isShownInline(query))
}

/** Removes the global toasts of errors that are shown elsewhere, or that need not be shown. */
export function dismissGlobalErrorToast(...failures: readonly ApiError[]): void {
  if (failures.some(({ status_code }) => status_code === 403)) dismissGlobal('refusal')
  if (failures.some(isServerFailure)) dismissGlobal('server failure')
}

/** `dismissGlobalErrorToast` for failed queries, once each: the section shows the error in its own words. */
export function useInlineErrors(failures: readonly (ApiError | null | undefined)[]): void {
  const key = failures.map((failure) => failure && `${failure.status_code} ${failure.timestamp}`).join('')
  const dismiss = useEffectEvent(() => dismissGlobalErrorToast(...failures.flatMap((failure) => failure ?? [])))
  useEffect(() => {
    if (key !== '') dismiss()
  }, [key])
}

/** When these fail, the built-in French values replace them, and no message is shown. */
const SILENT: ReadonlySet<string> = new Set([
  'getMyLanguageConfig',
  'getFrontendConfig',
  'listSupportedLanguages',
  'getTranslations',
] satisfies OperationId[])

type GlobalToasts = {
  now: () => number
  showServerError: (failed: { operation: string; status: number; at: string }) => void
  showForbidden: () => void
  /** The user's rights may have changed. */
  refetchUser: () => void
  /** `hasGlobal` of the toasts. */
  hasToast: (signal: Signal) => boolean
  /** `needsGlobalToast` of the session's query client. */
  needsToast: (operation: string) => boolean
}

/** Handles the transport's events. Errors of one kind within five seconds are one toast. */
export function createGlobalErrorToasts(toasts: GlobalToasts) {
  const { now, showServerError, showForbidden, refetchUser, hasToast, needsToast } = toasts
  let refetchedAt = -Infinity

  const isDue = (operation: string, signal: Signal) =>
    !SILENT.has(operation) && needsToast(operation) && !hasToast(signal)

  return {
    serverError: (detail: { operation: string; status: number }) => {
      if (isDue(detail.operation, 'server failure')) showServerError({ ...detail, at: new Date(now()).toISOString() })
    },
    forbidden: ({ operation }: { operation: string }) => {
      if (isDue(operation, 'refusal')) showForbidden()
      if (now() - refetchedAt < ONE_FAILURE_MS) return
      refetchedAt = now()
      refetchUser()
    },
  }
}

/** Whether the server gave no answer: the network is likelier at fault than the service. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === CODES.network || error.code === CODES.timeout)

/** The retries of the sections of the page whose query had no answer. */
const unanswered = createStore<{ retries: readonly (() => void)[] }>(() => ({ retries: [] }))

/** While the failed section is in the page, the banner says why it failed and retries it. Layers say it themselves. */
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

/** Retries all sections of the page that had no answer. Undefined if none has failed so. */
export function useRetryOfAll(): (() => void) | undefined {
  const retries = useStore(unanswered, (state) => state.retries)
  return retries.length > 0 ? () => retries.forEach((again) => again()) : undefined
}
