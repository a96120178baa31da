import {
  QueryObserver,
  type DefaultError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

const JUST_NOW_MS = 2000

/** A query that a page starts, and who may run it. */
export type Read = {
  /** Undefined: everybody may. */
  may: ((user: User) => boolean) | undefined
  start: (queryClient: QueryClient) => void
  /** Keeps the request from being aborted. @returns releases it, which aborts it unless something else uses it */
  hold: (queryClient: QueryClient) => () => void
}

/** A query of a page, for users who may run it. */
export function read<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
  may?: (user: User) => boolean,
): Read {
  return {
    may,
    start(queryClient) {
      const state = queryClient.getQueryState(options.queryKey)
      // a failed preload is shown by the page and not repeated on the visit
      const hasJustFailed = state?.status === 'error' && Date.now() - state.errorUpdatedAt < JUST_NOW_MS
      if (!hasJustFailed) void queryClient.prefetchQuery(options)
    },
    // disabled: keeps the query in use and fetches nothing itself
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
}

/** The part of a route match that is used. */
export type ShownPage = { routeId: string; params: unknown; loaderDeps: unknown }

type Page = { holds: (() => void)[] }

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
 * Starts the queries of a page without awaiting them: each part loads and fails by itself. Queries the user has no
 * right to are skipped; a failure to load the user is handled by the area. Leaving the page aborts them
 * (`abortLeftReads`).
 */
export function startReads({ context: { queryClient }, route, params, deps }: Visit, reads: readonly Read[]): void {
  const known = pagesOf(queryClient)
  const key = pageKey(route.id, params, deps)
  const page: Page = { holds: [] }
  const before = known.get(key)
  known.set(key, page)

  const begin = (some: readonly Read[]) => {
    for (const { start, hold } of some) {
      page.holds.push(hold(queryClient))
      start(queryClient)
    }
  }
  const beginFor = (user: User) => begin(reads.filter(({ may }) => may?.(user)))

  begin(reads.filter(({ may }) => may === undefined))
  const user = queryClient.getQueryData<User>(getCurrentUserOptions().queryKey)
  if (user) beginFor(user)
  else
    void queryClient.ensureQueryData(getCurrentUserOptions()).then(
      // the page may have been left meanwhile
      (fetched) => known.get(key) === page && beginFor(fetched),
      () => {},
    )
  if (before) letGo(before)
}

/**
 * Call this when a page is shown: aborts queries started by other pages, visited or preloaded, that the current page
 * does not use (C303).
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

/**
 * Whether something waits for this operation: a visible part, or a write. A failed preload or a query of a previous
 * page does not count.
 */
export function isAwaited(queryClient: QueryClient, operation: string): boolean {
  const asked = queryClient
    .getQueryCache()
    .findAll({ queryKey: [{ _id: operation }], predicate: ({ state }) => state.fetchStatus !== 'idle' })
  return asked.length === 0 || asked.some((query) => query.isActive())
}
