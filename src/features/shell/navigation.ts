import type { User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/first-icons'
import {
  AnalyticsIcon,
  BrandsIcon,
  CardIcon,
  DashboardIcon,
  KeyIcon,
  PagesIcon,
  SettingsIcon,
  UsersIcon,
} from '~/design/icons/icons'
import { brandLink, type PageLink } from '~/features/shared/page-links'
import {
  hasEntryBelow,
  type NavigationIcon,
  navigationPages,
  type PageAddress,
  type PageNavigation,
} from '~/features/shared/pages'
import { onlyBrandOf } from '~/features/shared/plan/plan-limits'
import type { PlainMessageId } from '~/i18n/messages'
import { hasRight, type Rights } from '~/permissions/permissions'

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
  /** Where the entry leads: the page, or the brand of a plan that holds one. */
  link: PageLink
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
export function navigationFor(user: Rights & Pick<User, 'company_info'>): Navigation {
  const pages = navigationPages()
  const onlyBrand = onlyBrandOf(user)
  const entriesOf = (group: PageNavigation['group']) =>
    pages
      .filter((page) => page.group === group && hasRight(user, page.right))
      .map(({ to, label, icon, key, words }) => ({
        to,
        ...(to === '/brands' && onlyBrand !== undefined
          ? { link: brandLink(onlyBrand), label: 'forms.label.brand' as const }
          : { link: { to }, label }),
        Icon: ICONS[icon],
        key,
        words,
        exact: hasEntryBelow(to, pages),
      }))
  return { areas: entriesOf(undefined), account: entriesOf('account') }
}
