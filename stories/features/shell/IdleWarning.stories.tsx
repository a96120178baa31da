import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { createIdleWatch, IdleWarning } from '~/features/shell/IdleWarning'

import { looks } from '../../../.storybook/modes'
import { inOrder, pattern, text } from '../../support/text'

let idleMs = 0
const answered = fn()

/** Four minutes and five seconds before the end; the clock of the story is stopped. */
const watch = createIdleWatch({ idleMs: () => idleMs, clock: { after: () => () => {} }, onShown: () => () => {} })

const meta = {
  component: IdleWarning,
  args: {
    watch,
    onAsk: fn(() => answered),
    onSignOut: fn(),
    onStay: fn(() => {
      idleMs = 120 * 60_000
    }),
  },
  beforeEach: () => {
    idleMs = 245_000
    answered.mockClear()
    watch.check()
  },
} satisfies Meta<typeof IdleWarning>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('alertdialog', { name: pattern('frame.idle.title') })

export const SessionExpiringDialog: Story = {
  tags: ['SES-46'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const warning = within(await dialog())
    await waitFor(() => expect(warning.getByText(text('frame.idle.countdown', { remaining: '4:05' }))).toBeVisible())
    await expect(warning.getByRole('status')).toHaveTextContent(pattern('frame.idle.minutes', { minutes: 5 }))
    await expect(await dialog()).toHaveAccessibleDescription(
      inOrder(pattern('frame.idle.body'), pattern('frame.idle.minutes', { minutes: 5 })),
    )
    await waitFor(() => expect(warning.getByRole('button', { name: text('frame.idle.stay') })).toHaveFocus())
  },
}

export const StaysSignedIn: Story = {
  tags: ['SES-46'],
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: text('frame.idle.stay') }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await waitFor(() => expect(answered).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const ActiveInAnotherTab: Story = {
  tags: ['SES-46'],
  play: async ({ args }) => {
    await dialog()
    idleMs = 119 * 60_000
    watch.check()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}

export const OnlyItsButtonsCount: Story = {
  tags: ['SES-46'],
  play: async ({ args }) => {
    const warning = within(await dialog())
    await waitFor(() => expect(warning.getByRole('button', { name: text('frame.idle.stay') })).toHaveFocus())
    await expect(args.onAsk).toHaveBeenCalledOnce()
    // a click beside it
    await userEvent.click((await dialog()).closest('.MuiDialog-container') ?? document.body)
    await expect(args.onStay).not.toHaveBeenCalled()
    warning.getByRole('button', { name: text('frame.idle.stay') }).focus()
    await userEvent.tab({ shift: true })
    await expect(warning.getByRole('button', { name: text('frame.idle.signOut') })).toHaveFocus()
    await expect(answered).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
    await expect(args.onStay).not.toHaveBeenCalled()
  },
}
