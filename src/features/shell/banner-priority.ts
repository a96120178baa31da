import type { Slots } from '~/api/generated/types.gen'

/** Decision 25, most urgent first. Only one is shown. */
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

const WARNING_SHARE = 0.9

const nearlyFull = (used: number, limit: number | null) => limit !== null && limit > 0 && used / limit >= WARNING_SHARE

/**
 * B §2: 90 % of users or brands. K50: no warning without a limit. A plan for one brand is always full and never counts.
 */
export const isNearLimit = (slots: Slots | undefined) =>
  slots !== undefined &&
  (nearlyFull(slots.users_used, slots.users_limit) ||
    (slots.brands_limit !== 1 && nearlyFull(slots.brands_used, slots.brands_limit)))
