import { MINUTE_MS } from '~/platform/clock'

import type { OperationId } from './generated/operations.gen'
import { retryBilling } from './retries'

type Freshness = { staleTime: number; gcTime?: number }

const minutes = (fresh: number, cached?: number): Freshness => ({
  staleTime: fresh * MINUTE_MS,
  ...(cached !== undefined && { gcTime: cached * MINUTE_MS }),
})

/** `updatedAt` of the user in a sign-in answer: long ago, because it may hold less than `GET /auth/me/` (C232). */
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
