import type { User } from '~/api/generated/types.gen'
import { NO_ID } from '~/api/normalise/primitives'
import { normaliseUser } from '~/api/normalise/user'
import { MINUTE_MS } from '~/platform/clock'
import { isObject, own, parseJson } from '~/platform/json'

/** What the auth store holds (F §3). */
export type AuthState = {
  user: User | null
  /** When the user was read from the server, epoch milliseconds: of two the newer counts. 0: nobody knows. */
  userAt: number
  /** The user was loaded: the flag that the guard wants beside tokens and a valid session (B §2). */
  isAuthenticated: boolean
  /** Epoch milliseconds; 0: never. */
  lastActivity: number
}

export const SIGNED_OUT: AuthState = { user: null, userAt: 0, isAuthenticated: false, lastActivity: 0 }

const VERSION = 1
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** K42: a time that makes no sense, or lies too far ahead, is none; one slightly ahead is now. */
export function readTime(value: unknown, now: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return 0
  return value > now + CLOCK_TOLERANCE_MS ? 0 : Math.min(value, now)
}

/**
 * What is stored of a user: enough to greet, nothing that grants. Roles come from the server after every start, so
 * nobody gains a section by editing the storage (C074).
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

/** @returns undefined for anything that is not a stored state of this version (K14) */
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
