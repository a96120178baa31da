import type { RegisteredRouter } from '@tanstack/react-router'

import { getCurrentUserQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { authStore } from '~/session/auth-store'

/**
 * Opens a session with the answer of a login or a registration. The user that came with it is shown at once, and asked
 * for again behind it: the answer may hold less than `GET /auth/me/` (C232, C233).
 * @throws ApiError
 */
export async function openSession(router: RegisteredRouter, answer: unknown): Promise<void> {
  await router.options.context.session.open(answer)
  // read only now: if another person was signed in, their query client is gone
  const { queryClient, session } = router.options.context
  const { user } = authStore.get()
  if (session.isOpen() && user) queryClient.setQueryData(getCurrentUserQueryKey(), user, { updatedAt: 1 })
}
