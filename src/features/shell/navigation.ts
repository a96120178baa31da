import type { User } from '~/api/generated/types.gen'
import {
  AnalyticsIcon,
  BrandsIcon,
  CardIcon,
  DashboardIcon,
  MailIcon,
  PagesIcon,
  SettingsIcon,
  UsersIcon,
} from '~/design/icons/icons'
import type { PlainMessageId } from '~/i18n/messages'
import { canAccessAnalytics, canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

export type NavigationEntry = {
  to: string
  label: PlainMessageId
  Icon: typeof DashboardIcon
  /** Not current while one of its sub-pages, an entry of its own, is open. */
  exact?: true
}

type Area = { entry: NavigationEntry; reaches: (user: User) => boolean }

const everyone = () => true

/** Decision 26: who reaches what. An area appears as soon as its route exists. */
const AREAS: readonly Area[] = [
  { reaches: everyone, entry: { to: '/dashboard', label: 'navigation.dashboard', Icon: DashboardIcon } },
  // read-only without pages.write
  { reaches: everyone, entry: { to: '/pages', label: 'navigation.pages', Icon: PagesIcon } },
  { reaches: canAccessAnalytics, entry: { to: '/analytics', label: 'navigation.analytics', Icon: AnalyticsIcon } },
  { reaches: everyone, entry: { to: '/brands', label: 'navigation.brands', Icon: BrandsIcon } },
  { reaches: isCompanyAdmin, entry: { to: '/users', label: 'navigation.users', Icon: UsersIcon, exact: true } },
  { reaches: isCompanyAdmin, entry: { to: '/users/invitations', label: 'navigation.invitations', Icon: MailIcon } },
]

const ACCOUNT: readonly Area[] = [
  {
    reaches: canManageSubscription,
    entry: { to: '/subscription/upgrade', label: 'navigation.subscription', Icon: CardIcon },
  },
  { reaches: everyone, entry: { to: '/settings', label: 'navigation.settings', Icon: SettingsIcon } },
]

export type Navigation = { areas: readonly NavigationEntry[]; account: readonly NavigationEntry[] }

/** Only what the user's permissions reach and what exists (decision 29). */
export function navigationFor(user: User, exists: (path: string) => boolean): Navigation {
  const reached = (areas: readonly Area[]) =>
    areas.filter(({ entry, reaches }) => exists(entry.to) && reaches(user)).map(({ entry }) => entry)
  return { areas: reached(AREAS), account: reached(ACCOUNT) }
}
