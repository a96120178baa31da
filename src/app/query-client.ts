import {
  type Query,
  type QueryFunction,
  type QueryFunctionContext,
  QueryClient,
  matchQuery,
} from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'

import { failureOf, refusedStatus, type ApiError, aborted, CODES } from '~/api/api-error'
import { FRESHNESS, retryDelay, retryQuery } from '~/api/freshness'
import {
  getCurrentUserQueryKey,
  getProfileOptions,
  listBrandsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { markReleased } from '~/api/ports'
import { createMutationCache } from '~/features/shared/mutations/mutation-cache'
import { completedBy, isCompleteUser } from '~/permissions/permissions'
import { systemClock, within } from '~/platform/clock'
import { pageQuery } from '~/routes/-page-queries'

/** How long the page waits for the profile. A late one is added when it comes. */
const PATIENCE_MS = 3000

const isRefusal = (failure: ApiError | null | undefined) => !!failure && refusedStatus(failure) === 403

const [{ _id: CURRENT_USER }] = getCurrentUserQueryKey()

/**
 * Completes the session's user: fields that `GET /auth/me/` leaves out come from `GET /users/me/`. A complete answer
 * costs no second call. When the profile call fails, the fields known before stay, so the page shown keeps its rights.
 * When it is refused (403), they go: nothing proves them any more (C197).
 *
 * Uses a `persister`: it is the only query default that receives the query function, and a default reaches every reader
 * of the generated options. A `queryFn` of our own would have to be passed by each of them.
 */
export function completeUser(queryClient: QueryClient): void {
  /** The last answer of `GET /auth/me/`. */
  let answer: User | undefined

  /**
   * Undefined when the call fails, null when it is refused. A profile older than the user is requested again. A profile
   * that leaves out the same fields stays fresh as long as any profile, because it has nothing to add.
   */
  function profileSince(begun: number): Promise<User | null | undefined> {
    const profile = getProfileOptions()
    const { data: cached, error, fetchStatus } = queryClient.getQueryState(profile.queryKey) ?? {}
    // a refusal makes the app request the user again: without this check, it would do so for ever
    if (isRefusal(error)) return Promise.resolve(null)
    // otherwise leaving a page that shows the profile too would abort the call
    const release = pageQuery(profile).hold(queryClient)
    const addsNothing = cached && !isCompleteUser(cached) && fetchStatus === 'idle'
    const asked = queryClient.fetchQuery({ ...profile, ...(!addsNothing && { staleTime: Date.now() - begun }) })
    return asked.catch((thrown: unknown) => (isRefusal(failureOf(thrown)) ? null : undefined)).finally(release)
  }

  async function ask(queryFn: QueryFunction<User>, context: QueryFunctionContext, query: Query): Promise<User> {
    const begun = Date.now()
    const user = await queryFn(context)
    answer = user
    if (isCompleteUser(user) || context.signal.aborted) return user
    const asked = profileSince(begun)
    const known = await within(systemClock, PATIENCE_MS, () => asked)
    if (known === undefined) void asked.then((late) => late !== undefined && addLate(query, late))
    // the key of this query holds a `User`
    return completedBy(user, known === undefined ? (query.state.data as User | undefined) : (known ?? undefined))
  }

  /** Completes `answer`, since `held` may have fields of an earlier profile. An ended session's query has no user. */
  function addLate({ queryKey, state }: Query, profile: User | null): void {
    const add = (cached: User | undefined) => cached && answer && completedBy(answer, profile ?? undefined)
    queryClient.setQueryData<User>(queryKey, add, { updatedAt: state.dataUpdatedAt })
  }

  const key = [{ _id: CURRENT_USER }]
  queryClient.setQueryDefaults(key, { ...queryClient.getQueryDefaults(key), persister: ask })
}

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
