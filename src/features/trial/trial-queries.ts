import { BILLING_AREA, FRESHNESS } from '~/api/freshness'
import { detectUpgradeOptions, listTrialEventsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { canManageSubscription, isCompanyAdmin, type Rights } from '~/permissions/permissions'
import { MINUTE_MS } from '~/platform/clock'

/** Whether the pages about the subscription ask about the trial: for company admins who may manage it (SUB-10). */
export const asksAboutTrial = (user: Rights): boolean => canManageSubscription(user) && isCompanyAdmin(user)

/** On the settings pages, the history is refetched sooner than elsewhere. */
const EVENTS_FRESH_MS = MINUTE_MS

/** Belongs to the billing area; a freshness by operation takes precedence over the area's. */
export const trialEventsOptions = () => ({
  ...listTrialEventsOptions(),
  ...BILLING_AREA,
  ...FRESHNESS.listTrialEvents,
  staleTime: EVENTS_FRESH_MS,
})

export const upgradeOpportunitiesOptions = () => ({
  ...detectUpgradeOptions(),
  ...BILLING_AREA,
  ...FRESHNESS.detectUpgrade,
})
