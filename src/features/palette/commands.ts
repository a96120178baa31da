import type { IntlShape } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { BrandsIcon, KeyboardIcon, LogOutIcon, MailIcon, PlusIcon, UserIcon } from '~/design/icons/icons'
import type { PageLink } from '~/features/shared/links'
import { displayName } from '~/features/shared/user/display-name'
import { createKept } from '~/features/shared/user/kept-by-person'
import type { PlainMessageId } from '~/i18n/messages'
import { can, managesCompany } from '~/permissions/permissions'
import type { SafeStorage } from '~/platform/storage'
import { plainWords } from '~/platform/text'
import { RECENT_KEY } from '~/session/storage-keys'
import { isEmail, normalEmail } from '~/validation/email'

/** Whom a line invites, and the text about the brand; '' if there is none. */
type InviteLine = { email: string; brand: string }

/** Words that may stand between the address and the brand, in the five languages. */
const LINKS = new Set([
  'à',
  'a',
  'au',
  'chez',
  'dans',
  'pour',
  'to',
  'for',
  'in',
  'en',
  'para',
  'zu',
  'bei',
  'für',
  'su',
  'per',
])

/**
 * 'inviter zoe@exemple.fr à Brasserie du Port': the address makes it an invitation, whatever words precede it; the text
 * after it names the brand.
 */
export function readInviteLine(text: string): InviteLine | undefined {
  const words = text.trim().split(/\s+/)
  const at = words.findIndex(isEmail)
  const email = words[at]
  if (email === undefined) return undefined
  const after = words.slice(at + 1)
  const brand = LINKS.has((after[0] ?? '').toLowerCase()) ? after.slice(1) : after
  return { email: normalEmail(email), brand: brand.join(' ') }
}

const MOST = 5

/** A page, an action or a brand by its id: the device stores nothing that identifies a person. */
const KEEPABLE = /^(?:page:\/[\w/-]*|action:\w+|brand:[1-9]\d{0,15})$/

/** A user's last choices, newest first. Removed at sign-out, because they identify brands (C076). */
export function createRecent(storage?: SafeStorage) {
  const kept = createKept(RECENT_KEY, storage)
  const read = (userId: number): string[] => {
    const { ids } = kept.read(userId)
    const found = Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && KEEPABLE.test(id)) : []
    return [...new Set(found)].slice(0, MOST)
  }
  return {
    read,
    add(userId: number, id: string): void {
      if (!KEEPABLE.test(id)) return
      kept.write(userId, { ids: [id, ...read(userId).filter((other) => other !== id)].slice(0, MOST) })
    },
    /** Drops items that no longer exist. */
    forget(userId: number, gone: readonly string[]): void {
      const ids = read(userId)
      if (ids.some((id) => gone.includes(id))) kept.write(userId, { ids: ids.filter((id) => !gone.includes(id)) })
    },
  }
}

export const recent = createRecent()

export const recentBrand = (id: number): string => `brand:${id}`

/** The id of a brand in a stored choice. */
export const brandIdOf = (id: string): number | undefined =>
  id.startsWith('brand:') ? Number(id.slice('brand:'.length)) : undefined

type CommandGroup = 'recent' | 'actions' | 'pages' | 'brands' | 'people'

export type Command = {
  /** `page:/brands`, `brand:12`: names the action, not its label. */
  id: string
  group: CommandGroup
  label: string
  detail?: string
  Icon: typeof UserIcon
  /** The page it opens, or the action it runs here. */
  act: PageLink | (() => void)
}

export type PalettePage = { to: string; label: string; Icon: typeof UserIcon; key: string | undefined }

export type Acts = { showShortcuts: () => void; signOut: () => void }

const INVITATIONS = '/users/invitations'

/** Only what the user may do and open. */
export function fixedCommands(intl: IntlShape, user: User, pages: readonly PalettePage[], acts: Acts): Command[] {
  const action = (id: string, label: string, Icon: Command['Icon'], act: Command['act'], detail?: string): Command => ({
    id: `action:${id}`,
    group: 'actions',
    label,
    Icon,
    act,
    ...(detail && { detail }),
  })
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  return [
    ...(can(user, 'brands.write')
      ? [
          action('create', say('palette.action.createBrand'), PlusIcon, {
            to: '/brands',
            search: { create: true },
          }),
        ]
      : []),
    ...(managesCompany(user)
      ? [
          action(
            'invite',
            say('palette.action.invite'),
            MailIcon,
            { to: INVITATIONS, search: { invite: true } },
            say('palette.action.invite.help'),
          ),
        ]
      : []),
    action('shortcuts', say('palette.action.shortcuts'), KeyboardIcon, acts.showShortcuts),
    action('signOut', say('palette.action.signOut'), LogOutIcon, acts.signOut),
    ...pages.map(({ to, label, Icon }): Command => ({ id: `page:${to}`, group: 'pages', label, Icon, act: { to } })),
  ]
}

export const brandCommand = ({ id, name, company, is_active }: Brand): Command => ({
  id: recentBrand(id),
  group: 'brands',
  label: name,
  ...(typeof company === 'string' && company && { detail: company }),
  Icon: BrandsIcon,
  // an active brand also becomes the selected one
  act: { to: `/brands/${id}`, ...(is_active && { search: { brand: id } }) },
})

export const personCommand = (
  person: Pick<User, 'id' | 'email' | 'first_name' | 'last_name' | 'username'>,
): Command => ({
  id: `person:${person.id}`,
  group: 'people',
  label: displayName(person),
  detail: person.email,
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

/** Whether a name contains every typed word. */
export function holds(name: string, text: string): boolean {
  const words = plainWords(text).split(/\s+/).filter(Boolean)
  return words.every((word) => plainWords(name).includes(word))
}

/** What is called exactly as typed, before the others. */
export function exactFirst<One extends { label: string } | { name: string }>(
  found: readonly One[],
  text: string,
): One[] {
  const words = plainWords(text)
  const isExact = (one: One) => plainWords('label' in one ? one.label : one.name) === words
  return [...found.filter(isExact), ...found.filter((one) => !isExact(one))]
}

/** The commands that contain every typed word, in their given order. */
export const matching = (commands: readonly Command[], text: string): Command[] =>
  commands.filter(({ label, detail = '' }) => holds(`${label} ${detail}`, text))
