import { aborted } from '~/api/api-error'
import { login } from '~/api/generated/sdk.gen'

import type { SignIn } from './use-login'

/**
 * The call, then a session made of its answer: where that fails, the sign-in failed. Who has left the page meanwhile has
 * given the call up: no session opens (C235).
 */
export const signInWith =
  (open: (answer: unknown) => Promise<void>): SignIn =>
  async (body, signal) => {
    const { data } = await login({ body, signal })
    if (signal.aborted) throw aborted()
    await open(data)
  }
