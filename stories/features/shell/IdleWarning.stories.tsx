import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { createIdleWatch } from '~/features/shell/idle-watch'
import { IdleWarning } from '~/features/shell/IdleWarning'

import { looks } from '../../../.storybook/modes'

let idleMs = 0

/** Four minutes and five seconds before the end; the clock of the story stands still. */
const watch = createIdleWatch({ idleMs: () => idleMs, setTimer: () => () => {}, onShown: () => () => {} })

const meta = {
  title: 'Shell/IdleWarning',
  component: IdleWarning,
  args: {
    watch,
    onSignOut: fn(),
    onStay: fn(() => {
      idleMs = 120 * 60_000
    }),
  },
  beforeEach: () => {
    idleMs = 245_000
    watch.check()
  },
} satisfies Meta<typeof IdleWarning>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('alertdialog', { name: /Êtes-vous toujours là/ })

export const SessionExpiringDialog: Story = {
  name: 'SessionExpiringDialog · SES-46',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const warning = within(await dialog())
    await expect(warning.getByRole('timer')).toHaveTextContent('Fermeture dans 4:05')
    await expect(warning.getByRole('status')).toHaveTextContent('Fermeture dans 5 minutes')
    await waitFor(() => expect(warning.getByRole('button', { name: 'Rester connecté' })).toHaveFocus())
  },
}

export const StaysSignedIn: Story = {
  name: 'StaysSignedIn · SES-46',
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Rester connecté' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ActiveInAnotherTab: Story = {
  name: 'ActiveInAnotherTab · SES-46',
  play: async ({ args }) => {
    await dialog()
    idleMs = 119 * 60_000
    watch.check()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}
