import { planName, planTypeOf } from '~/api/names'
import { PLAN_TYPES, type PlanType } from '~/features/shared/plan/plan-limits'
import type { PlainMessageId } from '~/i18n/messages'

export type PlanFamily = 'solo' | 'agency'
export type PlanFeature = (typeof PLAN_FEATURES)[number]

export type Plan = {
  planType: PlanType
  /** A proper name, the same in all languages. */
  name: string
  /** Euros a month, tax excluded. */
  price: number
  brandsLimit: number
  usersLimit: number
  category: PlanFamily
  description: PlainMessageId
  isPopular: boolean
  isEnterprise: boolean
  features: readonly PlanFeature[]
}

/** In the order of display. */
export const PLAN_FEATURES = [
  'sites',
  'templates',
  'analytics',
  'emailSupport',
  'multiClient',
  'crm',
  'whiteLabel',
  'api',
  'accountManager',
] as const

const STARTER = ['sites', 'templates', 'analytics', 'emailSupport'] as const
const SOLO_BUSINESS = [...STARTER, 'crm'] as const
const AGENCY_STARTER = [...STARTER, 'multiClient'] as const
const AGENCY_BUSINESS = [...AGENCY_STARTER, 'crm', 'whiteLabel'] as const
const AGENCY_SCALE = [...AGENCY_BUSINESS, 'api', 'accountManager'] as const

type Row = readonly [price: number, brands: number, users: number, features: readonly PlanFeature[]]

/** Price in euros a month, brands, users and features of each plan. */
const TABLE: Readonly<Record<PlanType, Row>> = {
  solo_starter: [40, 1, 2, STARTER],
  solo_business: [95, 1, 25, SOLO_BUSINESS],
  solo_enterprise: [250, 1, 100, SOLO_BUSINESS],
  agency_starter: [80, 5, 5, AGENCY_STARTER],
  agency_business: [180, 25, 25, AGENCY_BUSINESS],
  agency_scale: [450, 100, 100, AGENCY_SCALE],
}

const POPULAR: readonly PlanType[] = ['solo_business', 'agency_business']
const ENTERPRISE: readonly PlanType[] = ['solo_enterprise', 'agency_scale']

/** The only catalogue: the cards, the comparison, the dialog and the result pages use it. */
export const PLANS: readonly Plan[] = PLAN_TYPES.map((planType) => {
  const [price, brandsLimit, usersLimit, features] = TABLE[planType]
  return {
    planType,
    name: planName(planType),
    price,
    brandsLimit,
    usersLimit,
    category: planType.startsWith('solo') ? 'solo' : 'agency',
    description: `plans.description.${planType}`,
    isPopular: POPULAR.includes(planType),
    isEnterprise: ENTERPRISE.includes(planType),
    features,
  }
})

/** @param planType from a URL or an answer; may be anything (C274) */
export const planByType = (planType: unknown): Plan | undefined => PLANS.find((plan) => plan.planType === planType)

/** The server names the current plan and gives no type: 'Agency Scale' and 'agency_scale' are the same plan. */
export const planByName = (name: string | null | undefined): Plan | undefined => planByType(planTypeOf(name))

/**
 * `tried`: the plan of a trial, which is not paid for yet. `aside`: of lower rank though dearer, so no user would call
 * it lower.
 */
export type PlanStanding = 'current' | 'tried' | 'lower' | 'aside' | 'higher'

/** From an unknown current plan, every plan is higher. */
export function standingOf(plan: Plan, current: Plan | undefined, inTrial = false): PlanStanding {
  if (!current) return 'higher'
  if (plan.planType === current.planType) return inTrial ? 'tried' : 'current'
  if (PLANS.indexOf(plan) > PLANS.indexOf(current)) return 'higher'
  return plan.price > current.price ? 'aside' : 'lower'
}

/** A plan of higher rank, or the one that a trial is on. */
export const isChoosable = (standing: PlanStanding): boolean => standing === 'higher' || standing === 'tried'

/** A plan of lower rank: the support helps to move to it. */
export const isBelow = (standing: PlanStanding): boolean => standing === 'lower' || standing === 'aside'

/** The next smaller plan of the family: a card names it instead of repeating its features. */
export function smallerOf({ category, planType }: Plan): Plan | undefined {
  const family = PLANS.filter((plan) => plan.category === category)
  return family[family.findIndex((plan) => plan.planType === planType) - 1]
}

/** What a plan has beyond another one. */
export const newFeatures = ({ features }: Plan, than: Plan | undefined): PlanFeature[] =>
  features.filter((feature) => !than?.features.includes(feature))

/** All features of a plan, those that another one lacks first. */
export function newFirst(plan: Plan, than: Plan | undefined): PlanFeature[] {
  const added = newFeatures(plan, than)
  return [...added, ...plan.features.filter((feature) => !added.includes(feature))]
}

/**
 * The first plan by rank that has room for so many, as the server looks for one: a plan of one brand before one for
 * clients, whatever is cheaper. Undefined if none has room, or if a number is not known.
 */
export const smallestFor = (usage: Usage, plans: readonly Plan[] = PLANS): Plan | undefined =>
  usage.brands === null || usage.users === null ? undefined : plans.find((plan) => !exceeds(usage, plan))

/** Null: not known. */
export type Usage = { brands: number | null; users: number | null }

/** A plan of higher rank may allow less than the current usage. No warning for a usage that is not known. */
export const exceeds = ({ brands, users }: Usage, { brandsLimit, usersLimit }: Plan): boolean =>
  (brands !== null && brands > brandsLimit) || (users !== null && users > usersLimit)
