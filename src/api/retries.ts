import { ApiError, isAbort } from './api-error'

/** Tries after the first one (K9). */
export const RETRIES = { query: 2, billing: 3, profile: 2, password: 1 } as const

const FIRST_DELAY_MS = 1000
/** B §9: a doubling delay stops growing here. */
const LONGEST_DELAY_MS = 30_000
/** B §9: before a password change is tried again. */
const PASSWORD_DELAY_MS = 2000
/** Nobody waits longer for a page: a server that asks for more is asked again by hand (C125). */
const LONGEST_PATIENCE_MS = 60_000

/** Answers that another try cannot change. */
const FINAL = new Set([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 423])

/** What an error of a query says about another try; anything that is no ApiError is a fault of ours and final. */
function mayPass(error: unknown): boolean {
  if (isAbort(error) || !(error instanceof ApiError)) return false
  return !FINAL.has(error.status_code) && (error.retryAfterMs ?? 0) <= LONGEST_PATIENCE_MS
}

type Retry = (failures: number, error: unknown) => boolean

const upTo =
  (tries: number, accepts: (error: unknown) => boolean): Retry =>
  (failures, error) =>
    failures < tries && accepts(error)

/** Never on 401 or 403 (F §8). */
export const retryQuery: Retry = upTo(RETRIES.query, mayPass)
/** Billing and upgrade area (B §8). */
export const retryBilling: Retry = upTo(RETRIES.billing, mayPass)

/** Doubling, at most 30 s; never before the server's `Retry-After`. */
export function retryDelay(failures: number, error: unknown): number {
  const doubling = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(doubling, asked)
}

const isPasswordFinal = (error: unknown) => error instanceof ApiError && error.status_code === 429

/** Profile update: twice, doubling, not on 400, 401, 403; 429 waits for `Retry-After` (K9). */
export const profileRetry = { retry: upTo(RETRIES.profile, mayPass), retryDelay }

/** Password change: once after 2 s, not on 400, 401-type, 403, 429 (B §9). */
export const passwordRetry = {
  retry: upTo(RETRIES.password, (error) => mayPass(error) && !isPasswordFinal(error)),
  retryDelay: PASSWORD_DELAY_MS,
}
