import {
  aborted,
  ApiError,
  CODES,
  failureOf,
  isAbort,
  refusedStatus,
  toApiError,
  mayBeDone,
  Unverified,
} from '~/api/api-error'
import { register } from '~/api/generated/sdk.gen'
import type { AcceptedInvitation, Registration } from '~/api/generated/types.gen'
import { acceptOnce } from '~/features/shared/invitation/accept-invitation'
import type { LazyMutation } from '~/features/shared/mutations/use-lazy-mutation'
import { logSecurity } from '~/features/shared/security-log'
import { plainWords } from '~/platform/text'
import { reportTokenFlaws } from '~/session/token-record'
import { parseTokens } from '~/session/tokens-answer'
import { reportError } from '~/telemetry/reporter'

import { EMAIL_USED, invalidTokens } from './FormFailure'
import { registrationProgress } from './registration-progress'

type Failure = Pick<ApiError, 'code' | 'status_code' | 'message' | 'details' | 'non_field_errors'>

const CODE = /(?:email|account|user)_.*(?:exist|taken|used|registered)|already|duplicate|unique/
/** In every language of the interface, since the call asks for one; without accents. 'N'existe pas' does not match. */
const TAKEN = /\bdeja\b|\balready\b|\bexists\b|\btaken\b|\bin use\b|\bregistered\b|\bbereits\b|\bya\b|\bgia\b/
const ACCOUNT = /mail|compte|account|user|utilisateur|adresse|konto|benutzer|correo|cuenta|usuario|utente/

const saysTaken = (text: string) => TAKEN.test(plainWords(text))

/** Whether a text without a field says that an e-mail has an account. */
export const saysEmailUsed = (text: string) => ACCOUNT.test(plainWords(text)) && saysTaken(text)

/** Whether the registration was refused because the e-mail already has an account (REG-51). */
export function isEmailUsed({ code, status_code, message, details, non_field_errors }: Failure): boolean {
  if (status_code < 400 || status_code >= 500 || status_code === 429) return false
  if (refusedStatus({ status_code, code }) === 409 || CODE.test(plainWords(code))) return true
  const ofEmail = details['email'] ?? []
  return ofEmail.some(saysTaken) || [message, ...non_field_errors].some(saysEmailUsed)
}

/** After step 1. `unjoined`: the invitation could not be accepted. */
export type AccountOutcome =
  | { next: 'business' }
  | { next: 'joined'; accepted: AcceptedInvitation }
  | { next: 'unjoined'; failure: ApiError }

type Steps = {
  /** Stores the tokens and loads the user. A failure is ignored. */
  startSession: (answer: unknown) => Promise<void>
  /** User id of the session; used when the tokens do not contain it. */
  userId: () => number | null
  /** Token of the invitation; empty without one. */
  invitation: string
}

/**
 * Accepts the invitation. The user needs no step 2.
 * @param before how this failed before: what may have happened is checked first
 */
export async function join(token: string, userId: number | null, before?: ApiError): Promise<AccountOutcome> {
  let accepted: AcceptedInvitation
  try {
    // `check` is that of an earlier `acceptOnce`
    accepted = await (before instanceof Unverified
      ? (before.check() as Promise<AcceptedInvitation>)
      : acceptOnce(token))
  } catch (thrown) {
    // the session is over: nothing was refused, and the next user has nothing to accept
    if (isAbort(thrown)) throw thrown
    if (!mayBeDone(thrown)) logSecurity('invitation', 'invitation_refused')
    return { next: 'unjoined', failure: toApiError(thrown) }
  }
  logSecurity('invitation', 'invitation_accepted')
  registrationProgress.settle(userId)
  return { next: 'joined', accepted }
}

/** The server may have created the account: an answer without tokens is not a refusal. */
const isUnreadSuccess = ({ code, status_code }: ApiError) => code === CODES.invalidResponse && status_code < 300

/** The same refusal with a code of its own. A message such as 'Conflict' says less than our own text. */
const emailUsed = ({ message, details, non_field_errors, status_code, operation, timestamp }: ApiError) => {
  const said = saysEmailUsed(message) ? message : undefined
  return new ApiError({ code: EMAIL_USED, message: said, details, non_field_errors, status_code, operation, timestamp })
}

/** Step 1: creates the account, starts a session and finds the next step. A late answer starts no session. */
export const registerAccount =
  ({ startSession, userId: sessionUserId, invitation }: Steps): LazyMutation<Registration, AccountOutcome> =>
  async (body, signal) => {
    const { data: answer } = await register({ body, signal }).catch((thrown: unknown) => {
      const failure = failureOf(thrown)
      if (failure && isUnreadSuccess(failure)) return { data: undefined }
      if (failure) logSecurity('registration', 'account_refused')
      throw failure && isEmailUsed(failure) ? emailUsed(failure) : thrown
    })
    if (signal.aborted) throw aborted()
    const tokens = parseTokens(answer, Date.now())
    if (!tokens?.refresh) {
      reportTokenFlaws('register', answer)
      throw invalidTokens()
    }
    logSecurity('registration', 'account_created')
    await startSession(answer).catch((reason: unknown) => reportError(reason, { from: 'registration' }))
    const userId = tokens.userId ?? sessionUserId()
    if (invitation !== '') return join(invitation, userId)
    registrationProgress.owe(userId)
    return { next: 'business' }
  }
