import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { THEME_STORAGE_KEY } from '~/design/theme/theme-constants'
import { themeMode } from '~/design/theme/theme-mode'
import { LOCALE_INFO } from '~/i18n/locales'

import { openProfile, retype } from '../features/settings/settings-page'
import { openUserMenu } from '../features/shell/user-menu'
import { callsTo } from '../support/calls'
import { arrival } from '../support/page'
import { pageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { ownSystemTheme, systemBecomes } from '../support/system-theme'
import { otherLocale, text } from '../support/text'

const meta = {
  component: Screen,
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Typed, then the language is switched: the words around change, what was typed stays and can be saved. */
export const SwitchLanguageKeepsForm: Story = {
  tags: ['LAN-12', 'LAN-13', 'LAN-28'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    const before = text('forms.label.firstName')
    const field = form.getByLabelText(before)

    const menu = await openUserMenu()
    const other = otherLocale()
    await userEvent.click(menu.getByRole('button', { name: LOCALE_INFO[other].native }))
    await waitFor(() => expect(callsTo('quickChangeLanguage').map(({ body }) => body)).toEqual([{ language: other }]))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', other))
    await menu.findByRole('button', { name: text('frame.user.signOut') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await arrival(text('settings.title'))
    await expect(screen.getByLabelText(text('forms.label.firstName'))).toBe(field)
    await expect(field).toHaveValue('Léonie')
    await expect(screen.getByText(text('settings.unsaved'))).toBeVisible()
    await expect(screen.queryByText(before)).toBeNull()
    await expect(args.onArrive).toHaveBeenLastCalledWith(expect.stringMatching(/^\/settings\b/))
  },
}

/** The theme shown, and the one that the browser keeps. */
const theme = () => [document.documentElement.dataset['theme'], localStorage.getItem(THEME_STORAGE_KEY)]

/** The page follows the system until a theme is chosen, and again once 'Système' is. */
export const ThemeFollowsSystem: Story = {
  tags: ['THM-01', 'THM-02', 'THM-03', 'THM-04', 'theme'],
  beforeEach: () => {
    const undo = ownSystemTheme()
    themeMode.setChoice('system')
    const stop = themeMode.start()
    return () => {
      stop()
      undo()
    }
  },
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const menu = await openUserMenu()
    await expect(menu.getByRole('radio', { name: text('navigation.theme.system') })).toBeChecked()
    await expect(theme()).toEqual(['light', null])
    systemBecomes('dark')
    await waitFor(() => expect(theme()).toEqual(['dark', null]))

    await userEvent.click(menu.getByRole('radio', { name: text('navigation.theme.light') }))
    await expect(theme()).toEqual(['light', 'light'])
    systemBecomes('light')
    systemBecomes('dark')
    await expect(theme()).toEqual(['light', 'light'])

    await userEvent.click(menu.getByRole('radio', { name: text('navigation.theme.system') }))
    await expect(theme()).toEqual(['dark', null])
    systemBecomes('light')
    await waitFor(() => expect(theme()).toEqual(['light', null]))
    await expect(menu.getByRole('radio', { name: text('navigation.theme.system') })).toBeChecked()
  },
}
