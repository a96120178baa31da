import { failure, tooMany } from '../core/failure.ts'
import { MINUTE } from './time.ts'
import { isoTime, type Server } from './world.ts'

/** Failures are counted for unknown accounts too, so that the answer does not reveal who exists. */
const MAX_FAILURES = 5
const LOCK_TIME = 15 * MINUTE

export const signInAttempts = (email: string) => `sign-in:${email}`
export const passwordAttempts = (userId: number) => `password:${userId}`

function lockedFor({ world, now }: Server, key: string): number {
  const until = world.attempts[key]?.locked_until
  return until ? Math.max(0, Date.parse(until) - now()) : 0
}

export function refuseIfLocked(server: Server, key: string): void {
  const left = lockedFor(server, key)
  if (left === 0) return
  const seconds = String(Math.ceil(left / 1000))
  throw failure(423, 'account_locked', 'Compte temporairement verrouillé : trop de tentatives.', {
    headers: { 'Retry-After': seconds },
  })
}

export function refuseIfTooMany(server: Server, key: string): void {
  const left = lockedFor(server, key)
  if (left > 0) throw tooMany(left / 1000, 'Trop de tentatives. Veuillez patienter avant de réessayer.')
}

export function countFailure({ world, now }: Server, key: string): void {
  const earlier = world.attempts[key]
  const recent = earlier && now() - Date.parse(earlier.last_at) < LOCK_TIME ? earlier.failures : 0
  const failures = recent + 1
  const locked = failures >= MAX_FAILURES
  world.attempts[key] = {
    failures: locked ? 0 : failures,
    last_at: isoTime(now()),
    locked_until: locked ? isoTime(now() + LOCK_TIME) : null,
  }
}

export function forgetFailures({ world }: Server, key: string): void {
  delete world.attempts[key]
}
