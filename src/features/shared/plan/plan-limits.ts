import type { SubscriptionInfo, Slots, User } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/names'
import { hasLimit, usageOf } from '~/design/feedback/UsageBar'
import { useNow } from '~/features/shared/Moment'
import { timeLeft, useTimeZone, toInstant } from '~/i18n/dates'
import { useFormats, type Formats } from '~/i18n/formats'

/** A limit of the plan that is used up. */
export type LimitReached = { of: 'brands' | 'users'; used: number; most: number }

/**
 * Half of the plans hold one brand. Such a plan is always full, and its brand stands where others have a list. A company
 * may have more brands than its plan holds: then it has a list.
 */
export const holdsOneBrand = (slots: Slots | null | undefined): boolean =>
  slots?.brands_limit === 1 && (slots.brands_used ?? 0) <= 1

/** The id of the brand of a plan that holds one. Undefined until it exists, or if the account does not name it. */
export function onlyBrandOf(user: Pick<User, 'company_info' | 'brands'> | null | undefined): number | undefined {
  const [brand, ...others] = user?.brands ?? []
  if (brand === undefined || others.length > 0 || !holdsOneBrand(user?.company_info?.slots)) return undefined
  return typeof brand === 'number' ? brand : brand.id
}

/**
 * Undefined while there is room, or if the limit is missing, zero or negative (K50), or the usage not known. The server
 * has the last word.
 */
export function limitReached(
  user: Pick<User, 'company_info'> | null | undefined,
  of: LimitReached['of'],
): LimitReached | undefined {
  const slots = user?.company_info?.slots
  if (!slots) return undefined
  const [used, most] = of === 'brands' ? [slots.brands_used, slots.brands_limit] : [slots.users_used, slots.users_limit]
  if (!most || most < 0 || used === null || used < most) return undefined
  return { of, used, most }
}

/** The order is the rank: an upgrade leads to a later plan. */
export const PLAN_TYPES = [
  'solo_starter',
  'solo_business',
  'solo_enterprise',
  'agency_starter',
  'agency_business',
  'agency_scale',
] as const

export type PlanType = (typeof PLAN_TYPES)[number]

type Suggestion = { recommended_plan?: string | null }

/**
 * The one plan that the server suggests, whatever the number of reasons: the highest, which answers all of them.
 * A plan that is not ours is named as it is. Undefined without any.
 */
export function suggestedPlan(suggestions: readonly Suggestion[]): string | undefined {
  const names = suggestions.flatMap(({ recommended_plan: name }) => name?.trim() || [])
  const known = new Set(names.map(planTypeOf))
  return PLAN_TYPES.findLast((type) => known.has(type)) ?? names[0]
}

/** No plan is above it. */
const HIGHEST = PLAN_TYPES.at(-1)

type Subscriber = Pick<User, 'subscription_info'>

const isHighest = ({ current_plan }: SubscriptionInfo) => planTypeOf(current_plan?.name) === HIGHEST

/** What tells a trial from a paid plan, as it may arrive. */
export type TrialSigns = Partial<Pick<SubscriptionInfo, 'billing_status' | 'current_plan' | 'trial_expires_at'>> & {
  is_trial?: boolean | null
}

/**
 * Nothing is paid for yet, even if the server names a plan: a trial that runs, or one that has ended, which some servers
 * no longer call a trial. An answer without a state says so by its flag alone.
 */
export function isTrial({ is_trial, billing_status, current_plan, trial_expires_at }: TrialSigns): boolean {
  if (is_trial || billing_status === undefined) return is_trial === true
  return billing_status ? ['trial', 'expired'].includes(billing_status) : !!trial_expires_at && !current_plan?.name
}

/** Only while it is paid for: a trial has not bought its plan, and a cancelled one ends. */
export const hasHighestPlan = ({ subscription_info: subscription }: Subscriber): boolean =>
  subscription?.is_trial === false && subscription.billing_status === 'active' && isHighest(subscription)

/** Whether the page of the plans has one to choose. If not, no link leads there, whatever `can_upgrade` says. */
export const hasPlanToChoose = ({ subscription_info: subscription }: Subscriber): boolean =>
  !subscription || isTrial(subscription) || !isHighest(subscription)

/** Label of the link to the plans: a plan is chosen in a trial and without one, and changed otherwise. */
export function plansLabel(user: Pick<User, 'subscription_info'> | undefined) {
  const subscription = user?.subscription_info
  const has = !subscription || (!isTrial(subscription) && subscription.current_plan?.name)
  return has ? 'navigation.upgrade' : 'frame.trial.choosePlan'
}

export const PLANS_PAGE = '/subscription/upgrade'

export type LargerPlan = {
  /** There is no larger plan: the user is told so. */
  highest: boolean
  to: '/settings/billing' | typeof PLANS_PAGE
  label: 'subscription.plan.manage' | ReturnType<typeof plansLabel>
}

/** Where to send a user whose plan is full: to the plans or, if none can be chosen, to the subscription. */
export const largerPlanFor = (user: Pick<User, 'subscription_info'> | undefined): LargerPlan =>
  user && !hasPlanToChoose(user)
    ? { highest: hasHighestPlan(user), to: '/settings/billing', label: 'subscription.plan.manage' }
    : { highest: false, to: PLANS_PAGE, label: plansLabel(user) }

/** Whether there is another plan to choose. */
export const leadsToPlans = ({ to }: LargerPlan): boolean => to === PLANS_PAGE

type NearLimit = { of: 'users' | 'brands'; used: number; limit: number; free: number }

/** None for a usage that is not known. */
function nearly(slots: Slots, of: NearLimit['of'], withReserved: boolean): NearLimit[] {
  const { used, limit } = slotsOf(slots, of)
  const usage = usageOf(used, limit, withReserved ? reservedOf(slots, of) : 0)
  if (used === null || usage?.level !== 'error') return []
  return [{ of, used, limit: usage.limit, free: freeSlots(slots, of) ?? 0 }]
}

/**
 * The limits of the plan of which 90 % or more is used. No warning without a limit, nor for a plan of one brand,
 * which is always full.
 * @param withReserved counts what is reserved, too
 */
export function nearLimits(slots: Slots | undefined, withReserved = false): NearLimit[] {
  if (!slots) return []
  return [
    ...nearly(slots, 'users', withReserved),
    ...(holdsOneBrand(slots) ? [] : nearly(slots, 'brands', withReserved)),
  ]
}

/** The numbers of one kind. */
export const slotsOf = (slots: Slots, of: NearLimit['of']) =>
  of === 'users'
    ? { used: slots.users_used, limit: slots.users_limit, available: slots.users_available }
    : { used: slots.brands_used, limit: slots.brands_limit, available: slots.brands_available }

/**
 * The free slots of the plan, as the server counts them, else the limit minus what is used. Undefined without a
 * known limit: missing, zero or negative.
 */
export function freeSlots(slots: Slots | null | undefined, of: NearLimit['of']): number | undefined {
  if (!slots) return undefined
  const { used, limit, available } = slotsOf(slots, of)
  if (!hasLimit(limit)) return undefined
  const free = available ?? (used === null ? null : limit - used)
  return free === null ? undefined : Math.max(0, free)
}

/** What is neither used nor free: the server reserves it for pending invitations. */
export function reservedOf(slots: Slots, of: NearLimit['of']): number {
  const { used, limit } = slotsOf(slots, of)
  const free = freeSlots(slots, of)
  return used === null || free === undefined || !hasLimit(limit) ? 0 : Math.max(0, limit - used - free)
}

/** What a plan limits. */
export type Resource = {
  of: 'users' | 'brands'
  used: number | null
  limit: number | null
  free: number | undefined
  reserved: number
  pending?: number | null | undefined
}

/** @param pending number of pending invitations: undefined if not known, null until it may be */
export const resourcesOf = (slots: Slots, pending: Resource['pending'], withoutOnlyBrand: boolean): Resource[] =>
  (withoutOnlyBrand && holdsOneBrand(slots) ? ['users' as const] : ['users' as const, 'brands' as const]).map((of) => ({
    of,
    ...slotsOf(slots, of),
    free: freeSlots(slots, of),
    reserved: reservedOf(slots, of),
    pending: of === 'users' ? pending : undefined,
  }))

export type TrialUrgency = 'critical' | 'high' | 'medium' | 'low'

/** The trial of a company, as screens show it. */
export type TrialState =
  | { kind: 'none' }
  /** A payment is underway: nobody is asked to choose a plan meanwhile. */
  | { kind: 'activating'; urgency: 'low'; endsAt: null }
  | { kind: 'expired'; urgency: 'critical'; endsAt: string | null }
  | { kind: 'ends-today' | 'ends-tomorrow'; urgency: 'critical'; endsAt: string }
  | { kind: 'days-left'; urgency: TrialUrgency; days: number; endsAt: string | null }

type RunningTrial = Exclude<TrialState, { kind: 'none' }>

/** At most three days are left, or the trial is over: banner and tasks ask for a plan. */
export const isEnding = (trial: TrialState): trial is RunningTrial =>
  trial.kind !== 'none' && ['critical', 'high'].includes(trial.urgency)

/** Values of the `…endsSoon` messages: the day and, if the end has one, the time. */
export const endsSoon = (kind: 'ends-today' | 'ends-tomorrow', endsAt: string, { time }: Formats) => {
  const day = kind === 'ends-today' ? 'today' : 'tomorrow'
  return { when: toInstant(endsAt)?.dayOnly ? day : (`${day}At` as const), time: time(endsAt) }
}

export const isCancelled = (subscription: Partial<SubscriptionInfo> | null | undefined): boolean =>
  subscription?.billing_status === 'cancelled'

/** The day in words. Undefined once it has passed, or if the server names none. */
function useDateAhead(day: string | null | undefined): string | undefined {
  const { date } = useFormats()
  const left = timeLeft(day, useNow(), useTimeZone()) ?? 0
  return left > 0 ? date(day) : undefined
}

/** The day until which a cancelled subscription or trial runs, in words. */
export function useAccessEnd(subscription: SubscriptionInfo | null | undefined): string | undefined {
  const day = useDateAhead(subscription?.[subscription.is_trial ? 'trial_expires_at' : 'next_billing_date'])
  return isCancelled(subscription) ? day : undefined
}

/** The day of the next payment, in words: only an active plan outside a trial has one. */
export function useNextPayment(subscription: SubscriptionInfo): string | undefined {
  const day = useDateAhead(subscription.next_billing_date)
  return !subscription.is_trial && subscription.billing_status === 'active' ? day : undefined
}
