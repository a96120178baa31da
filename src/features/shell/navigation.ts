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
import type { Rights } from '~/permissions/permissions'

import { hasEntryBelow, reaches, type Reach } from './navigation-reach'

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

/** A route's entry in the side navigation, from its `staticData`. */
export type NavigationPlace = {
  /** `account`: the user's own pages, below the areas. Default: areas. */
  group?: 'account'
  /** Position within the group. */
  order: number
  /** Must be in a preloaded namespace. */
  label: PlainMessageId
  icon: keyof typeof ICONS
  /** The users who see it; everyone by default. */
  reaches?: Reach
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

/** Only pages that the user's permissions allow (decision 29). */
export function navigationFor(user: Rights, pages: readonly NavigationPage[]): Navigation {
  const entriesOf = (group: NavigationPlace['group']) =>
    pages
      .filter((page) => page.group === group && reaches(user, page.reaches))
      .toSorted((a, b) => a.order - b.order)
      .map(({ to, label, icon }) => ({
        to,
        label,
        Icon: ICONS[icon],
        exact: hasEntryBelow(to, pages),
      }))
  return { areas: entriesOf(undefined), account: entriesOf('account') }
}
