import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

import { failureOf, type ApiError } from '~/api/api-error'
import { getCurrentUserQueryKey, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { completedBy, isCompleteUser } from '~/permissions/complete-user'
import { systemClock, within } from '~/platform/clock'
import { read } from '~/routes/-page-reads'

/** How long the page waits for the profile. A late one is added when it comes. */
const PATIENCE_MS = 3000

const isRefusal = (failure: ApiError | null | undefined) => failure?.status_code === 403

const [{ _id: CURRENT_USER }] = getCurrentUserQueryKey()

/**
 * The user of the session is what `GET /auth/me/` says; what it leaves out comes from `GET /users/me/`. A complete answer
 * costs no second call. Without a profile, what was known before stays: a page that is shown keeps its rights. A refusal (403)
 * takes them: nothing proves them any more (C197).
 *
 * The user is completed by a `persister`: of the defaults of a query, it alone is given the function that asks.
 */
export function completeUser(queryClient: QueryClient): void {
  /** What `GET /auth/me/` said last. */
  let answer: User | undefined

  /**
   * Undefined when the call fails, null when it is refused. A profile older than the user is asked again; one that leaves
   * out the same is kept as long as any profile: it has nothing to add.
   */
  function profileSince(begun: number): Promise<User | null | undefined> {
    const profile = getProfileOptions()
    const { data: held, error, fetchStatus } = queryClient.getQueryState(profile.queryKey) ?? {}
    // a refusal makes the app ask for the user again: without this, for ever
    if (isRefusal(error)) return Promise.resolve(null)
    // a page that shows the profile as well would abort the call as it goes
    const release = read(profile).hold(queryClient)
    const addsNothing = held && !isCompleteUser(held) && fetchStatus === 'idle'
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

  /** Adds to the answer itself, which may hold parts of an earlier one. The query of an ended session holds no user. */
  function addLate({ queryKey, state }: Query, profile: User | null): void {
    const add = (held: User | undefined) => held && answer && completedBy(answer, profile ?? undefined)
    queryClient.setQueryData<User>(queryKey, add, { updatedAt: state.dataUpdatedAt })
  }

  const key = [{ _id: CURRENT_USER }]
  queryClient.setQueryDefaults(key, { ...queryClient.getQueryDefaults(key), persister: ask })
}
