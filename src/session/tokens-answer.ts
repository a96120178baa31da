import { jwtDecode } from 'jwt-decode'

import { toId, toNumber } from '~/api/normalise/primitives'
import { own } from '~/platform/json'
import { isId } from '~/platform/storage'

/** The valid tokens of a login, registration or refresh. */
export type ReceivedTokens = {
  access: string
  /** Undefined when a refresh does not rotate it. */
  refresh: string | undefined
  /** Epoch milliseconds on this device's clock. */
  expiresAt: number
  userId: number | null
}

/** An access token counts as expired this long before its real expiry. */
export const SAFETY_MARGIN_MS = 30_000

export const isExpired = (expiresAt: number, now: number): boolean => expiresAt - now <= SAFETY_MARGIN_MS

/** Expiry unknown: the next 401 ends the token (C016). */
const UNKNOWN_EXPIRY = Number.MAX_SAFE_INTEGER
const LONGEST_S = 366 * 24 * 60 * 60

/** A token must be a valid header value. */
export const isToken = (value: unknown): value is string => typeof value === 'string' && /^[\x21-\x7E]+$/.test(value)

/** @returns undefined unless it is a valid duration */
export const toSeconds = (value: unknown): number | undefined => {
  const number = toNumber(value)
  return number !== null && number >= 0 && number <= LONGEST_S ? number : undefined
}

/** Reads the payload of a three-part token, own keys only. A hint, never proof. */
export function readClaims(token: string): { exp: number | null; iat: number | null; userId: number | null } {
  try {
    const claims: unknown = token.split('.').length === 3 ? jwtDecode(token) : undefined
    return {
      exp: toNumber(own(claims, 'exp')),
      iat: toNumber(own(claims, 'iat')),
      userId: toId(own(claims, 'user_id')),
    }
  } catch {
    return { exp: null, iat: null, userId: null }
  }
}

/**
 * Counts from the time of receipt, so that a wrong clock does no harm. Uses the seconds of the answer, else the
 * lifetime in the token, else its `exp`. A token with none of them counts as expired. Unreadable seconds: the expiry is
 * unknown.
 */
function expiryOf(answer: unknown, token: string, now: number): number {
  const given = [own(answer, 'access_expires_in'), own(answer, 'expires_in')]
  const span = given.map(toSeconds).find((value) => value !== undefined)
  if (span !== undefined) return now + span * 1000

  const { exp, iat } = readClaims(token)
  if (exp !== null && iat !== null && exp > iat && exp - iat <= LONGEST_S) return now + (exp - iat) * 1000
  if (exp !== null && exp <= now / 1000 + LONGEST_S) return exp * 1000
  return given.some((value) => value !== undefined) ? UNKNOWN_EXPIRY : now
}

/** @returns undefined without an access token */
export function parseTokens(answer: unknown, now: number): ReceivedTokens | undefined {
  const access = own(answer, 'access')
  if (!isToken(access)) return undefined
  const refresh = own(answer, 'refresh')
  const userId = own(own(answer, 'user'), 'id')
  return {
    access,
    refresh: isToken(refresh) ? refresh : undefined,
    expiresAt: expiryOf(answer, access, now),
    userId: isId(userId) ? userId : readClaims(access).userId,
  }
}
