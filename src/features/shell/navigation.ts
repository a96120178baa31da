import {
  AnalyticsIcon,
  BrandsIcon,
  CardIcon,
  DashboardIcon,
  KeyIcon,
  MailIcon,
  PagesIcon,
  SettingsIcon,
  UsersIcon,
} from '~/design/icons/icons'
import {
  hasEntryBelow,
  type NavigationIcon,
  navigationPages,
  type PageAddress,
  type PageNavigation,
} from '~/features/shared/pages'
import type { PlainMessageId } from '~/i18n/messages'
import { mayOpenPage, type Rights } from '~/permissions/permissions'

const ICONS: Readonly<Record<NavigationIcon, typeof DashboardIcon>> = {
  access: KeyIcon,
  analytics: AnalyticsIcon,
  brands: BrandsIcon,
  card: CardIcon,
  dashboard: DashboardIcon,
  mail: MailIcon,
  pages: PagesIcon,
  settings: SettingsIcon,
  users: UsersIcon,
}

export type NavigationEntry = {
  to: PageAddress
  label: PlainMessageId
  Icon: typeof DashboardIcon
  /** Pressed after `g`, it opens the page. */
  key: string | undefined
  /** Other words that find it in the palette. */
  words: PlainMessageId | undefined
  /** Not highlighted while a sub-page with its own entry is open. */
  exact: boolean
}

export type Navigation = { areas: readonly NavigationEntry[]; account: readonly NavigationEntry[] }

/** Only pages that the user's permissions allow (decision 29). */
export function navigationFor(user: Rights): Navigation {
  const pages = navigationPages()
  const entriesOf = (group: PageNavigation['group']) =>
    pages
      .filter((page) => page.group === group && mayOpenPage(user, page.right))
      .map(({ to, label, icon, key, words }) => ({
        to,
        label,
        Icon: ICONS[icon],
        key,
        words,
        exact: hasEntryBelow(to, pages),
      }))
  return { areas: entriesOf(undefined), account: entriesOf('account') }
}
