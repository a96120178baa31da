import type { Slots } from '~/api/generated/types.gen'
import { nearLimits } from '~/features/shared/plan/plan-limits'

/** Most urgent first. Only one is shown at a time (decision 25). */
const ORDER = ['offline', 'past-due', 'trial', 'limit', 'cancelled', 'new-version'] as const

export type BannerKind = (typeof ORDER)[number]

/** These cannot be dismissed. */
const CRITICAL: readonly BannerKind[] = ['offline', 'past-due', 'trial']

export const isDismissible = (kind: BannerKind) => !CRITICAL.includes(kind)

export type BannerFacts = {
  /** The browser says so, or a section of the page had no answer. */
  offline: boolean
  /** From the server; undefined for users without access to the subscription. */
  billingStatus?: string | undefined
  /** At most three days are left, the trial is over, or a payment is underway. */
  trialEnding: boolean
  nearLimit: boolean
  newVersion: boolean
}

export function bannerFor(facts: BannerFacts, dismissed: readonly BannerKind[] = []): BannerKind | undefined {
  const raised: Record<BannerKind, boolean> = {
    offline: facts.offline,
    'past-due': facts.billingStatus === 'past_due',
    trial: facts.trialEnding,
    limit: facts.nearLimit,
    cancelled: facts.billingStatus === 'cancelled',
    'new-version': facts.newVersion,
  }
  return ORDER.find((kind) => raised[kind] && !(isDismissible(kind) && dismissed.includes(kind)))
}

/** Users or brands have reached 90 % of the limit. */
export const isNearLimit = (slots: Slots | undefined) => nearLimits(slots).length > 0
