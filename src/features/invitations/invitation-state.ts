import type { ApiError } from '~/api/api-error'
import type { InvitationStatus } from '~/api/generated/types.gen'
import { timeLeft } from '~/i18n/calendar-day'

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
 * What the user can do with an invitation (decision 7). Without a status it is open unless its time has passed: the
 * provider checks it on acceptance. An unknown status is not accepted on a guess.
 */
export function stateOfInvitation(
  { status, expires_at }: InvitationStatus,
  now: number,
  timeZone: string,
): InvitationState {
  const said = status?.trim()
  if (said !== undefined && said !== 'pending')
    return { kind: 'closed', why: Object.hasOwn(CLOSED, said) ? (CLOSED[said] ?? 'other') : 'other' }
  return (timeLeft(expires_at, now, timeZone) ?? 1) > 0 ? { kind: 'open' } : { kind: 'closed', why: 'expired' }
}

/** The inviting company or brand, if the provider names it. */
export const inviterOf = ({ company_name, brand_name }: InvitationStatus) => company_name?.trim() || brand_name?.trim()

/** The state of an invitation that could not be read. */
export function stateOfFailure({ status_code }: Pick<ApiError, 'status_code'>): InvitationState {
  if (status_code === 401) return { kind: 'sign-in' }
  if (status_code === 400 || status_code === 404) return { kind: 'closed', why: 'unknown' }
  return status_code === 410 ? { kind: 'closed', why: 'expired' } : { kind: 'failed' }
}

/** Whether the invitation is for another address than that of the signed-in user. False if either is unknown. */
export const isForAnother = (invited: string | undefined, signedIn: string | undefined): boolean =>
  Boolean(invited && signedIn) && invited?.trim().toLowerCase() !== signedIn?.trim().toLowerCase()
