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

/** Routes name icons as strings: the components load with the shell, not with the first screen. */
const ICONS = {
  analytics: AnalyticsIcon,
  brands: BrandsIcon,
  card: CardIcon,
  dashboard: DashboardIcon,
  mail: MailIcon,
  pages: PagesIcon,
  settings: SettingsIcon,
  users: UsersIcon,
}

/** Decision 26: who can reach what. */
const REACHES = { analytics: canAccessAnalytics, subscription: canManageSubscription, company: isCompanyAdmin }

/** A route's entry in the side navigation, in `staticData`. */
export type NavigationPlace = {
  /** The user's own pages, below the areas. Default: areas. */
  group?: 'account'
  /** Position within the group. */
  order: number
  /** Must be in a preloaded namespace. */
  label: PlainMessageId
  icon: keyof typeof ICONS
  /** Who sees it; default: everyone. */
  reaches?: keyof typeof REACHES
}

export type NavigationPage = NavigationPlace & { to: string }

export type NavigationEntry = {
  to: string
  label: PlainMessageId
  Icon: typeof DashboardIcon
  /** Not highlighted while a sub-page with its own entry is open. */
  exact: boolean
}

export type Navigation = { areas: readonly NavigationEntry[]; account: readonly NavigationEntry[] }

/** Only pages within the user's permissions (decision 29). */
export function navigationFor(user: User, pages: readonly NavigationPage[]): Navigation {
  const entriesOf = (group: NavigationPlace['group']) =>
    pages
      .filter((page) => page.group === group && (!page.reaches || REACHES[page.reaches](user)))
      .toSorted((a, b) => a.order - b.order)
      .map(({ to, label, icon }) => ({
        to,
        label,
        Icon: ICONS[icon],
        exact: pages.some((other) => other.to.startsWith(`${to}/`)),
      }))
  return { areas: entriesOf(undefined), account: entriesOf('account') }
}
