import type { IntlShape } from 'react-intl'

import type { Brand, Member, User } from '~/api/generated/types.gen'
import { GlobeIcon } from '~/design/icons/first-icons'
import {
  LockIcon,
  BrandsIcon,
  CalendarIcon,
  CardIcon,
  DownloadIcon,
  KeyboardIcon,
  LogOutIcon,
  MailIcon,
  MonitorIcon,
  PlusIcon,
  PauseCircleIcon,
  UserIcon,
} from '~/design/icons/icons'
import type { ThemeChoice } from '~/design/theme/theme-constants'
import type { PageLink } from '~/features/shared/links'
import { hasPlanToChoose, isTrial, PLANS_PAGE } from '~/features/shared/plan/plans'
import { accessPlace } from '~/features/shared/user/access-place'
import { adminName } from '~/features/shared/user/admin-name'
import { displayName } from '~/features/shared/user/display-name'
import { type Locale, LOCALE_INFO, LOCALES } from '~/i18n/locales'
import type { PlainMessageId } from '~/i18n/messages'
import { can, canAdministerBrand, canManageSubscription, isReadOnly, managesCompany } from '~/permissions/permissions'

import type { ActLine, InviteLine } from './lines'
import { brandKey, personKey } from './recent'

type CommandGroup = 'recent' | 'actions' | 'pages' | 'brands' | 'people'

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
  act: PageLink | (() => void)
}

export type PalettePage = Pick<Command, 'label' | 'Icon'> & {
  to: string
  /** Other words that find it. */
  words: PlainMessageId | undefined
  /** Pressed after `g`, it opens the page. */
  key: string | undefined
}

export type FoundPerson = Pick<
  Member,
  'id' | 'username' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'is_active'
>

/** What the palette does without leaving the page. Each tells its outcome in a toast, with undo where there is one. */
export type Acts = {
  showShortcuts: () => void
  signOut: () => void
  setLanguage: (locale: Locale) => void
  setTheme: (choice: ThemeChoice) => void
  giveAccess: (person: FoundPerson, brand: Brand) => void
  nameAdmin: (person: FoundPerson, brand: Brand) => void
  toggleBrand: (brand: Brand) => void
  /** Exports the list of a page, which it opens. */
  exportList: (to: ExportedList) => void
}

export type ExportedList = '/brands' | '/users'

/** What is shown of the device's settings. */
export type Settings = { locale: Locale; theme: ThemeChoice }

const INVITATIONS = '/users/invitations'
const REVIEW = '/settings/access-review'

const change = (before: string, after: string) => `${before} → ${after}`

type Asked = {
  intl: IntlShape
  user: User
  pages: readonly PalettePage[]
  acts: Acts
  settings: Settings
}

/** Only what the user may do and open. */
export function fixedCommands({ intl, user, pages, acts, settings }: Asked): Command[] {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const manages = managesCompany(user)
  const writes = can(user, 'brands.write')
  const pays = canManageSubscription(user)
  const subscription = user.subscription_info

  type Fixed = Pick<Command, 'Icon' | 'act' | 'words'> & { label: PlainMessageId; help?: PlainMessageId }
  const action = (id: string, offered: boolean, { label, help, ...command }: Fixed): Command[] =>
    offered
      ? [
          {
            id: `action:${id}`,
            group: 'actions',
            label: say(label),
            ...(help && { detail: say(help) }),
            ...command,
          },
        ]
      : []
  const exported = (id: string, to: ExportedList, label: PlainMessageId) =>
    action(
      id,
      pages.some((page) => page.to === to),
      {
        label,
        words: say('palette.words.export'),
        Icon: DownloadIcon,
        act: () => acts.exportList(to),
      },
    )

  return [
    ...action('create', writes, {
      label: 'palette.action.createBrand',
      words: say('palette.words.create'),
      Icon: PlusIcon,
      act: { to: '/brands', search: { create: true } },
    }),
    ...action('invite', manages, {
      label: 'palette.action.invite',
      help: 'palette.action.invite.help',
      words: say('palette.words.invite'),
      Icon: MailIcon,
      act: { to: INVITATIONS, search: { invite: true } },
    }),
    ...action('give', manages, {
      label: 'palette.action.give',
      help: 'palette.action.give.help',
      words: say('palette.words.give'),
      Icon: LockIcon,
      act: accessPlace(),
    }),
    ...action('name', manages, {
      label: 'palette.action.name',
      help: 'palette.action.name.help',
      words: say('palette.words.name'),
      Icon: UserIcon,
      act: { to: '/brands', search: { administrator: 'none' } },
    }),
    ...action('noAdmin', manages, {
      label: 'palette.action.noAdmin',
      words: say('palette.words.noAdmin'),
      Icon: BrandsIcon,
      act: { to: '/brands', search: { administrator: 'none' } },
    }),
    ...action('deactivate', writes, {
      label: 'palette.action.deactivate',
      help: 'palette.action.deactivate.help',
      words: say('palette.words.deactivate'),
      Icon: PauseCircleIcon,
      act: { to: '/brands', search: { is_active: true } },
    }),
    ...action('activate', writes, {
      label: 'palette.action.activate',
      help: 'palette.action.activate.help',
      words: say('palette.words.activate'),
      Icon: PauseCircleIcon,
      act: { to: '/brands', search: { is_active: false } },
    }),
    ...exported('export:brands', '/brands', 'palette.action.exportBrands'),
    ...exported('export:users', '/users', 'palette.action.exportUsers'),
    ...action('resend', manages, {
      label: 'palette.action.resend',
      words: say('palette.words.resend'),
      Icon: MailIcon,
      act: { to: INVITATIONS, search: { status: 'pending' } },
    }),
    ...action('review', manages, {
      label: 'palette.action.review',
      words: say('palette.words.review'),
      Icon: LockIcon,
      act: { to: REVIEW },
    }),
    ...action('plan', pays && hasPlanToChoose(user), {
      label: 'palette.action.plan',
      words: say('palette.words.plan'),
      Icon: CardIcon,
      act: { to: PLANS_PAGE },
    }),
    ...action('extend', pays && subscription !== null && subscription !== undefined && isTrial(subscription), {
      label: 'palette.action.extend',
      words: say('palette.words.extend'),
      Icon: CalendarIcon,
      act: { to: '/settings/billing' },
    }),
    ...settingCommands(intl, acts, settings),
    ...action('shortcuts', true, {
      label: 'palette.action.shortcuts',
      words: say('palette.words.shortcuts'),
      Icon: KeyboardIcon,
      act: acts.showShortcuts,
    }),
    ...action('signOut', true, {
      label: 'palette.action.signOut',
      words: say('palette.words.signOut'),
      Icon: LogOutIcon,
      act: acts.signOut,
    }),
    ...pages.map(({ to, label, Icon, words }): Command => ({
      id: `page:${to}`,
      group: 'pages',
      label,
      Icon,
      act: { to },
      ...(words && { words: say(words) }),
    })),
  ]
}

const THEMES = ['light', 'dark', 'system'] as const

const nameOf = (locale: Locale) => LOCALE_INFO[locale].native

/** The languages and themes that are not set. They are found when something is typed. */
function settingCommands(intl: IntlShape, acts: Acts, { locale, theme }: Settings): Command[] {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const inThisLanguage = (one: Locale) => intl.formatDisplayName(one, { type: 'language', fallback: 'none' }) ?? ''
  const languages = LOCALES.filter((one) => one !== locale).map((one): Command => ({
    id: `action:language:${one}`,
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.language' }, { language: nameOf(one) }),
    detail: change(nameOf(locale), nameOf(one)),
    words: `${say('palette.words.language')}, ${inThisLanguage(one)}`,
    Icon: GlobeIcon,
    act: () => acts.setLanguage(one),
  }))
  const themes = THEMES.filter((one) => one !== theme).map((one): Command => ({
    id: `action:theme:${one}`,
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.theme' }, { theme: say(`navigation.theme.${one}`) }),
    detail: change(say(`navigation.theme.${theme}`), say(`navigation.theme.${one}`)),
    words: `${say('palette.words.theme')}, ${say(`palette.words.theme.${one}`)}`,
    Icon: MonitorIcon,
    act: () => acts.setTheme(one),
  }))
  return [...languages, ...themes]
}

/** Offered for a line, out of what the server found for its parts. */
export const isOfLine = ({ id, group }: Command) => group === 'actions' && !id.startsWith('action:')

/** Not among the suggestions of an empty field. */
export const isSetting = ({ id }: Command) => /^action:(?:language|theme):/.test(id)

export const brandCommand = ({ id, name, company, is_active }: Brand): Command => ({
  id: brandKey(id),
  group: 'brands',
  label: name,
  ...(typeof company === 'string' && company && { detail: company, words: company }),
  Icon: BrandsIcon,
  // an active brand also becomes the selected one
  act: { to: `/brands/${id}`, ...(is_active && { search: { brand: id } }) },
})

export const personCommand = (
  person: Pick<User, 'id' | 'email' | 'first_name' | 'last_name' | 'username'>,
): Command => ({
  id: personKey(person.id),
  group: 'people',
  label: displayName(person),
  detail: person.email,
  words: person.email,
  Icon: UserIcon,
  // a server may omit the e-mail address
  act: { to: '/users', search: { search: person.email || displayName(person) } },
})

/** The state of the brand search. */
type BrandSearch = { busy: boolean; searched: boolean }

/**
 * Commands that open the invitation dialog prefilled: one with only the address, and one for each matching brand. None
 * while the brand is being searched. If no brand was found, the user chooses it in the dialog, and the command says so.
 */
export function inviteCommands(
  intl: IntlShape,
  { email, brand }: InviteLine,
  brands: readonly Brand[],
  { busy, searched }: BrandSearch,
): Command[] {
  const link = { to: INVITATIONS, search: { invite: true, email } }
  const whom: Command = {
    id: 'invite',
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.inviteWhom' }, { email }),
    Icon: MailIcon,
    act: link,
  }
  if (brand === '') return [whom]
  const to = brands.map(({ id, name }): Command => ({
    ...whom,
    id: `invite:${id}`,
    label: intl.formatMessage({ id: 'palette.action.inviteTo' }, { email, brand: name }),
    act: { ...link, search: { ...link.search, brand_id: id } },
  }))
  if (to.length > 0) return to
  if (busy) return []
  return searched
    ? [{ ...whom, detail: intl.formatMessage({ id: 'palette.action.inviteNoBrand' }, { brand }) }]
    : [whom]
}

const MOST_PAIRS = 6

type Found = { people: readonly FoundPerson[]; brands: readonly Brand[] }

/** What a line of an action offers for the users and brands that were found for it. */
export function actCommands(
  { intl, user, acts }: Pick<Asked, 'intl' | 'user' | 'acts'>,
  { verb, brand: typedBrand }: ActLine,
  { people, brands }: Found,
): Command[] {
  const command = (id: string, Icon: Command['Icon'], rest: Pick<Command, 'label' | 'act' | 'detail'>): Command => ({
    id: `${verb}:${id}`,
    group: 'actions',
    Icon,
    ...rest,
  })
  if (verb === 'choose')
    return brands
      .filter(({ is_active }) => is_active)
      .map(({ id, name }) =>
        command(String(id), BrandsIcon, {
          label: intl.formatMessage({ id: 'palette.action.chooseBrand' }, { brand: name }),
          act: { to: '/pages', search: { brand: id } },
        }),
      )
  if (verb === 'activate' || verb === 'deactivate') {
    const active = verb === 'deactivate'
    const [on, off] = [intl.formatMessage({ id: 'brands.active' }), intl.formatMessage({ id: 'brands.inactive' })]
    return brands
      .filter(({ id, is_active }) => is_active === active && canAdministerBrand(user, id) && !isReadOnly(user))
      .map((brand) =>
        command(String(brand.id), PauseCircleIcon, {
          label: intl.formatMessage({ id: `palette.action.${verb}Brand` }, { brand: brand.name }),
          detail: active ? change(on, off) : change(off, on),
          act: () => acts.toggleBrand(brand),
        }),
      )
  }
  if (!managesCompany(user)) return []
  if (typedBrand === '')
    return people.map((person) =>
      command(String(person.id), UserIcon, {
        label: intl.formatMessage({ id: 'palette.action.accessOf' }, { person: displayName(person) }),
        detail: person.email,
        act: accessPlace({ by: 'user', id: person.id }),
      }),
    )
  const pairs = people.flatMap((person) => brands.map((brand) => ({ person, brand })))
  return pairs.slice(0, MOST_PAIRS).map(({ person, brand }) => {
    const names = { person: displayName(person), brand: brand.name }
    const id = `${person.id}:${brand.id}`
    if (verb === 'give')
      return command(id, LockIcon, {
        label: intl.formatMessage({ id: 'palette.action.giveTo' }, names),
        detail: person.email,
        act: () => acts.giveAccess(person, brand),
      })
    const now =
      brand.brand_admin === null
        ? intl.formatMessage({ id: 'palette.action.name.none' })
        : adminName(intl, brand.brand_admin)
    return command(id, UserIcon, {
      label: intl.formatMessage({ id: 'palette.action.nameTo' }, names),
      detail: change(now, names.person),
      act: () => acts.nameAdmin(person, brand),
    })
  })
}
