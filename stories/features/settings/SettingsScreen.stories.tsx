import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, HUGO, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { PreferencesCard } from '~/features/settings/CompanyCard'
import { SettingsNavigation, SettingsScreen, SignInFirst } from '~/features/settings/SettingsScreen'
import { UserLanguage } from '~/features/shared/LanguageChoice'
import { language } from '~/i18n/language'
import { LOCALE_INFO } from '~/i18n/locales'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'

const meta = {
  component: Screen,
  subcomponents: { SettingsScreen, SettingsNavigation, PreferencesCard, UserLanguage, SignInFirst },
  ...pageMeta,
  args: { url: '/settings' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const PERSONAL = ['profil', 'securite', 'preferences']

const anchors = () => PERSONAL.concat('marques', 'entreprise', 'abonnement').filter((id) => document.getElementById(id))

const sections = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(`nav[aria-label="${text('settings.sections')}"] a`),
]

const currentSections = () =>
  sections()
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ hash }) => hash)

const main = () => within(screen.getByRole('main'))

export const AgencyAdminAll: Story = {
  tags: ['SET-02', 'SET-04', 'SET-06', 'SET-08', 'SET-10', 'COM-01', 'PRM-03', 'C190', 'role'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual([...PERSONAL, 'marques', 'entreprise', 'abonnement'])
    await expect(main().getByText(text('common.role.administrator'))).toBeVisible()
    await expect(main().getByText(/· Atelier Lumière$/)).toBeVisible()
    // no documented call exports data or deletes an account: the support does
    await expect(main().getByRole('link', { name: 'support@exemple.fr' })).toHaveAttribute(
      'href',
      'mailto:support@exemple.fr',
    )
  },
}

export const BrandAdminSections: Story = {
  tags: ['SET-05', 'SUB-10', 'money', 'role'],
  parameters: { visit: { as: BASTIEN } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual(PERSONAL)
    await expect(main().queryByText(text('common.role.administrator'))).toBeNull()
    await expect(callsTo('getTrialStatus')).toHaveLength(0)
  },
}

export const MemberSections: Story = {
  tags: ['SET-03', 'SET-05', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual(PERSONAL)
    await expect(main().getByText(pattern('common.role.brand_member'))).toBeVisible()
  },
}

export const ClientSections: Story = {
  tags: ['SET-03', 'SET-05', 'role'],
  parameters: { visit: { as: HUGO } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual(PERSONAL)
    await expect(main().getByText(pattern('common.role.client_readonly'))).toBeVisible()
  },
}

/** The summary makes a company admin of a member. */
export const MemberWithCompanyFlag: Story = {
  tags: ['C193', 'role'],
  parameters: { visit: { as: LEA, world: worlds.memberWithCompanyFlag } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual([...PERSONAL, 'marques', 'entreprise', 'abonnement'])
  },
}

export const AdminCannotManageSubscription: Story = {
  tags: ['SUB-09', 'money', 'role'],
  parameters: { visit: { world: worlds.cannotManageSubscription } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(anchors()).toEqual([...PERSONAL, 'marques', 'entreprise'])
  },
}

export const InTrial: Story = {
  tags: ['SUB-15', 'money'],
  parameters: { visit: { as: JEANNE } },
  play: async () => {
    await arrival(text('settings.title'))
    const subscription = await card(text('navigation.subscription'))
    await expect(await subscription.findByText(text('billing.trial.daysLeft', { days: 5 }))).toBeVisible()
    await expect(subscription.getByRole('button', { name: text('palette.action.extend') })).toBeVisible()
  },
}

export const NotAuthenticated: Story = {
  tags: ['SET-01'],
  args: { children: <SignInFirst /> },
  play: async () => {
    await expect(await screen.findByText(text('settings.signIn'))).toBeVisible()
    await expect(main().getByRole('link', { name: text('settings.diagnosis.signIn') })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fsettings',
    )
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('getProfile', 'hang'), fault('listLoginHistory', 'hang')),
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(screen.queryByRole('button', { name: text('lists.edit') })).toBeNull()
  },
}

export const Failed: Story = {
  tags: ['PRO-20'],
  beforeEach: ({ msw }) => msw.use(fail('getProfile', 400, { times: 1 })),
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText(text('settings.profile.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByRole('button', { name: text('lists.edit') })).toBeVisible()
  },
}

export const NoNames: Story = {
  tags: ['SET-02', 'C199'],
  parameters: { visit: { world: worlds.noNames } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect((await screen.findAllByText(text('lists.notProvided'))).length).toBeGreaterThanOrEqual(2)
  },
}

export const NeverLoggedIn: Story = {
  tags: ['SET-06', 'SET-07'],
  parameters: { visit: { world: worlds.neverLoggedIn } },
  beforeEach: ({ msw }) => msw.use(answer('listLoginHistory', { login_history: [] })),
  play: async () => {
    await arrival(text('settings.title'))
    await expect(screen.getByText(text('settings.lastLogin.never'))).toBeVisible()
  },
}

export const UnknownUserType: Story = {
  tags: ['SET-03', 'PRM-08', 'role'],
  parameters: { visit: { as: LEA, world: worlds.unknownRole } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(main().getByText(/^franchise_owner/)).toBeVisible()
    await expect(anchors()).toEqual(PERSONAL)
  },
}

export const Anchors: Story = {
  tags: ['SET-08'],
  args: { url: '/settings#entreprise' },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(sections().map(({ hash }) => hash)).toEqual(anchors().map((id) => `#${id}`))
    // all of them lead to this page: only one is where the person is
    await waitFor(() => expect(currentSections()).toEqual(['#entreprise']))
  },
}

export const CurrentSection: Story = {
  tags: ['SET-08'],
  play: async () => {
    await arrival(text('settings.title'))
    await waitFor(() => expect(currentSections()).toEqual(['#profil']))
    document.getElementById('preferences')?.scrollIntoView()
    await waitFor(() => expect(currentSections()).toEqual(['#preferences']))
    const [current] = sections().filter((link) => link.hasAttribute('aria-current'))
    const [other] = sections()
    await expect(getComputedStyle(current ?? document.body).backgroundColor).not.toBe(
      getComputedStyle(other ?? document.body).backgroundColor,
    )
  },
}

export const Preferences: Story = {
  tags: ['SET-09'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('settings.title'))
    const place = document.getElementById('preferences')
    if (!place) throw new Error('No section of preferences')
    const preferences = within(place)
    const own = preferences.getByRole('button', { pressed: true, name: LOCALE_INFO[language.get()].native })
    await userEvent.click(preferences.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(preferences.getByRole('button', { name: 'English', pressed: true })).toBeVisible())
    await expect(preferences.getByRole('heading', { name: text('settings.section.preferences') })).toBeVisible()
    await userEvent.click(own)
    await waitFor(() =>
      expect(preferences.getByRole('heading', { name: text('settings.section.preferences') })).toBeVisible(),
    )
  },
}
