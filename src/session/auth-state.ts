import type { User } from '~/api/generated/types.gen'
import { NO_ID } from '~/api/normalise/primitives'
import { normaliseUser } from '~/api/normalise/user'
import { MINUTE_MS } from '~/platform/clock'
import { isObject, own, parseJson } from '~/platform/json'

/** The content of the auth store (F §3). */
export type AuthState = {
  user: User | null
  /** When the user was read from the server, in epoch milliseconds. 0: unknown. The newer one wins. */
  userAt: number
  /** True once the user is loaded. The route guard also checks tokens and the idle limit (B §2). */
  isAuthenticated: boolean
  /** Epoch milliseconds; 0: never. */
  lastActivity: number
}

export const SIGNED_OUT: AuthState = { user: null, userAt: 0, isAuthenticated: false, lastActivity: 0 }

const VERSION = 1
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** K42: 0 for an invalid time or one too far ahead; now for one slightly ahead. */
export function readTime(value: unknown, now: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return 0
  return value > now + CLOCK_TOLERANCE_MS ? 0 : Math.min(value, now)
}

/**
 * The stored part of a user: id and names, no role. Roles are loaded after every start, so editing the storage grants
 * nothing (C074).
 */
function storedUser(user: User | null): unknown {
  if (!user) return null
  const { id, username, first_name, last_name } = user
  return { id, username, first_name, last_name }
}

function readUser(value: unknown): User | null {
  if (!isObject(value)) return null
  const user = normaliseUser({
    id: own(value, 'id'),
    username: own(value, 'username'),
    first_name: own(value, 'first_name'),
    last_name: own(value, 'last_name'),
  })
  return user.id === NO_ID ? null : user
}

export const writeAuthState = ({ user, userAt, isAuthenticated, lastActivity }: AuthState): string =>
  JSON.stringify({ state: { user: storedUser(user), userAt, isAuthenticated, lastActivity }, version: VERSION })

/** @returns undefined unless it is a stored state of this version (K14) */
export function parseAuthState(raw: string | null, now: number): AuthState | undefined {
  const stored = raw === null ? undefined : parseJson(raw)?.value
  const state = own(stored, 'state')
  const isAuthenticated = own(state, 'isAuthenticated')
  if (own(stored, 'version') !== VERSION || typeof isAuthenticated !== 'boolean') return undefined
  return {
    user: readUser(own(state, 'user')),
    userAt: readTime(own(state, 'userAt'), now),
    isAuthenticated,
    lastActivity: readTime(own(state, 'lastActivity'), now),
  }
}
