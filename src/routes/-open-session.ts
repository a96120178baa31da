import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { authStore } from '~/session/auth-store'

import type { Services } from './-router-context'

/**
 * Opens a session with the answer of a login or a registration. The user that came with it is shown at once, and asked
 * for again behind it: the answer may hold less than `GET /auth/me/` (C232, C233).
 * @throws ApiError
 */
export async function openSession(
  { session, queries }: Services,
  operation: 'login' | 'register',
  answer: unknown,
): Promise<void> {
  await session.open(answer, operation)
  const { user } = authStore.get()
  // asked for only now: if another person was signed in, their answers are gone
  if (session.isOpen() && user) queries.get().setQueryData(getCurrentUserQueryKey(), user, { updatedAt: 1 })
}
