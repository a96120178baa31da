import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

import { type ApiError, failureOf, refusedStatus } from '~/api/api-error'
import { getCurrentUserQueryKey, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
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
