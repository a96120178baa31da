import { MINUTE_MS } from '~/platform/clock'
import { own, parseJson } from '~/platform/json'

/**
 * The rights that are stored for the next visit: those that navigation and queries need before `GET /auth/me/` has
 * answered. They never decide whether a page is shown (C074).
 */
export type StoredRights = {
  user_type: string
  permissions_summary: { is_company_admin: boolean; is_brand_admin: boolean }
  can_access_analytics: boolean
  can_access_reports: boolean
  subscription_info: { can_manage_subscription: boolean }
}

/**
 * @param said a user from the server, or stored rights
 * @returns null for anything else
 */
export function readStoredRights(said: unknown): StoredRights | null {
  const type = own(said, 'user_type')
  if (typeof type !== 'string' || type === '') return null
  const summary = own(said, 'permissions_summary')
  return {
    user_type: type,
    permissions_summary: {
      is_company_admin: own(summary, 'is_company_admin') === true,
      is_brand_admin: own(summary, 'is_brand_admin') === true,
    },
    can_access_analytics: own(said, 'can_access_analytics') === true,
    can_access_reports: own(said, 'can_access_reports') === true,
    subscription_info: {
      can_manage_subscription: own(own(said, 'subscription_info'), 'can_manage_subscription') === true,
    },
  }
}

/**
 * Checksum of the stored rights. Rights that do not match it were edited and are ignored. It does not prevent forgery:
 * the server decides.
 */
export function sealOf(rights: StoredRights | null, userId: unknown): number {
  let seal = 0
  for (const character of JSON.stringify([userId, rights])) seal = (Math.imul(seal, 31) + character.charCodeAt(0)) | 0
  return seal
}

/** The stored state of the signed-in user. Unchecked: `user` may be anything. */
export type StoredState = {
  user: unknown
  rights: StoredRights | null
  userAt: number
  isAuthenticated: boolean
  lastActivity: number
}

export const VERSION = 1
/** How far the clock may have been ahead when a stored time was written. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** 0 for an invalid time or one too far in the future; one slightly in the future is now. */
export function readTime(value: unknown, now: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return 0
  return value > now + CLOCK_TOLERANCE_MS ? 0 : Math.min(value, now)
}

/** @returns undefined for anything that is not a stored state of this version */
export function readStoredState(raw: string | null, now: number): StoredState | undefined {
  const stored = raw === null ? undefined : parseJson(raw)?.value
  const state = own(stored, 'state')
  const isAuthenticated = own(state, 'isAuthenticated')
  if (own(stored, 'version') !== VERSION || typeof isAuthenticated !== 'boolean') return undefined
  const user = own(state, 'user')
  const rights = readStoredRights(own(state, 'rights'))
  return {
    user,
    rights: own(state, 'seal') === sealOf(rights, own(user, 'id')) ? rights : null,
    userAt: readTime(own(state, 'userAt'), now),
    isAuthenticated,
    lastActivity: readTime(own(state, 'lastActivity'), now),
  }
}
