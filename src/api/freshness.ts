import { MINUTE_MS } from '~/platform/clock'

import type { OperationId } from './generated/operations.gen'
import { retryBilling } from './retries'

type Freshness = { staleTime: number; gcTime?: number }

const minutes = (fresh: number, kept?: number): Freshness => ({
  staleTime: fresh * MINUTE_MS,
  ...(kept !== undefined && { gcTime: kept * MINUTE_MS }),
})

/** How long an answer is fresh, and kept once nobody looks (F §9, B §9). Applied to every query of the operation. */
export const FRESHNESS: Partial<Record<OperationId, Freshness>> = {
  getCurrentUser: minutes(5, 10),
  getProfile: minutes(5, 10),
  listLoginHistory: minutes(10, 30),
  listBrands: minutes(5, 10),
  getBrand: minutes(5, 10),
  listUsers: minutes(5, 10),
  listBrandUsers: minutes(2),
  listUserBrands: minutes(2),
  getBusinessEligibility: minutes(2, 5),
  getBusinessStatus: minutes(1, 3),
  getBusinessStats: minutes(5, 10),
  listBusinesses: minutes(10, 30),
  getTrialStatus: minutes(2, 5),
  listTrialEvents: minutes(5, 10),
  listInvitations: minutes(1, 5),
  detectUpgrade: minutes(5, 10),
}

/** B §8, §9: for queries of the billing and upgrade pages that no rule above names. Spread into their options. */
export const BILLING_AREA = { ...minutes(5, 30), refetchOnWindowFocus: false, retry: retryBilling } as const
