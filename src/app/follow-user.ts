import type { QueryClient } from '@tanstack/react-query'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { own } from '~/platform/json'
import { authStore } from '~/session/auth-store'
import type { Session } from '~/session/session'

const [{ _id: CURRENT_USER }] = getCurrentUserQueryKey()

const isCurrentUser = ([head]: readonly unknown[]): boolean => own(head, '_id') === CURRENT_USER

/** Copies every loaded current user into the session. Permissions are read from there, never from storage (C074). */
export function followUser(queryClient: QueryClient, { learn }: Pick<Session, 'learn'>): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isCurrentUser(query.queryKey) || query.state.data === undefined) return
    // the query key of `getCurrentUser` holds a `User`
    const user = query.state.data as User
    if (user !== authStore.get().user) learn(user, query.state.dataUpdatedAt)
  })
}
