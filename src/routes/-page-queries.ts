import {
  useQuery,
  useSuspenseQuery,
  hashKey,
  QueryObserver,
  type DefaultError,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { currentUser } from '~/features/shared/user/current-user'
import type { Rights } from '~/permissions/permissions'
import { expectedUser } from '~/session/auth-store'

/** The query of the current user, with its loading and its error: the shell shows them. */
export const useCurrentUserQuery = () => useQuery({ ...getCurrentUserOptions(), ...INLINE_ERROR })

/** The current user in the route of a page: `PageOfUser` has waited for the answer. */
export const usePageUser = (): User => useSuspenseQuery(getCurrentUserOptions()).data

const JUST_NOW_MS = 2000

/** What is known of a user when the page's queries start: on a return, before the server has answered. */
export type KnownUser = Rights & Pick<User, 'company_info'>

type May = (user: KnownUser) => boolean

/** A query that a page starts, and the users who may run it. */
export type PageQuery = {
  hash: string
  /** Undefined: every user. */
  may: May | undefined
  /** `preloaded`: already started for this page, which has not been shown yet. */
  start: (queryClient: QueryClient, preloaded: boolean) => void
  /** Keeps the query from being cancelled. @returns releases it: then it is cancelled unless something else uses it */
  hold: (queryClient: QueryClient) => () => void
}

/** A query of a page, for users who may run it. */
export function pageQuery<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
  may?: May,
): PageQuery {
  return {
    hash: hashKey(options.queryKey),
    may,
    start(queryClient, preloaded) {
      const state = queryClient.getQueryState(options.queryKey)
      // the page shows the failure of its preload; the visit does not repeat the call
      const hasJustFailed = state?.error && Date.now() - state.errorUpdatedAt < JUST_NOW_MS
      if (!(preloaded && hasJustFailed)) void queryClient.prefetchQuery(options)
    },
    // disabled: keeps the query in use and fetches nothing itself
    hold: (queryClient) =>
      new QueryObserver(queryClient, { ...options, enabled: false, notifyOnChangeProps: [] }).subscribe(() => {}),
  }
}

/** The data of a loader: the hashes of the queries that are not cancelled while the page is shown. */
export type PageQueries = { queries: readonly string[] }

/** A query of the page that is shown, or of one that is loading or preloaded. */
type Hold = { release: () => void; shown: boolean }

const holdsByClient = new WeakMap<QueryClient, Map<string, Hold>>()

function holdsOf(queryClient: QueryClient): Map<string, Hold> {
  const holds = holdsByClient.get(queryClient) ?? new Map<string, Hold>()
  holdsByClient.set(queryClient, holds)
  return holds
}

/**
 * Starts the queries of a page and awaits nothing: each section of the page waits and fails by itself. A query starts
 * only if the user has the right. Until the user is loaded, the stored rights decide; without them, only queries for
 * every user start. If the user cannot be loaded, the shell shows the error.
 */
export function prefetchPage(queryClient: QueryClient, queries: readonly PageQuery[]): PageQueries {
  const holds = holdsOf(queryClient)
  const waiting = new Map(queries.map((query) => [query, holds.get(query.hash)?.shown === false]))
  const ownHolds = new Map(queries.map((query) => [query, holdQuery(queryClient, query)]))

  const startFor = (user: KnownUser | null) => {
    for (const [query, preloaded] of waiting) {
      if (query.may && !(user && query.may(user))) continue
      waiting.delete(query)
      // the page may have been left meanwhile
      if (holds.get(query.hash) === ownHolds.get(query)) query.start(queryClient, preloaded)
    }
  }

  const user = currentUser(queryClient)
  startFor(user ?? expectedUser())
  if (!user && waiting.size > 0) void queryClient.ensureQueryData(getCurrentUserOptions()).then(startFor, () => {})
  return { queries: queries.map(({ hash }) => hash) }
}

/** Keeps a query from being cancelled when the previous page, which may use it too, is left. */
export function holdQuery(queryClient: QueryClient, query: PageQuery): Hold {
  const holds = holdsOf(queryClient)
  const before = holds.get(query.hash)
  // a new one: the query may have been removed and created again meanwhile
  const hold = { release: query.hold(queryClient), shown: before?.shown ?? false }
  holds.set(query.hash, hold)
  before?.release()
  return hold
}

/**
 * Call this when a page is rendered: cancels queries started by other pages, visited or preloaded, that the matched
 * routes do not use (C303).
 */
export function cancelUnusedQueries(
  queryClient: QueryClient,
  matches: readonly { loaderData?: Partial<PageQueries> | undefined }[],
): void {
  const holds = holdsOf(queryClient)
  const used = new Set(matches.flatMap(({ loaderData }) => loaderData?.queries ?? []))
  for (const [hash, hold] of holds) {
    hold.shown = used.has(hash)
    if (hold.shown) continue
    holds.delete(hash)
    hold.release()
  }
}
