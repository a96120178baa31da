import {
  QueryObserver,
  type DefaultError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import type { Rights } from '~/permissions/permissions'
import { expectedPerson } from '~/session/auth-store'

const JUST_NOW_MS = 2000

type May = (user: Rights) => boolean

/** A query that a page starts, and the users who may run it. */
export type Read = {
  /** Undefined: every user. */
  may: May | undefined
  /** `again`: already started ahead of this visit. */
  start: (queryClient: QueryClient, again: boolean) => void
  /** Keeps the query from being cancelled. @returns releases it: then it is cancelled unless something else uses it */
  hold: (queryClient: QueryClient) => () => void
}

/** A query of a page, for users who may run it. */
export function read<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
  may?: May,
): Read {
  return {
    may,
    start(queryClient, again) {
      const state = queryClient.getQueryState(options.queryKey)
      // the page shows the error of its preload; the visit does not repeat the call
      const hasJustFailed = state?.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_NOW_MS
      if (!(again && hasJustFailed)) void queryClient.prefetchQuery(options)
    },
    // disabled: the query stays in use, and nothing is fetched
    hold: (queryClient) =>
      new QueryObserver(queryClient, { ...options, enabled: false, notifyOnChangeProps: [] }).subscribe(() => {}),
  }
}

/** The part of the loader's arguments that is used. */
type Visit = {
  context: { queryClient: QueryClient }
  route: { id: string }
  params: unknown
  deps: unknown
  /** `stay`: a page of this route is already shown, perhaps with other parameters. */
  cause: 'preload' | 'enter' | 'stay'
}

/** The part of a route match that is used. */
export type ShownPage = { routeId: string; params: unknown; loaderDeps: unknown }

type Page = {
  holds: (() => void)[]
  /** Preloaded, and not visited yet. */
  ahead: boolean
}

const pages = new WeakMap<QueryClient, Map<string, Page>>()

const pageKey = (routeId: string, params: unknown, deps: unknown) => JSON.stringify([routeId, params, deps])

function pagesOf(queryClient: QueryClient): Map<string, Page> {
  const known = pages.get(queryClient) ?? new Map<string, Page>()
  pages.set(queryClient, known)
  return known
}

const letGo = ({ holds }: Page) => {
  for (const release of holds.splice(0)) release()
}

/**
 * Starts the queries of the next page and awaits nothing: each section loads and fails by itself. Skips queries that
 * the user has no right to. Until the user is loaded, the stored rights decide; without stored rights, only
 * unrestricted queries start. If the user cannot be loaded, the shell shows the error. Leaving the page cancels what is
 * still loading (`abortLeftReads`).
 */
export function startReads(
  { context: { queryClient }, route, params, deps, cause }: Visit,
  reads: readonly Read[],
): void {
  const known = pagesOf(queryClient)
  const key = pageKey(route.id, params, deps)
  const before = known.get(key)
  const page: Page = { holds: [], ahead: cause === 'preload' && before?.ahead !== false }
  // a retry of the page fetches everything that failed, however recently
  const isRetry = cause === 'stay' && !before?.ahead
  const again = before !== undefined && !isRetry
  known.set(key, page)

  const waiting = new Set(reads)
  const beginFor = (user: Rights | null) => {
    for (const one of waiting) {
      if (one.may && !(user && one.may(user))) continue
      waiting.delete(one)
      page.holds.push(one.hold(queryClient))
      one.start(queryClient, again)
    }
  }

  const user = queryClient.getQueryData<User>(getCurrentUserOptions().queryKey)
  beginFor(user ?? expectedPerson())
  if (!user)
    void queryClient.ensureQueryData(getCurrentUserOptions()).then(
      // the page may have been left meanwhile
      (fetched) => known.get(key) === page && beginFor(fetched),
      () => {},
    )
  if (before) letGo(before)
}

/**
 * Call this when a page is shown. Cancels queries of other pages, visited or preloaded, that the current page does not
 * use (C303).
 */
export function abortLeftReads(queryClient: QueryClient, shown: readonly ShownPage[]): void {
  const known = pagesOf(queryClient)
  const present = new Set(shown.map(({ routeId, params, loaderDeps }) => pageKey(routeId, params, loaderDeps)))
  for (const [key, page] of known) {
    if (present.has(key)) continue
    known.delete(key)
    letGo(page)
  }
}
