import { aborted, ApiError } from '~/api/api-error'
import { login } from '~/api/generated/sdk.gen'
import type { LoginRequest } from '~/api/generated/types.gen'
import { readErrorBody } from '~/api/transport/envelope'
import { refusalReason } from '~/i18n/error-text'
import { parseJson } from '~/platform/json'

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

/**
 * Why the server refused the user who had signed in, in its own words. Undefined if it only refuses.
 * @param body of the answer
 */
export const refusalText = (body: string): string | undefined =>
  refusalReason(new ApiError({ ...readErrorBody(parseJson(body)?.value), status_code: 403 }))
