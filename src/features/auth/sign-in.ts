import { aborted } from '~/api/api-error'
import { login } from '~/api/generated/sdk.gen'
import type { LoginRequest } from '~/api/generated/types.gen'

/**
 * Sends the credentials and starts a session with the answer; both must succeed. If the user has left the page, no session starts
 * (C235).
 * @throws ApiError
 */
export async function signIn(
  body: LoginRequest,
  signal: AbortSignal,
  startSession: (answer: unknown, operation: 'login') => Promise<void>,
): Promise<void> {
  const { data } = await login({ body, signal })
  if (signal.aborted) throw aborted()
  await startSession(data, 'login')
}
