import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, resendTo, SARAH } from './invitations-page'

/** What the server has done, and nobody was told. */
const meta = {
  title: 'features/invitations/list/InvitationsScreen',
  component: Screen,
  ...pageMeta,
  args: { url: '/users/invitations', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The list cannot be read. It is not sent a second time before that. */
export const ResendUnknown: Story = {
  tags: ['INV-05'],
  parameters: { chromatic: { modes: looks } },
  // the list is read by the page and before the invitation is sent
  beforeEach: ({ msw }) =>
    msw.use(
      fault('resendInvitation', 'lost', { times: 1 }),
      fault('listInvitations', 'network', { skip: 2, times: 1 }),
    ),
  play: async () => {
    await userEvent.click(await resendTo(SARAH))
    await waitFor(() => expect(screen.getByText(text('invitations.list.resend.unconfirmed'))).toBeVisible())
    await userEvent.click(
      await screen.findByRole('button', { name: text('invitations.list.resend.verify', { email: SARAH }) }),
    )
    await waitFor(() => expect(screen.getByText(text('invitations.list.resend.done'))).toBeVisible())
    await expect(callsTo('resendInvitation')).toHaveLength(1)
  },
}

const sent = () => callsTo('sendInvitation').length > 0

/** The list that comes later shows that it was sent. */
export const InviteUnknownThenListed: Story = {
  tags: ['INV-12'],
  args: { url: '/users/invitations?invite=true' },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('sendInvitation', 'lost', { times: 1 }),
      fault('listInvitations', 'network', { when: sent, times: 1 }),
      // an answer that comes while the dialog says that nobody knows
      fault('listInvitations', 'unknown-fields', { when: sent, delay: 1500 }),
    ),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('ana@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.unconfirmed.some', { count: 1 }))).toBeVisible()
    await expect(
      await dialog.findByText(text('invitations.dialog.sent', { count: 1 }), undefined, { timeout: 5000 }),
    ).toBeVisible()
    await expect(dialog.queryByText(text('invitations.dialog.unconfirmed.some', { count: 1 }))).toBeNull()
    await expect(dialog.getByRole('button', { name: text('invitations.dialog.done') })).toBeVisible()
    await expect(callsTo('sendInvitation')).toHaveLength(1)
  },
}

/** Its state cannot be read. It is not accepted a second time before that. */
export const AcceptUnknown: Story = {
  tags: ['INV-15'],
  args: { url: '/onboarding/invitations/invitation-0001' },
  parameters: { visit: { as: NOE }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => {
    for (const invitation of sandbox().world.invitations)
      if (invitation.token === 'invitation-0001') invitation.email = NOE
    msw.use(
      fault('acceptInvitation', 'lost', { times: 1, status: 504 }),
      fault('getInvitationStatus', 'network', { skip: 1, times: 1 }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('invitations.accept.submit') }))
    await expect(await canvas.findByText(text('invitations.accept.unconfirmed'))).toBeVisible()
  },
}

export const AcceptVerified: Story = {
  ...AcceptUnknown,
  play: async (context) => {
    await AcceptUnknown.play?.(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: text('common.verify') }))
    const title = text('invitations.joined.title', { name: 'Boulangerie Marceau' })
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(callsTo('acceptInvitation')).toHaveLength(1)
  },
}
