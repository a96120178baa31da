import { MINUTE_MS } from '~/platform/clock'

import { ApiError, CODES, isAbort } from './api-error'
import type { OperationId } from './generated/operations.gen'

/** Retries after the first attempt. */
export const RETRIES = { query: 2, billing: 3, profile: 2, password: 1, page: 4 } as const

const FIRST_DELAY_MS = 1000
/** Upper bound of the doubling delay. */
const LONGEST_DELAY_MS = 30_000
/** Delay before a password change is retried. */
const PASSWORD_DELAY_MS = 2000
/** A longer `Retry-After` is not waited for: the user retries by hand (C125). */
const LONGEST_PATIENCE_MS = 60_000
/**
 * The longest `Retry-After` for which a query keeps its skeleton, before each of its retries. Above it, the error is
 * shown, which says how long to wait.
 */
const LONGEST_SILENCE_MS = 10_000

/** The refusals that a retry may change: too slow, too early, too many. */
const PASSING = [408, 425, 429]

const isFinal = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status)

/** A 2xx answer with `success: false`. An unreadable answer is not a refusal: the next one may be complete. */
const isRefusal = ({ code, status_code }: ApiError) =>
  status_code >= 200 && status_code < 300 && code !== CODES.invalidResponse

/** Whether a retry may succeed. An error that is not an `ApiError` is a bug and is not retried. */
function mayPass(error: unknown, patienceMs = LONGEST_PATIENCE_MS): boolean {
  if (isAbort(error) || !(error instanceof ApiError)) return false
  if (isFinal(error.status_code) || isRefusal(error)) return false
  return (error.retryAfterMs ?? 0) <= patienceMs
}

const mayPassSoon = (error: unknown) => mayPass(error, LONGEST_SILENCE_MS)

type Retry = (failures: number, error: unknown) => boolean

const upTo =
  (tries: number, accepts: (error: unknown) => boolean): Retry =>
  (failures, error) =>
    failures < tries && accepts(error)

/** Never retries 401 or 403. */
export const retryQuery: Retry = upTo(RETRIES.query, mayPassSoon)
/** For a read of many calls that shows its progress and can be cancelled. */
export const retryLongRead: Retry = upTo(RETRIES.query, mayPass)
/** For a further page of such a list: the pages before it would be lost. */
export const retryPage: Retry = upTo(RETRIES.page, mayPass)
/** Billing and upgrade pages. */
export const retryBilling: Retry = upTo(RETRIES.billing, mayPassSoon)

/** Delay in milliseconds: doubles up to 30 s, and is never shorter than `Retry-After`. */
export function retryDelay(failures: number, error: unknown): number {
  const doubling = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS)
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(doubling, asked)
}

const isPasswordFinal = (error: unknown) => error instanceof ApiError && error.status_code === 429

/** Profile update: 2 retries with a doubling delay, none on 400, 401, 403. On 429 it waits for `Retry-After`. */
export const profileRetry = { retry: upTo(RETRIES.profile, mayPass), retryDelay }

/** Password change: 1 retry after 2 s, none on 400, 401, 403, 429. */
export const passwordRetry = {
  retry: upTo(RETRIES.password, (error) => mayPass(error) && !isPasswordFinal(error)),
  retryDelay: PASSWORD_DELAY_MS,
}

type Freshness = { staleTime: number; gcTime?: number }

const minutes = (fresh: number, cached?: number): Freshness => ({
  staleTime: fresh * MINUTE_MS,
  ...(cached !== undefined && { gcTime: cached * MINUTE_MS }),
})

/** `updatedAt` of the user in a sign-in answer: long ago, because it may hold less than `GET /auth/me/`. */
export const SIGN_IN_ANSWER_AT = 1

/** How long an answer stays fresh, and how long it is cached when unused. Applies to every query of the operation. */
export const FRESHNESS: Partial<Record<OperationId, Freshness>> = {
  getCurrentUser: minutes(5, 10),
  getProfile: minutes(5, 10),
  listLoginHistory: minutes(10, 30),
  listBrands: minutes(5, 10),
  getBrand: minutes(5, 10),
  listUsers: minutes(5, 10),
  listBrandUsers: minutes(2),
  listUserBrands: minutes(2),
  // no time is documented: kept as long as the brand lists, and refetched on each visit
  getBrandsOverview: minutes(1, 10),
  getBusinessEligibility: minutes(2, 5),
  getBusinessStatus: minutes(1, 3),
  getBusinessStats: minutes(5, 10),
  listBusinesses: minutes(10, 30),
  getTrialStatus: minutes(2, 5),
  listTrialEvents: minutes(5, 10),
  listInvitations: minutes(1, 5),
  detectUpgrade: minutes(5, 10),
}

/** Options for queries of the billing and upgrade pages that have no entry above. Spread them into the query. */
export const BILLING_AREA = { ...minutes(5, 30), refetchOnWindowFocus: false, retry: retryBilling } as const
