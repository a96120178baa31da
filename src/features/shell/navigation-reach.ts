import { canAccessAnalytics, canManageSubscription, isCompanyAdmin, type Rights } from '~/permissions/permissions'

/** Decision 26: who reaches what. */
const REACHES = { analytics: canAccessAnalytics, subscription: canManageSubscription, company: isCompanyAdmin }

/** Whom an entry of the side navigation is shown to. */
export type Reach = keyof typeof REACHES

/** @param reach everyone when not given */
export const reaches = (user: Rights, reach: Reach | undefined): boolean => reach === undefined || REACHES[reach](user)

/** Then the entry is not current while one of its sub-pages is open. */
export const hasEntryBelow = (to: string, entries: readonly { to: string }[]): boolean =>
  entries.some((other) => other.to.startsWith(`${to}/`))
