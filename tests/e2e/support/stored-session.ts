import { normaliseUser } from '~/api/normalise/normalise'
import { own } from '~/platform/json'
import { authStateOf, writeAuthState } from '~/session/auth-store'
import { ACCESS_COPY_KEY, AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'
import { newSignInId, writeCopy, writeRecord } from '~/session/token-record'
import { parseTokens } from '~/session/tokens-answer'

/**
 * What a sign-in leaves in a browser, written by the session's own code.
 * @param answer of the sandbox to a sign-in
 * @returns names and values of the local storage and of the session storage
 */
export function storedSession(answer: unknown) {
  const now = Date.now()
  const granted = parseTokens(answer, now)
  if (granted?.refresh === undefined) throw new Error('The sandbox granted no tokens')
  const { access, refresh, expiresAt, userId } = granted
  const mark = { generation: 1, signIn: newSignInId(), receivedAt: now }
  const user = authStateOf(normaliseUser(own(answer, 'user')))
  return {
    local: {
      [TOKENS_KEY]: writeRecord({ ...mark, refresh, userId, signedInAt: now }),
      [AUTH_STORE_KEY]: writeAuthState({ ...user, userAt: now, isAuthenticated: true, lastActivity: now }),
    },
    tab: { [ACCESS_COPY_KEY]: writeCopy({ ...mark, access, expiresAt }) },
  }
}
