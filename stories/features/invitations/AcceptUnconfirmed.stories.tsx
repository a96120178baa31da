import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { AcceptScreen } from '~/features/invitations/AcceptScreen'

import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'

const meta = {
  title: 'features/invitations/AcceptScreen',
  component: Screen,
  subcomponents: { AcceptScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The answer is lost, and by then the link is no longer valid: the invitation may have been accepted. */
export const LostAndNotValid: Story = {
  tags: ['INV-16', 'C301', 'K62'],
  parameters: { visit: { as: NOE } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('getInvitationStatus', () => ({ is_valid: callsTo('acceptInvitation').length === 0 })),
      fail('acceptInvitation', 504),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('invitations.accept.submit') }))
    await expect(await canvas.findByText(text('invitations.accept.unconfirmed'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: text('invitations.accept.closed.other.title') })).toBeNull()
    await expect(canvas.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
  },
}
