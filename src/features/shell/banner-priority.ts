import type { Slots, User } from '~/api/generated/types.gen'
import { nearLimits } from '~/features/shared/plan/plans'
import { canManageSubscription, managesCompany } from '~/permissions/permissions'

/** Most urgent first. Only one is shown at a time (decision 25). */
const ORDER = ['offline', 'past-due', 'trial', 'limit', 'cancelled', 'new-version'] as const

export type BannerKind = (typeof ORDER)[number]

/** These cannot be dismissed. */
const CRITICAL: readonly BannerKind[] = ['offline', 'past-due', 'trial']

export const isDismissible = (kind: BannerKind) => !CRITICAL.includes(kind)

export type BannerFacts = {
  offline: boolean
  /** From the server; undefined for users without access to the subscription. */
  billingStatus?: string | undefined
  /** At most one day is left, or the trial is over. */
  trialCritical: boolean
  nearLimit: boolean
  newVersion: boolean
}

/** @param silent kinds that are not shown, however critical */
export function bannerFor(
  facts: BannerFacts,
  dismissed: readonly BannerKind[] = [],
  silent: readonly BannerKind[] = [],
): BannerKind | undefined {
  const raised: Record<BannerKind, boolean> = {
    offline: facts.offline,
    'past-due': facts.billingStatus === 'past_due',
    trial: facts.trialCritical,
    limit: facts.nearLimit,
    cancelled: facts.billingStatus === 'cancelled',
    'new-version': facts.newVersion,
  }
  return ORDER.find(
    (kind) => raised[kind] && !silent.includes(kind) && !(isDismissible(kind) && dismissed.includes(kind)),
  )
}

/**
 * What the page tells itself, before it is drawn: nothing may move when it is. The tasks of the dashboard are for users
 * who can do them; the page of the subscription says that the plan is full, not that it is nearly full.
 */
export function toldBy(page: '/dashboard' | '/settings/billing', user: User): readonly BannerKind[] {
  const manager = canManageSubscription(user)
  if (page === '/dashboard') {
    if (manager) return ['past-due', 'trial', 'limit']
    return managesCompany(user) ? ['past-due', 'limit'] : []
  }
  const full = nearLimits(user.company_info?.slots).some(({ used, limit }) => used >= limit)
  return manager ? ['past-due', 'trial', 'cancelled', ...(full ? (['limit'] as const) : [])] : []
}

/** Users or brands have reached 90 % of the limit. */
export const isNearLimit = (slots: Slots | undefined) => nearLimits(slots).length > 0
