import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { InvitationStatus } from '#mocks/generated/types.gen.ts'
import { ClosedScreen } from '~/features/invitations/ClosedScreen'

import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { answerInvitation, INVITATION } from './invitation-link'

const meta = {
  title: 'Invitations/Closed',
  component: Screen,
  subcomponents: { ClosedScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const closed = (invitation: InvitationStatus, heading: string): Story => ({
  beforeEach: ({ msw }) => msw.use(answerInvitation(invitation)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accepter l’invitation' })).not.toBeInTheDocument()
  },
})

export const AlreadyAccepted: Story = closed({ ...INVITATION, status: 'accepted' }, 'Invitation déjà acceptée')
export const Expired: Story = closed({ ...INVITATION, expires_at: '2026-03-01T09:00:00Z' }, 'Invitation expirée')
export const Revoked: Story = closed({ ...INVITATION, status: 'cancelled' }, 'Invitation annulée')
export const UnknownStatus: Story = closed({ status: 'bounced' }, 'Cette invitation n’est plus valable')
