import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { answerInvitation, INVITATION } from './invitation-link'

const meta = {
  title: 'features/invitations/AcceptScreen',
  component: Screen,
  ...publicPageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A mail brings along what stands after the link; its lines stay lines. */
export const LinkFromMail: Story = {
  tags: ['INV-15', 'INV-14'],
  args: { url: '/onboarding/invitations/invitation-0001%C2%A0).' },
  beforeEach: ({ msw }) => msw.use(answerInvitation({ ...INVITATION, invitation_message: 'Bonjour Noé,\n\nà lundi' })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', {
      name: text('invitations.accept.title.company', { company: 'Atelier Lumière' }),
    })
    await expect(callsTo('getInvitationStatus').map(({ path }) => path)).toEqual([{ token: 'invitation-0001' }])
    await expect(canvas.getByRole('link', { name: text('invitations.accept.signIn') })).toHaveAttribute(
      'href',
      expect.stringMatching(/invitation-0001$/),
    )
    await expect(canvasElement.querySelector<HTMLElement>('blockquote')?.innerText).toBe('Bonjour Noé,\n\nà lundi')
  },
}
