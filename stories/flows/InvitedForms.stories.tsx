import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { loginPage } from '../features/auth/login-page'
import { answerInvitation } from '../features/invitations/invitation-link'
import { registerPage } from '../features/onboarding/register-page'
import { publicPageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { text } from '../support/text'

const meta = { component: Screen, ...publicPageMeta } satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

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
