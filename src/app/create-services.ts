import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Services } from '~/routes/-router-context'
import { authStore } from '~/session/auth-store'

/** What routes are given of a session. */
export const createServices = ({ session, queries }: Pick<Services, 'session' | 'queries'>): Services => ({
  session,
  queries,
  async openSession(answer, operation) {
    await session.open(answer, operation)
    const { user } = authStore.get()
    // Shown at once, and asked for again behind it: the answer may hold less than `GET /auth/me/` (C232, C233). Asked for
    // only now: if another person was signed in, their answers are gone.
    if (session.isOpen() && user) queries.get().setQueryData(getCurrentUserQueryKey(), user, { updatedAt: 1 })
  },
})
