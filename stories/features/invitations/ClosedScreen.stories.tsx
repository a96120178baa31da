import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import type { InvitationStatus } from '#mocks/generated/types.gen.ts'
import { ClosedScreen } from '~/features/invitations/UnreadInvitation'
import type { PlainMessageId } from '~/i18n/messages'

import { looks } from '../../../.storybook/modes'
import { answer } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { answerInvitation, INVITATION } from './invitation-link'

const meta = {
  component: Screen,
  subcomponents: { ClosedScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const closed = (invitation: InvitationStatus, heading: PlainMessageId): Story => ({
  beforeEach: ({ msw }) => msw.use(answerInvitation(invitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: text(heading) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: text('invitations.accept.submit') })).not.toBeInTheDocument()
  },
})

export const AlreadyAccepted: Story = closed(
  { ...INVITATION, status: 'accepted' },
  'invitations.accept.closed.accepted.title',
)
export const Expired: Story = {
  ...closed(
    { ...INVITATION, status: 'expired', expires_at: '2026-03-01T09:00:00Z' },
    'invitations.accept.closed.expired.title',
  ),
  parameters: { chromatic: { modes: looks } },
}
export const Revoked: Story = closed(
  { ...INVITATION, status: 'cancelled' },
  'invitations.accept.closed.cancelled.title',
)
export const UnknownStatus: Story = closed({ status: 'bounced' }, 'invitations.accept.closed.other.title')

let arrive: (() => void) | undefined

/** Its title stands where that of the check stood, however much less there is below; its buttons are as high as others. */
export const Arriving: Story = {
  tags: ['INV-15', 'NFR-12'],
  beforeEach: ({ msw }) => {
    const closedMeanwhile = { ...INVITATION, status: 'cancelled' } as const
    msw.use(
      answer(
        'getInvitationStatus',
        () => new Promise<InvitationStatus>((resolve) => (arrive = () => resolve(closedMeanwhile))),
      ),
    )
  },
  play: async ({ canvas }) => {
    const top = async (name: string) => (await canvas.findByRole('heading', { name })).getBoundingClientRect().top
    const before = await top(text('invitations.accept.checking'))
    await waitFor(() => expect(arrive).toBeDefined())
    arrive?.()
    await expect(Math.abs((await top(text('invitations.accept.closed.cancelled.title'))) - before)).toBeLessThan(2)
    for (const name of [text('common.backToLogin'), text('invitations.accept.ownCompany')])
      await expect(canvas.getByRole('link', { name }).getBoundingClientRect().height).toBe(44)
  },
}
