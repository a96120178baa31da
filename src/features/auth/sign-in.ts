import { aborted } from '~/api/api-error'
import type { LoginRequest } from '~/api/generated'
import { login } from '~/api/generated/sdk.gen'

/**
 * The call, then a session made of its answer: where that fails, the sign-in failed. Who has left the page meanwhile has
 * given the call up: no session opens (C235).
 * @throws ApiError
 */
export async function signIn(
  body: LoginRequest,
  signal: AbortSignal,
  openSession: (answer: unknown, operation: 'login') => Promise<void>,
): Promise<void> {
  const { data } = await login({ body, signal })
  if (signal.aborted) throw aborted()
  await openSession(data, 'login')
}
