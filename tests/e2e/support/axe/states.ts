import type { Fault } from '#mocks/core/faults'
import type { Overrides } from '#mocks/domain/overrides'
import { HUGO } from '#mocks/domain/seed/named.ts'

export const BUSY = '[aria-busy="true"]'

/** Queries of the pages themselves. The calls of the session and the frame get normal answers. */
const READ = [
  'listBrands',
  'listRecentActivity',
  'getBrandsOverview',
  'listUsers',
  'getProfile',
  'listLoginHistory',
  'listSupportedLanguages',
  'getBusinessEligibility',
  'getBusinessStatus',
  'getBusinessStats',
  'listInvitations',
  'getTrialStatus',
  'listTrialEvents',
  'detectUpgrade',
  'getBrand',
  'listBrandUsers',
  'listUserBrands',
] as const

const each = (kind: Pick<Fault, 'kind' | 'status'>): Fault[] => READ.map((operation) => ({ operation, ...kind }))

type ReadState = {
  name: string
  overrides?: Overrides
  faults?: Fault[]
  /** The signed-in user. */
  email?: string
  /** The queries complete. */
  settled: boolean
}

/** The states of pages other than the usual one with data. */
export const READ_STATES: readonly ReadState[] = [
  {
    name: 'empty',
    overrides: { brands: 0, users: 1, invitations: 0, noActivity: true, noLogins: true },
    settled: true,
  },
  { name: 'on its way', faults: each({ kind: 'hang' }), settled: false },
  // this status is not retried
  { name: 'failed', faults: each({ kind: 'status', status: 404 }), settled: true },
  { name: 'at its limits', overrides: { limits: { users: 85, brands: 47 } }, settled: true },
  { name: 'in a trial that ends', overrides: { trialDays: 1, brands: 1, users: 2 }, settled: true },
  { name: 'not paid', overrides: { billingStatus: 'past_due', nextBillingInDays: -3 }, settled: true },
  { name: 'for who only reads', email: HUGO, settled: true },
]
