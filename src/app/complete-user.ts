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
 * costs no second call, and without a profile the user stays as `/auth/me/` said.
 */
export function completeUser(queryClient: QueryClient): void {
  /** Undefined when the call fails. A profile older than the user is asked again. */
  function profileSince(begun: number): Promise<User | undefined> {
    const profile = getProfileOptions()
    // a refusal makes the app ask for the user again: without this, for ever
    if (queryClient.getQueryState(profile.queryKey)?.error?.status_code === 403) return Promise.resolve(undefined)
    // a page that shows the profile as well would abort the call as it goes
    const release = read(profile).hold(queryClient)
    const asked = queryClient.fetchQuery({ ...profile, staleTime: Date.now() - begun })
    return asked.catch(() => undefined).finally(release)
  }

  async function ask(queryFn: QueryFunction<User>, context: QueryFunctionContext, query: Query): Promise<User> {
    const begun = Date.now()
    const user = await queryFn(context)
    if (isCompleteUser(user) || context.signal.aborted) return user
    const asked = profileSince(begun)
    const known = await within(systemClock, PATIENCE_MS, () => asked)
    if (!known) void asked.then((late) => late && addLate(query, late))
    return completedBy(user, known)
  }

  /** The query of an ended session holds no user any more. */
  function addLate({ queryKey, state }: Query, profile: User): void {
    const add = (held: User | undefined) => held && completedBy(held, profile)
    queryClient.setQueryData<User>(queryKey, add, { updatedAt: state.dataUpdatedAt })
  }

  const key = [{ _id: CURRENT_USER }]
  queryClient.setQueryDefaults(key, { ...queryClient.getQueryDefaults(key), persister: ask })
}
