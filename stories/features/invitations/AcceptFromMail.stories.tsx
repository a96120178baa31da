import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { callsTo } from '../../support/calls'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { text } from '../../support/text'
import { loginPage } from '../auth/login-page'
import { registerPage } from '../onboarding/register-page'
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

/** Registration and login get the e-mail of the invitation. Leaving them untouched asks nothing. */
export const FillsForms: Story = {
  tags: ['INV-15', 'INV-16', 'REG-47'],
  args: { url: '/onboarding/invitations/invitation-0001' },
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('link', { name: text('invitations.accept.register') }))
    const register = registerPage(canvasElement)
    await register.opened()
    await expect(register.email()).toHaveValue(NOE)
    await userEvent.click(canvas.getByRole('link', { name: text('onboarding.account.signIn') }))
    await canvas.findByRole('heading', { name: text('auth.login.title') })
    const login = loginPage(canvasElement)
    await expect(login.email()).toHaveValue(NOE)
    await login.enter({ email: 'noe.marceau@exemple.fr' })
    await expect(login.email()).toHaveValue('noe.marceau@exemple.fr')
    await waitFor(() => expect(login.submit()).toBeEnabled())
  },
}
