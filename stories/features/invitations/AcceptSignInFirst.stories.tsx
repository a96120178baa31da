import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'
import { session } from '~/session/app-session'

import { fail } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { INVITATION, requireToken } from './invitation-link'

const meta = {
  title: 'features/invitations/AcceptScreen',
  component: Screen,
  ...publicPageMeta,
  args: { url: '/onboarding/invitations/invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const SignInFirst: Story = {
  tags: ['INV-04', 'decision-2'],
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('invitations.accept.signInFirst'))).toBeVisible()
  },
}

/** Another sign-in would lead back here. */
export const UnseenSignedIn: Story = {
  tags: ['INV-04', 'decision-2'],
  parameters: { visit: { as: NOE } },
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 401)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('invitations.accept.unseen'))).toBeVisible()
    await expect(
      canvas.getByText(pattern('invitations.accept.unseen.body', { known: 'yes', signedIn: NOE })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('invitations.accept.submit') })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: text('invitations.accept.switch') })).toBeEnabled()
    await expect(canvas.getByRole('link', { name: text('common.backToDashboard') })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: text('invitations.accept.signIn') })).toBeNull()
  },
}

/** The provider shows it to signed-in users alone: it is asked again, with the token, after a sign-in in another tab. */
export const SignsInMeanwhile: Story = {
  tags: ['INV-04', 'INV-15', 'decision-2'],
  beforeEach: ({ msw }) => msw.use(requireToken(INVITATION)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('invitations.accept.signInFirst'))).toBeVisible()
    await session.start(sandbox().signIn(NOE), 'login')
    await expect(await canvas.findByRole('heading', { name: /Atelier Lumière/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: text('invitations.accept.submit') })).toBeEnabled()
    await expect(canvas.queryByText(text('invitations.accept.unseen'))).toBeNull()
  },
}
