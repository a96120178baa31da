import { detectUpgradeOptions, listTrialEventsOptions } from '~/api/generated/@tanstack/react-query.gen'

const MINUTE = 60_000

/** B §9, K22: on the settings pages fresh 1 min instead of 5; kept 10. */
export const trialEventsOptions = () => ({ ...listTrialEventsOptions(), staleTime: MINUTE, gcTime: 10 * MINUTE })

/** B §9: fresh 5 min, kept 10. */
export const upgradeOpportunitiesOptions = () => ({
  ...detectUpgradeOptions(),
  staleTime: 5 * MINUTE,
  gcTime: 10 * MINUTE,
})
