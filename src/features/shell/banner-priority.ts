import type { Slots } from '~/api/generated/types.gen'
import { nearLimits } from '~/features/shared/near-limit'

/** Decision 25, the most urgent first. One is shown at a time. */
const ORDER = ['offline', 'past-due', 'trial', 'limit', 'cancelled', 'new-version'] as const

export type BannerKind = (typeof ORDER)[number]

/** Cannot be dismissed. */
const CRITICAL: readonly BannerKind[] = ['offline', 'past-due', 'trial']

export const isDismissible = (kind: BannerKind) => !CRITICAL.includes(kind)

export type BannerFacts = {
  offline: boolean
  /** From the server (B §4); undefined for users without access to the subscription. */
  billingStatus?: string | undefined
  /** One day left or less, or the trial is over. */
  trialCritical: boolean
  nearLimit: boolean
  newVersion: boolean
}

export function bannerFor(facts: BannerFacts, dismissed: readonly BannerKind[] = []): BannerKind | undefined {
  const raised: Record<BannerKind, boolean> = {
    offline: facts.offline,
    'past-due': facts.billingStatus === 'past_due',
    trial: facts.trialCritical,
    limit: facts.nearLimit,
    cancelled: facts.billingStatus === 'cancelled',
    'new-version': facts.newVersion,
  }
  return ORDER.find((kind) => raised[kind] && !(isDismissible(kind) && dismissed.includes(kind)))
}

/** B §2: users or brands at 90 % or more. */
export const isNearLimit = (slots: Slots | undefined) => nearLimits(slots).length > 0
