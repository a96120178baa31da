import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { ResendButton } from '~/features/invitations/list/ResendButton'

import { languages, looks } from '../../../../.storybook/modes'
import { answer, fail, fault } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { resendTo, SARAH } from '../invitations-page'

const meta = {
  component: Screen,
  subcomponents: { ResendButton },
  ...pageMeta,
  args: { url: '/users/invitations' },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ResendPending: Story = {
  tags: ['INV-05', 'C301'],
  beforeEach: ({ msw }) => msw.use(fault('resendInvitation', 'hang')),
  play: async () => {
    const button = await resendTo(SARAH)
    for (let press = 0; press < 10; press++) button.click()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await waitFor(() => expect(callsTo('resendInvitation').map(({ path }) => path)).toEqual([{ id: '1' }]))
  },
}

export const ResendSuccess: Story = {
  tags: ['INV-05', 'INV-17'],
  play: async () => {
    const button = await resendTo(SARAH)
    await expect(button).toHaveTextContent(text('invitations.list.resend'))
    await userEvent.click(button)
    const said = await screen.findByText(text('invitations.list.resend.done'))
    // it fades in
    await waitFor(() => expect(said).toBeVisible())
    const mark = await screen.findByRole('img', {
      name: `${text('invitations.list.resend.sent')}. ${text('invitations.list.resend.pause')}`,
    })
    await expect(mark).toHaveTextContent(text('invitations.list.resend.sent'))
    await waitFor(() => expect(mark).toHaveFocus())
    await expect(button).not.toBeInTheDocument()
  },
}

/** It is no longer among the expired ones, and its row leaves with the mark. */
export const ResendExpired: Story = {
  tags: ['INV-05', 'NFR-08'],
  args: { url: '/users/invitations?status=expired' },
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: pattern('invitations.list.resend.for') })
    button?.focus()
    const before = screen.getAllByRole('rowheader').length
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeLessThan(before))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

/** The date of the server is no reason to hold an invitation back. */
export const ResendRecent: Story = {
  tags: ['INV-05', 'INV-17'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listInvitations', {
        invitations: [{ id: 1, email: SARAH, status: 'pending', created_at: new Date().toISOString() }],
      }),
    ),
  play: async () => {
    await userEvent.click(await resendTo(SARAH))
    await waitFor(() => expect(callsTo('resendInvitation').map(({ path }) => path)).toEqual([{ id: '1' }]))
  },
}

export const ResendFailed: Story = {
  tags: ['INV-05'],
  beforeEach: ({ msw }) =>
    msw.use(fail('resendInvitation', 400, { message: 'Seule une invitation en attente peut être renvoyée.' })),
  play: async () => {
    const button = await resendTo(SARAH)
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByText(text('invitations.list.resend.failed'))).toBeVisible())
    await expect(screen.getByText('Seule une invitation en attente peut être renvoyée.')).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
}

/** The word stands below the icon, and makes no row higher than two lines. */
export const OnPhone: Story = {
  tags: ['INV-05', 'NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const buttons = await screen.findAllByRole('button', { name: pattern('invitations.list.resend.for') })
    for (const button of buttons) {
      await expect(within(button).getByText(text('invitations.list.resend'))).toBeVisible()
      await expect(button.scrollWidth).toBe(button.clientWidth)
      await expect(button.closest('li')?.offsetHeight).toBeLessThanOrEqual(68)
    }
  },
}
