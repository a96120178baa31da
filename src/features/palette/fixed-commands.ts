import type { IntlShape } from 'react-intl'

import { CheckCircleIcon, GlobeIcon, MailIcon } from '~/design/icons/first-icons'
import {
  BrandsIcon,
  CalendarIcon,
  CardIcon,
  DownloadIcon,
  KeyboardIcon,
  KeyIcon,
  LogOutIcon,
  MonitorIcon,
  PauseCircleIcon,
  PlusIcon,
  UserIcon,
} from '~/design/icons/icons'
import { accessLink } from '~/features/shared/page-links'
import { hasPlanToChoose, isCancelled, isTrial, PLANS_PAGE } from '~/features/shared/plan/plan-limits'
import { type Locale, LOCALE_INFO, LOCALES } from '~/i18n/locales'
import type { PlainMessageId } from '~/i18n/messages'
import { can, canManageSubscription, isCompanyAdmin, managesCompany } from '~/permissions/permissions'

import {
  type Asked,
  change,
  type Command,
  type ExportedList,
  INVITATIONS,
  type PaletteActions,
  type Settings,
} from './commands'

/** Only what the user may do and open. */
export function fixedCommands({ intl, user, pages, actions, settings }: Asked): Command[] {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const manages = managesCompany(user)
  const writes = can(user, 'brands.write')
  const pays = canManageSubscription(user)
  const subscription = user.subscription_info

  type Fixed = Pick<Command, 'Icon' | 'run' | 'words'> & { label: PlainMessageId; help?: PlainMessageId }
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
  const exported = (list: ExportedList, label: PlainMessageId) =>
    action(
      `export:${list}`,
      pages.some(({ to }) => to === `/${list}`),
      {
        label,
        words: say('palette.words.export'),
        Icon: DownloadIcon,
        run: () => actions.exportList(list),
      },
    )

  return [
    ...action('create', writes, {
      label: 'palette.action.createBrand',
      words: say('palette.words.create'),
      Icon: PlusIcon,
      run: { to: '/brands', search: { create: true } },
    }),
    ...action('invite', manages, {
      label: 'palette.action.invite',
      help: 'palette.action.invite.help',
      words: say('palette.words.invite'),
      Icon: MailIcon,
      run: { to: INVITATIONS, search: { invite: true } },
    }),
    ...action('give', manages, {
      label: 'palette.action.give',
      help: 'palette.action.give.help',
      words: say('palette.words.give'),
      Icon: KeyIcon,
      run: accessLink({ by: 'user' }),
    }),
    ...action('name', manages, {
      label: 'palette.action.name',
      help: 'palette.action.name.help',
      words: say('palette.words.name'),
      Icon: UserIcon,
      run: { to: '/brands', search: { administrator: 'none' } },
    }),
    ...action('noAdmin', manages, {
      label: 'palette.action.noAdmin',
      words: say('palette.words.noAdmin'),
      Icon: BrandsIcon,
      run: { to: '/brands', search: { administrator: 'none' } },
    }),
    ...action('deactivate', writes, {
      label: 'palette.action.deactivate',
      help: 'palette.action.deactivate.help',
      words: say('palette.words.deactivate'),
      Icon: PauseCircleIcon,
      run: { to: '/brands', search: { is_active: true } },
    }),
    ...action('activate', writes, {
      label: 'palette.action.activate',
      help: 'palette.action.activate.help',
      words: say('palette.words.activate'),
      Icon: CheckCircleIcon,
      run: { to: '/brands', search: { is_active: false } },
    }),
    ...exported('brands', 'palette.action.exportBrands'),
    ...exported('users', 'palette.action.exportUsers'),
    ...action('resend', manages, {
      label: 'palette.action.resend',
      words: say('palette.words.resend'),
      Icon: MailIcon,
      run: { to: INVITATIONS, search: { status: 'pending' } },
    }),
    ...action('review', isCompanyAdmin(user), {
      label: 'palette.action.review',
      words: say('palette.words.review'),
      Icon: KeyIcon,
      run: { to: '/settings/access-review' },
    }),
    ...action('plan', pays && hasPlanToChoose(user), {
      label: 'palette.action.plan',
      words: say('palette.words.plan'),
      Icon: CardIcon,
      run: { to: PLANS_PAGE },
    }),
    ...action('extend', pays && !!subscription && isTrial(subscription) && !isCancelled(subscription), {
      label: 'palette.action.extend',
      words: say('palette.words.extend'),
      Icon: CalendarIcon,
      run: { to: '/settings/billing' },
    }),
    ...settingCommands(intl, actions, settings),
    ...action('shortcuts', true, {
      label: 'palette.action.shortcuts',
      words: say('palette.words.shortcuts'),
      Icon: KeyboardIcon,
      run: actions.showShortcuts,
    }),
    ...action('signOut', true, {
      label: 'palette.action.signOut',
      words: say('palette.words.signOut'),
      Icon: LogOutIcon,
      run: actions.signOut,
    }),
    ...pages.map(({ to, label, Icon, words }): Command => ({
      id: `page:${to}`,
      group: 'pages',
      label,
      Icon,
      run: { to },
      ...(words && { words: say(words) }),
    })),
  ]
}

const THEMES = ['light', 'dark', 'system'] as const

const nameOf = (locale: Locale) => LOCALE_INFO[locale].native

/** The languages and themes that are not set. They are found when something is typed. */
function settingCommands(intl: IntlShape, actions: PaletteActions, { locale, theme }: Settings): Command[] {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const inThisLanguage = (one: Locale) => intl.formatDisplayName(one, { type: 'language', fallback: 'none' }) ?? ''
  const languages = LOCALES.filter((one) => one !== locale).map((one): Command => ({
    id: `action:language:${one}`,
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.language' }, { language: nameOf(one) }),
    detail: change(nameOf(locale), nameOf(one)),
    words: `${say('palette.words.language')}, ${inThisLanguage(one)}`,
    Icon: GlobeIcon,
    run: () => actions.setLanguage(one),
  }))
  const themes = THEMES.filter((one) => one !== theme).map((one): Command => ({
    id: `action:theme:${one}`,
    group: 'actions',
    label: intl.formatMessage({ id: 'palette.action.theme' }, { theme: say(`navigation.theme.${one}`) }),
    detail: change(say(`navigation.theme.${theme}`), say(`navigation.theme.${one}`)),
    words: `${say('palette.words.theme')}, ${say(`palette.words.theme.${one}`)}`,
    Icon: MonitorIcon,
    run: () => actions.setTheme(one),
  }))
  return [...languages, ...themes]
}

/** Not among the suggestions of an empty field. */
export const isSetting = ({ id }: Command) => /^action:(?:language|theme):/.test(id)
