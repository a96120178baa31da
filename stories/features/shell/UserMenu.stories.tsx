import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { failure } from '#mocks/core/failure.ts'

import { languages, looks } from '../../../.storybook/modes'
import { reachNavigation, says } from './reach'
import { shellMeta } from './shell-meta'
import { ShellFrame } from './ShellFrame'

const meta = {
  title: 'Shell/UserMenu',
  component: ShellFrame,
  ...shellMeta,
} satisfies Meta<typeof ShellFrame>

export default meta
type Story = StoryObj<typeof meta>

async function open() {
  await reachNavigation()
  const name = says('navigation.user.menu')
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return within(await screen.findByRole('dialog', { name }))
}

export const UserMenuOpen: Story = {
  name: 'UserMenuOpen · NFR-06 THM-04 THM-06 LAN-29',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const menu = await open()
    await waitFor(() => expect(menu.getByText('Claire Fontaine')).toBeVisible())
    await expect(menu.getByText('Admin Agence')).toBeVisible()
    await expect(menu.getByText('Version 3.0.0')).toBeVisible()
    await expect(menu.getByText('Deutsch')).toHaveAttribute('lang', 'de')
    await expect(menu.getAllByRole('radio')).toHaveLength(3)
  },
}

export const UserMenuUsed: Story = {
  name: 'UserMenuUsed · THM-03 THM-04',
  play: async ({ args }) => {
    const menu = await open()
    await userEvent.click(menu.getByRole('radio', { name: 'Sombre' }))
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    await userEvent.click(menu.getByRole('radio', { name: 'Clair' }))
    await userEvent.click(menu.getByRole('button', { name: 'Se déconnecter' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const ClosedByEscape: Story = {
  name: 'ClosedByEscape · NFR-08',
  play: async () => {
    const menu = await open()
    await waitFor(() => expect(menu.getByText('Claire Fontaine')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: /Menu de votre compte/ })).toHaveFocus()
  },
}

export const LanguageSwitchPending: Story = {
  name: 'LanguageSwitchPending · LAN-13 LAN-28',
  parameters: { chromatic: { modes: languages } },
  beforeEach: ({ msw }) => msw.use(http.post('*/users/i18n/language/quick_change/', () => delay('infinite'))),
  play: async () => {
    const menu = await open()
    await userEvent.click(menu.getByRole('button', { name: 'Deutsch' }))
    await expect(
      await screen.findByRole('navigation', { name: 'Hauptnavigation', hidden: true }, { timeout: 5000 }),
    ).toBeInTheDocument()
    await expect(menu.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const LanguageSwitchRolledBack: Story = {
  name: 'LanguageSwitchRolledBack · LAN-28',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/users/i18n/language/quick_change/', async () => {
        await delay(50)
        return failure(500, 'server_error', 'Erreur interne')
      }),
    ),
  play: async () => {
    const menu = await open()
    await userEvent.click(menu.getByRole('button', { name: 'English' }))
    const toast = await screen.findByText(/La langue n’a pas pu être changée/, {}, { timeout: 5000 })
    await waitFor(() => expect(toast).toBeVisible())
    await expect(menu.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true')
  },
}
