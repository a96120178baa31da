import type { Query, QueryClient, QueryFunction, QueryFunctionContext } from '@tanstack/react-query'

import { getCurrentUserQueryKey, getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { completedBy, isCompleteUser } from '~/permissions/complete-user'
import { systemClock, within } from '~/platform/clock'
import { read } from '~/routes/-page-reads'

/** How long the page waits for the profile. A late one is added when it comes. */
const PATIENCE_MS = 3000

const [{ _id: CURRENT_USER }] = getCurrentUserQueryKey()

/**
 * The user of the session is what `GET /auth/me/` says; what it leaves out comes from `GET /users/me/`. A complete answer
 * costs no second call. Without a profile, what was known before stays: a page that is shown keeps its rights.
 *
 * The user is completed by a `persister`: of the defaults of a query, it alone is given the function that asks.
 */
export function completeUser(queryClient: QueryClient): void {
  /** What `GET /auth/me/` said last. */
  let answer: User | undefined

  /**
   * Undefined when the call fails. A profile older than the user is asked again; one that leaves out the same is kept as long
   * as any profile: it has nothing to add.
   */
  function profileSince(begun: number): Promise<User | undefined> {
    const profile = getProfileOptions()
    const { data: held, error, fetchStatus } = queryClient.getQueryState(profile.queryKey) ?? {}
    // a refusal makes the app ask for the user again: without this, for ever
    if (error?.status_code === 403) return Promise.resolve(undefined)
    // a page that shows the profile as well would abort the call as it goes
    const release = read(profile).hold(queryClient)
    const addsNothing = held && !isCompleteUser(held) && fetchStatus === 'idle'
    const asked = queryClient.fetchQuery({ ...profile, ...(!addsNothing && { staleTime: Date.now() - begun }) })
    return asked.catch(() => undefined).finally(release)
  }

  async function ask(queryFn: QueryFunction<User>, context: QueryFunctionContext, query: Query): Promise<User> {
    const begun = Date.now()
    const user = await queryFn(context)
    answer = user
    if (isCompleteUser(user) || context.signal.aborted) return user
    const asked = profileSince(begun)
    const known = await within(systemClock, PATIENCE_MS, () => asked)
    if (!known) void asked.then((late) => late && addLate(query, late))
    // the key of this query holds a `User`
    return completedBy(user, known ?? (query.state.data as User | undefined))
  }

  /** Adds to the answer itself, which may hold parts of an earlier one. The query of an ended session holds no user. */
  function addLate({ queryKey, state }: Query, profile: User): void {
    const add = (held: User | undefined) => held && answer && completedBy(answer, profile)
    queryClient.setQueryData<User>(queryKey, add, { updatedAt: state.dataUpdatedAt })
  }

  const key = [{ _id: CURRENT_USER }]
  queryClient.setQueryDefaults(key, { ...queryClient.getQueryDefaults(key), persister: ask })
}
