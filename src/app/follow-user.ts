import { matchQuery, type QueryClient } from '@tanstack/react-query'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { authStore } from '~/session/auth-store'
import type { Session } from '~/session/session'

/** Copies every loaded current user into the session. Permissions are read from there, never from storage (C074). */
export function followUser(queryClient: QueryClient, { learn }: Pick<Session, 'learn'>): void {
  const queryKey = getCurrentUserQueryKey()
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !matchQuery({ queryKey }, query) || query.state.data === undefined) return
    // a query of this key holds a `User`
    const user = query.state.data as User
    if (user !== authStore.get().user) learn(user, query.state.dataUpdatedAt)
  })
}
