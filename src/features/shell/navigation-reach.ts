import { canAccessAnalytics, canManageSubscription, isCompanyAdmin, type Rights } from '~/permissions/permissions'

/** The right that each kind of page requires (decision 26). */
const REACHES = { analytics: canAccessAnalytics, subscription: canManageSubscription, company: isCompanyAdmin }

/** The users who see an entry of the side navigation. */
export type Reach = keyof typeof REACHES

/** @param reach undefined means everyone */
export const reaches = (user: Rights, reach: Reach | undefined): boolean => reach === undefined || REACHES[reach](user)

/** If so, the entry is not current while one of its sub-pages is open. */
export const hasEntryBelow = (to: string, entries: readonly { to: string }[]): boolean =>
  entries.some((other) => other.to.startsWith(`${to}/`))
