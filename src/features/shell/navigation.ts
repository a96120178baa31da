import type { User } from '~/api/generated'
import {
  AnalyticsIcon,
  BrandsIcon,
  CardIcon,
  DashboardIcon,
  MailIcon,
  PagesIcon,
  SettingsIcon,
  UsersIcon,
} from '~/design/icons'
import type { PlainMessageId } from '~/i18n/messages'
import { canAccessAnalytics, canManageSubscription, isCompanyAdmin } from '~/permissions/permissions'

export type NavigationEntry = {
  to: string
  label: PlainMessageId
  Icon: typeof DashboardIcon
  /** Not current while one of its sub-pages, an entry of its own, is open. */
  exact?: true
}

type Area = NavigationEntry & { reaches: (user: User) => boolean }

const everyone = () => true

/** Decision 26: who reaches what. An area appears as soon as its route exists. */
const AREAS: readonly Area[] = [
  { to: '/dashboard', label: 'navigation.dashboard', Icon: DashboardIcon, reaches: everyone },
  // without pages.write it is read-only
  { to: '/pages', label: 'navigation.pages', Icon: PagesIcon, reaches: everyone },
  { to: '/analytics', label: 'navigation.analytics', Icon: AnalyticsIcon, reaches: canAccessAnalytics },
  { to: '/brands', label: 'navigation.brands', Icon: BrandsIcon, reaches: everyone },
  { to: '/users', label: 'navigation.users', Icon: UsersIcon, reaches: isCompanyAdmin, exact: true },
  { to: '/users/invitations', label: 'navigation.invitations', Icon: MailIcon, reaches: isCompanyAdmin },
]

const ACCOUNT: readonly Area[] = [
  { to: '/subscription/upgrade', label: 'navigation.subscription', Icon: CardIcon, reaches: canManageSubscription },
  { to: '/settings', label: 'navigation.settings', Icon: SettingsIcon, reaches: everyone },
]

export type Navigation = { areas: readonly NavigationEntry[]; account: readonly NavigationEntry[] }

/** Only what the user's permissions reach and what exists (decision 29). */
export function navigationFor(user: User, exists: (path: string) => boolean): Navigation {
  const entriesOf = (areas: readonly Area[]) =>
    areas
      .filter(({ to, reaches }) => exists(to) && reaches(user))
      .map(({ reaches: _, ...entry }): NavigationEntry => entry)
  return { areas: entriesOf(AREAS), account: entriesOf(ACCOUNT) }
}
