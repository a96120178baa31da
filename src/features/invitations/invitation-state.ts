import { mayBeDone, refusedStatus, type ApiError } from '~/api/api-error'
import type { AcceptedInvitation, InvitationStatus } from '~/api/generated/types.gen'
import { acceptOnce } from '~/features/shared/invitation/accept-invitation'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'
import { timeLeft } from '~/i18n/dates'
import { plainWords } from '~/platform/text'

/** Why an invitation cannot be accepted. */
export type Closed = 'accepted' | 'expired' | 'cancelled' | 'unknown' | 'other'

export type InvitationState =
  | { kind: 'open' }
  | { kind: 'closed'; why: Closed }
  /** The provider requires a sign-in first (decision 2). */
  | { kind: 'sign-in' }
  | { kind: 'failed' }

const CLOSED: Readonly<Record<string, Closed>> = { accepted: 'accepted', expired: 'expired', cancelled: 'cancelled' }

/**
 * What the user can do with an invitation. The server's status decides, and the server checks it on acceptance: the clock
 * of this device may be wrong. Without a status, `is_valid` or the end date does. An unknown status is not accepted on a
 * guess, nor is what the server calls invalid.
 */
export function stateOfInvitation(
  { status, expires_at, is_valid }: InvitationStatus,
  now: number,
  timeZone: string,
): InvitationState {
  const said = status?.trim().toLowerCase()
  if (said === 'pending' && is_valid !== false) return { kind: 'open' }
  if (said !== undefined && said !== 'pending')
    return { kind: 'closed', why: Object.hasOwn(CLOSED, said) ? (CLOSED[said] ?? 'other') : 'other' }
  if (is_valid) return { kind: 'open' }
  if ((timeLeft(expires_at, now, timeZone) ?? 1) <= 0) return { kind: 'closed', why: 'expired' }
  return is_valid === false ? { kind: 'closed', why: 'other' } : { kind: 'open' }
}

/** The inviting company or brand, if the provider names it. */
export const inviterOf = ({ company_name, brand_name }: InvitationStatus) => company_name?.trim() || brand_name?.trim()

type Failure = Pick<ApiError, 'status_code'> & Partial<Pick<ApiError, 'message' | 'code'>>

const REFUSED: readonly number[] = [400, 404, 410]
/** Refused too, if the words say why: with 200, the envelope alone tells of a failure. */
const REFUSED_IN_WORDS: readonly number[] = [200, 409, 422]

/** Words of a refusal, French and English: the documents give it no code. */
const WORDS: readonly [RegExp, Closed][] = [
  // 'invalid or expired': the link may as well be wrong
  [/invalid\w* (?:ou|or) .*expir|expir\w* (?:ou|or) .*invalid/, 'unknown'],
  [/expir/, 'expired'],
  [/deja (?:ete )?(?:utilis|accept)|already (?:been )?(?:used|accepted)/, 'accepted'],
  [/(?:ete|est) annul|cancell?ed|revo(?:qu|ked)/, 'cancelled'],
]

/** The state of an invitation that could not be read. The server's words say more than its status. */
export function stateOfFailure(failure: Failure): InvitationState {
  const { message = '' } = failure
  const refused = refusedStatus(failure) ?? 0
  if (refused === 401) return { kind: 'sign-in' }
  const words = plainWords(message)
  const why = WORDS.find(([word]) => word.test(words))?.[1]
  if (!REFUSED.includes(refused) && !(why && REFUSED_IN_WORDS.includes(refused))) return { kind: 'failed' }
  return { kind: 'closed', why: why ?? (refused === 410 ? 'expired' : 'unknown') }
}

const normal = (address: string) => address.trim().toLowerCase()

/**
 * Whether the invitation is for another address than that of the user. False if either is unknown, or shown in part:
 * 'n***@exemple.fr'.
 */
export const isForAnother = (invited = '', user = ''): boolean =>
  user !== '' && invited !== '' && !/[*•…]/.test(invited) && normal(invited) !== normal(user)

type AcceptOptions = { onAccepted: (accepted: AcceptedInvitation) => void; onRefused: (refusal: ApiError) => void }

/** @param token of the invitation */
export function useAcceptInvitation(token: string, { onAccepted, onRefused }: AcceptOptions) {
  const { mutate, isPending, failure, data, mustVerify } = useApiMutation(
    { mutationFn: acceptOnce },
    {
      name: 'acceptInvitation',
      row: (accepting) => accepting,
      onSuccess(accepted) {
        logSecurity('invitation', 'invitation_accepted')
        onAccepted(accepted)
      },
      onError(refusal) {
        if (!mayBeDone(refusal)) logSecurity('invitation', 'invitation_refused')
        onRefused(refusal)
      },
    },
  )
  return {
    accept: () => void mutate(token),
    pending: isPending(token),
    accepted: data !== undefined,
    failure,
    unconfirmed: mustVerify(token),
  }
}
