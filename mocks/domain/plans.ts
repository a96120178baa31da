/** In order of rank: an upgrade leads to a plan further down. */
export const plans = [
  { type: 'solo_starter', name: 'Solo Starter', price: 40, brands: 1, users: 2, category: 'solo' },
  { type: 'solo_business', name: 'Solo Business', price: 95, brands: 1, users: 25, category: 'solo' },
  { type: 'solo_enterprise', name: 'Solo Enterprise', price: 250, brands: 1, users: 100, category: 'solo' },
  { type: 'agency_starter', name: 'Agency Starter', price: 80, brands: 5, users: 5, category: 'agency' },
  { type: 'agency_business', name: 'Agency Business', price: 180, brands: 25, users: 25, category: 'agency' },
  { type: 'agency_scale', name: 'Agency Scale', price: 450, brands: 100, users: 100, category: 'agency' },
] as const

export type Plan = (typeof plans)[number]

/** One brand, at most two users. */
export const trialLimits = { brands: 1, users: 2 }
export const TRIAL_DAYS = 14

export const planOf = (type: string | null): Plan | undefined => plans.find((plan) => plan.type === type)

export const rankOf = (type: string | null): number => plans.findIndex((plan) => plan.type === type)
