import { SIGN_IN_ANSWER_AT } from '~/api/freshness'
import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Services } from '~/routes/-router-context'
import { authStore } from '~/session/auth-store'

/** What routes get from a session. */
export function createServices({ session, queries }: Pick<Services, 'session' | 'queries'>): Services {
  const endedUsers = new Set<number>()
  session.onEnd((_reason, { userId }) => {
    if (userId !== null) endedUsers.add(userId)
  })

  async function openSession(answer: unknown, operation: 'login' | 'register') {
    await session.open(answer, operation)
    const { user } = authStore.get()
    // Cached at once and refetched in the background: the login answer may hold less than `GET /auth/me/` (C232). Done
    // last, when the cache of a previous user is gone.
    if (session.isOpen() && user)
      queries.get().setQueryData(getCurrentUserQueryKey(), user, { updatedAt: SIGN_IN_ANSWER_AT })
  }

  return { session, queries, openSession, endedUsers: () => [...endedUsers] }
}
