import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { UserMenu } from '~/features/shell/UserMenu'
import { language } from '~/i18n/language'
import { LOCALE_INFO } from '~/i18n/locales'
import { session } from '~/session/app-session'

import { languages, looks } from '../../../.storybook/modes'
import { answer, fail, fault } from '../../support/answers'
import { linesOfWords, withLargeText } from '../../support/large-text'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { otherLocale, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { openUserMenu } from './user-menu'

const meta = {
  component: Screen,
  subcomponents: { UserMenu },
  args: { url: '/dashboard' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const UserMenuOpen: Story = {
  tags: ['NFR-06', 'THM-04', 'THM-06', 'LAN-29', 'theme'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const menu = await openUserMenu()
    await waitFor(() => expect(menu.getByText('Claire Fontaine')).toBeVisible())
    await expect(menu.getByText(text('common.role.agency_admin'))).toBeVisible()
    await expect(menu.getByText(text('frame.user.version', { version: '3.0.0' }))).toBeVisible()
    await expect(menu.getByText('Deutsch')).toHaveAttribute('lang', 'de')
    await expect(menu.getAllByRole('radio')).toHaveLength(3)
  },
}

/** Pages of the provider, and the name of the installation in the header. */
export const HelpAndStatus: Story = {
  decorators: [withInstallation],
  parameters: {
    installation: {
      helpUrl: 'https://aide.exemple.fr',
      statusUrl: 'https://etat.exemple.fr',
      environment: 'Recette',
    },
    chromatic: { modes: looks },
  },
  play: async () => {
    await expect(await screen.findByText('Recette')).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^\[Recette\] /))
    const menu = await openUserMenu()
    await waitFor(() =>
      expect(menu.getByRole('link', { name: pattern('navigation.help') })).toHaveAttribute(
        'href',
        'https://aide.exemple.fr',
      ),
    )
    await expect(menu.getByRole('link', { name: pattern('navigation.status') })).toHaveAttribute('target', '_blank')
  },
}

const LONG_NAME = 'Marie-Antoinette-Guillemette de La Rochefoucauld-Montmorency'

/** Cut after two lines, as the name of the brand is; whole in the menu. */
export const LongName: Story = {
  tags: ['NFR-06', 'NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    visit: {
      world: {
        user: {
          email: CLAIRE,
          first_name: 'Marie-Antoinette-Guillemette',
          last_name: 'de La Rochefoucauld-Montmorency',
        },
      },
    },
  },
  play: async () => {
    const name = await screen.findByText(LONG_NAME)
    await expect(name.closest('[data-truncated]')).toHaveProperty('offsetHeight', 40)
    const menu = await openUserMenu()
    await expect(menu.getByText(LONG_NAME)).toBeVisible()
  },
}

export const UserMenuUsed: Story = {
  tags: ['THM-03', 'THM-04', 'theme'],
  play: async () => {
    const menu = await openUserMenu()
    await userEvent.click(menu.getByRole('radio', { name: text('navigation.theme.dark') }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.click(menu.getByRole('radio', { name: text('navigation.theme.light') }))
    await userEvent.click(menu.getByRole('button', { name: text('frame.user.signOut') }))
    await expect(session.isSignedIn()).toBe(false)
    await expect(session.hasRecord()).toBe(false)
  },
}

export const ClosedByEscape: Story = {
  tags: ['NFR-08'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const menu = await openUserMenu()
    await waitFor(() => expect(menu.getByText('Claire Fontaine')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: pattern('frame.user.menu') })).toHaveFocus()
  },
}

export const LanguageSwitchPending: Story = {
  tags: ['LAN-13', 'LAN-28'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: languages } },
  beforeEach: ({ msw }) => msw.use(fault('quickChangeLanguage', 'hang')),
  play: async () => {
    const menu = await openUserMenu()
    await userEvent.click(menu.getByRole('button', { name: 'Deutsch' }))
    await expect(await screen.findByRole('navigation', { name: 'Hauptnavigation', hidden: true })).toBeInTheDocument()
    await expect(menu.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LanguageSwitchRolledBack: Story = {
  tags: ['LAN-28'],
  beforeEach: ({ msw }) => msw.use(fail('quickChangeLanguage', 500, { delay: 50 })),
  play: async () => {
    const menu = await openUserMenu()
    const failed = pattern('navigation.language.failed')
    const own = menu.getByRole('button', { name: LOCALE_INFO[language.get()].native })
    await userEvent.click(menu.getByRole('button', { name: LOCALE_INFO[otherLocale()].native }))
    const toast = await screen.findByText(failed)
    await waitFor(() => expect(toast).toBeVisible())
    await expect(own).toHaveAttribute('aria-pressed', 'true')
  },
}

const ENGLISH = {
  language: 'en',
  timezone: 'Europe/Paris',
  dateFormat: 'DD/MM/YYYY',
  numberFormat: 'en',
  autoDetect: false,
  languageInfo: { name: 'English', native: 'English', flag: '🇬🇧', rtl: false },
  timezoneInfo: { name: 'Europe/Paris', utcOffset: 1, dst: true },
} as const

/** The server has the last word (F §4), and the person is told. */
export const LanguageSwitchAnotherStored: Story = {
  tags: ['LAN-13'],
  beforeEach: ({ msw }) => msw.use(answer('quickChangeLanguage', { config: ENGLISH })),
  play: async () => {
    const menu = await openUserMenu()
    const other = pattern('frame.language.other', { language: 'English' })
    await userEvent.click(menu.getByRole('button', { name: 'Deutsch' }))
    const toast = await screen.findByText(other)
    await waitFor(() => expect(toast).toBeVisible())
    await waitFor(() => expect(menu.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** Text twice as large: the menu is as wide for its words as in the usual size. */
export const UserMenuLargeText: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w1280' } },
  beforeEach: withLargeText,
  play: async () => {
    await openUserMenu()
    const menu = screen.getByRole('dialog', { name: text('frame.user.menu') })
    await waitFor(() => expect(within(menu).getByText('Claire Fontaine')).toBeVisible())
    await expect(menu.offsetWidth).toBe(640)
    await expect(menu.scrollWidth).toBe(menu.clientWidth)
    await expect(linesOfWords(menu).filter(([word, lines]) => !word.includes('@') && lines > 1)).toEqual([])
  },
}
