import { MINUTE_MS } from '~/platform/clock'
import { own, parseJson } from '~/platform/json'

import { readKeptRights, sealOf, type KeptRights } from './kept-rights'

/** The stored state of the signed-in user. Unchecked: `user` may be anything. */
export type StoredState = {
  user: unknown
  rights: KeptRights | null
  userAt: number
  isAuthenticated: boolean
  lastActivity: number
}

export const VERSION = 1
/** How far the clock may have been ahead when a stored time was written. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** 0 for an invalid time or one too far in the future (K42); one slightly in the future is now. */
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
  const rights = readKeptRights(own(state, 'rights'))
  return {
    user,
    rights: own(state, 'seal') === sealOf(rights, own(user, 'id')) ? rights : null,
    userAt: readTime(own(state, 'userAt'), now),
    isAuthenticated,
    lastActivity: readTime(own(state, 'lastActivity'), now),
  }
}
