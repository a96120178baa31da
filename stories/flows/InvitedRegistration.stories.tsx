import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'

import { NOE } from '#mocks/domain/seed/named.ts'

import { loginPage } from '../features/auth/login-page'
import { answerInvitation, INVITATION } from '../features/invitations/invitation-link'
import { CAMILLE, registerPage } from '../features/onboarding/register-page'
import { fail, raw } from '../support/answers'
import { callsTo } from '../support/calls'
import { publicPageMeta } from '../support/page-meta'
import { Screen } from '../support/Screen'
import { text } from '../support/text'

const meta = {
  component: Screen,
  ...publicPageMeta,
  args: { url: '/onboarding/register?invitation=invitation-0001' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const warning = () => text('invitations.accept.otherEmail', { invited: NOE })

/** It is said before an account is made that may not accept the invitation. The server decides: nothing is blocked. */
export const OtherEmail: Story = {
  tags: ['INV-15', 'INV-16'],
  beforeEach: ({ msw }) => msw.use(answerInvitation()),
  play: async ({ canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.opened()
    await page.enter()
    await waitFor(() => expect(page.email()).toHaveAccessibleDescription(warning()))
    await expect(page.email()).toBeValid()
  },
}

export const OtherEmailCorrected: Story = {
  ...OtherEmail,
  play: async (context) => {
    await OtherEmail.play?.(context)
    const page = registerPage(context.canvasElement)
    await page.enter({ email: ` ${NOE.toUpperCase()}` })
    await expect(page.email()).not.toHaveAccessibleDescription()
  },
}

export const OtherEmailSent: Story = {
  ...OtherEmail,
  play: async (context) => {
    await OtherEmail.play?.(context)
    await userEvent.click(registerPage(context.canvasElement).goOn())
    await waitFor(() => expect(callsTo('register').map(({ body }) => body.email)).toEqual([CAMILLE.email]))
  },
}

const closes =
  (why: 'expired' | 'accepted' | 'unknown'): Play =>
  async ({ canvas }) => {
    const title = text(`invitations.accept.closed.${why}.title`)
    const heading = await canvas.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.queryByText(text('onboarding.account.subtitle.invited'))).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: text('common.backToLogin') })).toBeVisible()
  }

/** No account is made for an invitation that cannot be accepted. */
export const InvitationExpired: Story = {
  tags: ['INV-15', 'INV-16'],
  beforeEach: ({ msw }) => msw.use(answerInvitation({ ...INVITATION, status: 'expired' })),
  play: closes('expired'),
}

export const OwnCompanyInstead: Story = {
  ...InvitationExpired,
  play: async (context) => {
    await InvitationExpired.play?.(context)
    const { canvas, canvasElement } = context
    await userEvent.click(canvas.getByRole('link', { name: text('invitations.accept.ownCompany') }))
    await registerPage(canvasElement).opened()
    await expect(canvas.getByText(text('onboarding.step', { step: '1', total: '2' }))).toBeVisible()
  },
}

export const InvitationAccepted: Story = {
  ...InvitationExpired,
  beforeEach: ({ msw }) =>
    msw.use(fail('getInvitationStatus', 409, { message: 'Cette invitation a déjà été acceptée.' })),
  play: closes('accepted'),
}

export const InvitationSaidToBeOver: Story = {
  ...InvitationExpired,
  beforeEach: ({ msw }) => msw.use(raw('getInvitationStatus', { success: false, message: 'Invitation expirée' })),
  play: closes('expired'),
}

export const InvitationNotFound: Story = {
  ...InvitationExpired,
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 404)),
  play: closes('unknown'),
}

const stays: Play = async ({ canvas, canvasElement }) => {
  const page = registerPage(canvasElement)
  await page.opened()
  await waitFor(() => expect(callsTo('getInvitationStatus')).toHaveLength(1))
  await page.enter()
  await expect(page.email()).not.toHaveAccessibleDescription()
  await expect(canvas.getByText(text('onboarding.account.subtitle.invited'))).toBeVisible()
  await expect(canvas.queryByRole('alert')).toBeNull()
}

/** What cannot be read changes nothing. */
export const InvitationUnread: Story = {
  tags: ['INV-16', 'decision-2'],
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 503)),
  play: stays,
}

export const InvitationForSignedIn: Story = {
  ...InvitationUnread,
  beforeEach: ({ msw }) => msw.use(fail('getInvitationStatus', 401)),
}

/** Whoever has an account need not type the e-mail again. */
export const SignsInWithTypedEmail: Story = {
  tags: ['REG-51'],
  args: { url: '/onboarding/register' },
  beforeEach: ({ msw }) => msw.use(fail('register', 409)),
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.opened()
    await page.enter()
    await userEvent.click(page.goOn())
    await canvas.findByText(text('onboarding.account.emailUsed'))
    const [link] = canvas.getAllByRole('link', { name: text('onboarding.account.signIn') })
    await userEvent.click(link!)
    await canvas.findByRole('heading', { name: text('auth.login.title') })
    await expect(loginPage(canvasElement).email()).toHaveValue(CAMILLE.email)
  },
}
