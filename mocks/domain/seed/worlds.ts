import type { Overrides } from '../overrides.ts'
import { BASTIEN, CLAIRE, HUGO, LEA } from './named.ts'

/** The ids between are brands of other companies. */
const isOfAgency = (id: number) => id < 48 || id > 51

/** Named states: `createBackend({ overrides: worlds.pastDue })`. They change the agency unless stated otherwise. */
export const worlds = {
  agency: {},
  solo: { companyName: 'Atelier Lumière', businessMode: 'solo', plan: 'solo_business', brands: 1, users: 4 },
  noBrand: { brands: 0 },
  tenThousandBrands: { brands: 10_000, limits: { brands: 12_000 } },
  /** 1,000 users and 200 brands; one user has all of the brands. */
  largeAgency: {
    brands: 200,
    users: 1000,
    limits: { brands: 250, users: 1200 },
    user: { email: BASTIEN, brand_ids: Array.from({ length: 204 }, (_, at) => at + 1).filter(isOfAgency) },
  },
  noInvitation: { invitations: 0 },
  quiet: { noActivity: true, noLogins: true, noTrialEvents: true },
  trial: { trialDays: 12, brands: 1, users: 2 },
  trialMedium: { trialDays: 7, brands: 1, users: 2 },
  trialHigh: { trialDays: 3, brands: 1, users: 2 },
  trialCritical: { trialDays: 1, brands: 1, users: 2 },
  trialEndsToday: { trialDays: 0, brands: 1, users: 2 },
  trialOver: { trialDays: -2, brands: 1, users: 2 },
  pastDue: { billingStatus: 'past_due', nextBillingInDays: -3 },
  cancelled: { billingStatus: 'cancelled', nextBillingInDays: null },
  unknownBilling: { billingStatus: 'incomplete' },
  noPlan: { plan: null, nextBillingInDays: null },
  growing: { plan: 'agency_starter', brands: 3, users: 4 },
  usageAmber: { limits: { users: 106, brands: 59 } },
  usageRed: { limits: { users: 92, brands: 51 } },
  limitsReached: { limits: { users: 85, brands: 47 } },
  overLimit: { limits: { users: 70, brands: 40 } },
  zeroLimits: { limits: { users: 0, brands: 0 } },
  cannotManageSubscription: { user: { email: CLAIRE, can_manage_subscription: false } },
  neverLoggedIn: { user: { email: CLAIRE, last_login: null } },
  noNames: { user: { email: CLAIRE, first_name: '', last_name: '' } },
  memberWithCompanyFlag: { user: { email: LEA, granted: { company_admin: true } } },
  readOnlyWithCompanyFlag: { user: { email: HUGO, granted: { company_admin: true } } },
  unknownRole: { user: { email: LEA, user_type: 'franchise_owner' } },
  bareAnswers: { settings: { refreshAnswer: 'bare', registerAnswer: 'bare' } },
  wrappedAnswers: { settings: { refreshAnswer: 'wrapped', registerAnswer: 'wrapped' } },
  immediateUpgrade: { plan: 'agency_starter', brands: 3, users: 4, settings: { checkout: 'immediate' } },
  overriddenTexts: { translations: { fr: { common: { 'common.appName': 'Atelier Lumière' } } } },
} satisfies Record<string, Overrides>

export type WorldName = keyof typeof worlds
