import type { IntlShape } from 'react-intl'

import type { Brand, Member, User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/first-icons'
import { BrandsIcon, UserIcon } from '~/design/icons/icons'
import type { ThemeChoice } from '~/design/theme/theme-constants'
import { INVITE, type PageLink } from '~/features/shared/page-links'
import type { PageAddress } from '~/features/shared/pages'
import { displayName } from '~/features/shared/user/user-texts'
import type { Locale } from '~/i18n/locales'
import type { PlainMessageId } from '~/i18n/messages'

import { brandKey, userKey } from './recent'
import type { InviteSentence } from './typed-sentences'

type CommandGroup = 'page' | 'favourites' | 'recent' | 'actions' | 'pages' | 'brands' | 'users'

export type Command = {
  /** `page:/brands`, `brand:12`: names the action, not its label. */
  id: string
  group: CommandGroup
  label: string
  detail?: string
  /** Other words that find it. */
  words?: string
  Icon: typeof UserIcon
  /** The page it opens, or the action it runs here. */
  run: PageLink | (() => void)
}

export type PalettePage = Pick<Command, 'label' | 'Icon'> & {
  to: PageAddress
  /** Other words that find it. */
  words: PlainMessageId | undefined
  /** Pressed after `g`, it opens the page. */
  key: string | undefined
}

/** The page that is open: its actions, by name, and the brand that it shows. */
export type OpenPage = { actions: readonly string[]; brandId: number | undefined }

export type FoundMember = Pick<
  Member,
  'id' | 'username' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'is_active'
>

/** What the palette does without leaving the page. Each tells its outcome in a toast, with undo where there is one. */
export type PaletteActions = {
  showShortcuts: () => void
  signOut: () => void
  setLanguage: (locale: Locale) => void
  setTheme: (choice: ThemeChoice) => void
  giveAccess: (member: FoundMember, brand: Brand) => void
  chooseAdmin: (member: FoundMember, brand: Brand) => void
  toggleBrand: (brand: Brand) => void
  /** Exports the list of a page, which it opens. */
  exportList: (list: ExportedList) => void
}

export type ExportedList = 'brands' | 'users'

/** What is shown of the device's settings. */
export type Settings = { locale: Locale; theme: ThemeChoice }

/** What stands below a command that changes something. */
export const change = (before: string, after: string): string => `${before} → ${after}`

export type Asked = {
  intl: IntlShape
  user: User
  pages: readonly PalettePage[]
  actions: PaletteActions
  settings: Settings
}

export const INVITATIONS = '/users/invitations'

/** Whether it comes from a typed sentence: an action with users or brands that the server found. */
export const isFromSentence = ({ id, group }: Command) => group === 'actions' && !id.startsWith('action:')

export const brandCommand = ({ id, name, company, is_active }: Brand): Command => ({
  id: brandKey(id),
  group: 'brands',
  label: name,
  ...(typeof company === 'string' && company && { detail: company, words: company }),
  Icon: BrandsIcon,
  // an active brand also becomes the selected one
  run: { to: '/brands/$brandId', params: { brandId: String(id) }, ...(is_active && { search: { brand: id } }) },
})

export const memberCommand = (
  member: Pick<User, 'id' | 'email' | 'first_name' | 'last_name' | 'username'>,
): Command => ({
  id: userKey(member.id),
  group: 'users',
  label: displayName(member),
  detail: member.email,
  words: member.email,
  Icon: UserIcon,
  run: { to: '/users', search: { user: member.id } },
})

/** The state of the brand search. */
type BrandSearch = { busy: boolean; searched: boolean }

/**
 * Commands that open the invitation dialog prefilled: one with only the address, and one for each matching brand. None
 * while the brand is being searched. If no brand was found, the user chooses it in the dialog, and the command says so.
 */
export function inviteCommands(
  intl: IntlShape,
  { email, brand }: InviteSentence,
  brands: readonly Brand[],
  { busy, searched }: BrandSearch,
): Command[] {
  const link: PageLink = { ...INVITE, search: { ...INVITE.search, email } }
  const addresses = email.replaceAll(',', ', ')
  const whom: Command = {
    id: 'invite',
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.inviteWhom' }, { email: addresses }),
    Icon: MailIcon,
    run: link,
  }
  if (brand === '') return [whom]
  const to = brands.map(({ id, name }): Command => ({
    ...whom,
    id: `invite:${id}`,
    label: intl.formatMessage({ id: 'palette.action.inviteTo' }, { email: addresses, brand: name }),
    run: { ...link, search: { ...link.search, brand_id: id } },
  }))
  if (to.length > 0) return to
  if (busy) return []
  return searched
    ? [{ ...whom, detail: intl.formatMessage({ id: 'palette.action.inviteNoBrand' }, { brand }) }]
    : [whom]
}
