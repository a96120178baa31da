import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { apiPorts, setApiPorts } from '~/api/ports'
import { AccountScreen } from '~/features/onboarding/AccountScreen'
import { systemClock } from '~/platform/clock'

import { looks } from '../../../.storybook/modes'
import { fail, fault, raw } from '../../support/answers'
import { publicPageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { inOrder, pattern, text } from '../../support/text'
import { CAMILLE, registerPage } from './register-page'

const meta = {
  title: 'features/onboarding/AccountScreen',
  component: Screen,
  subcomponents: { AccountScreen },
  ...publicPageMeta,
  args: { url: '/onboarding/register' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** The provider answers this. */
const json =
  (body: object, status = 200): NonNullable<Story['beforeEach']> =>
  ({ msw }) =>
    msw.use(raw('register', body, { status }))

async function send(canvasElement: HTMLElement) {
  const page = registerPage(canvasElement)
  await page.opened()
  await page.enter()
  await userEvent.click(page.goOn())
  return page
}

/** Sends the form: only this text is shown above it, and the input is kept. */
const fails =
  (message: () => string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message())
    await expect(page.password()).toHaveValue(CAMILLE.password)
    await waitFor(() => expect(page.goOn()).not.toHaveAttribute('aria-disabled'))
  }

/** C120: the form stays visible. */
export const TenThousandUnknownFields: Story = {
  tags: ['REG-19', 'C120'],
  beforeEach: json(
    { details: Object.fromEntries(Array.from({ length: 10_000 }, (_, place) => [`champ_${place}`, ['Refusé.']])) },
    400,
  ),
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(pattern('forms.errors.more', { count: 9995 }))
    await expect(document.documentElement.scrollHeight).toBeLessThan(3000)
  },
}

export const ServerFieldErrors: Story = {
  tags: ['REG-19', 'C119', 'decision-22'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('register', 400, {
        message: 'Les données envoyées ne sont pas valides.',
        details: { last_name: ['Ce nom n’est pas admis.'], password: ['Ce mot de passe a fuité.'] },
        non_field_errors: ['Les inscriptions ferment ce soir.'],
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await page.refuses(page.last_name(), 'Ce nom n’est pas admis.')
    await page.refuses(page.password(), 'Ce mot de passe a fuité.')
    await expect(page.last_name()).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Les inscriptions ferment ce soir\.$/)
  },
}

export const ServerFieldErrorCorrected: Story = {
  ...ServerFieldErrors,
  play: async (context) => {
    await ServerFieldErrors.play?.(context)
    const page = registerPage(context.canvasElement)
    await userEvent.type(page.last_name(), 'Martin')
    await userEvent.tab()
    await waitFor(() => expect(page.last_name()).toBeValid())
  },
}

export const EmailAlreadyUsed: Story = {
  tags: ['REG-51'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('register', 400, {
        message: 'Les données envoyées ne sont pas valides.',
        details: { email: ['Un compte existe déjà avec cette adresse email.'] },
      }),
    ),
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await page.refuses(page.email(), 'Un compte existe déjà avec cette adresse email.')
    await expect(canvas.getByText(text('onboarding.account.emailUsed'))).toBeVisible()
    const [offered] = canvas.getAllByRole('link', { name: text('onboarding.account.signIn') })
    await expect(offered).toHaveAttribute('href', '/auth/login')
    await expect(offered?.closest('form')).not.toBeNull()
    await expect(canvas.queryByText(text('onboarding.account.failed'))).not.toBeInTheDocument()
  },
}

/** The server's own words are shown; words that say less than ours are not. */
export const EmailAlreadyUsedSaid: Story = {
  tags: ['REG-19', 'REG-51'],
  beforeEach: ({ msw }) => msw.use(fail('register', 409, { message: 'Cette adresse email est déjà utilisée.' })),
  play: async ({ canvas, canvasElement, msw }) => {
    const page = await send(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Cette adresse email est déjà utilisée.')
    await expect(within(alert).getByRole('link', { name: text('onboarding.account.signIn') })).toBeVisible()

    msw.use(fail('register', 409, { message: 'Conflict' }))
    await userEvent.click(page.goOn())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text('onboarding.account.emailUsed')))
    await expect(canvas.queryByText('Conflict')).not.toBeInTheDocument()

    msw.use(fail('register', 400, { non_field_errors: ['Cette adresse email est déjà prise.'] }))
    await userEvent.click(page.goOn())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cette adresse email est déjà prise.'))
  },
}

/** The answer is about an e-mail that was replaced meanwhile: it is not shown, and the new e-mail can be sent. */
export const EmailEditedMeanwhile: Story = {
  tags: ['REG-51', 'PRO-23'],
  beforeEach: ({ msw }) => msw.use(fail('register', 409, { delay: 600 })),
  play: async ({ canvas, canvasElement }) => {
    const page = await send(canvasElement)
    await waitFor(() => expect(page.goOn()).toHaveAttribute('aria-disabled'))
    await userEvent.clear(page.email())
    await userEvent.paste('camille@exemple.fr')
    await waitFor(() => expect(page.goOn()).not.toHaveAttribute('aria-disabled'))
    await expect(canvas.queryByText(text('onboarding.account.emailUsed'))).toBeNull()
    await expect(page.email()).toBeValid()
  },
}

export const EditedEmailSent: Story = {
  ...EmailEditedMeanwhile,
  play: async (context) => {
    await EmailEditedMeanwhile.play?.(context)
    await userEvent.click(registerPage(context.canvasElement).goOn())
    await expect(await context.canvas.findByText(text('onboarding.account.emailUsed'))).toBeVisible()
  },
}

/** Who has an account comes back to the invitation after the sign-in. */
export const EmailAlreadyUsedInvited: Story = {
  tags: ['REG-51', 'INV-15'],
  args: { url: '/onboarding/register?invitation=invitation-0001' },
  beforeEach: ({ msw }) => msw.use(fail('register', 409)),
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement)
    await expect(await canvas.findByText(text('onboarding.account.emailUsed'))).toBeVisible()
    const links = canvas.getAllByRole('link', { name: text('onboarding.account.signIn') })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, () => '/auth/login?redirect=%2Fonboarding%2Finvitations%2Finvitation-0001'),
    )
  },
}

export const InvalidTokensAnswer: Story = {
  tags: ['REG-11'],
  beforeEach: json({ success: true, message: null, data: { access: 'a.b.c' } }, 201),
  play: fails(() => inOrder(pattern('onboarding.account.tokens'), pattern('onboarding.account.unconfirmed'))),
}

export const RegistrationFailed: Story = {
  tags: ['REG-19'],
  beforeEach: json({}, 400),
  play: fails(() => pattern('onboarding.account.failed')),
}

export const ServerDetails: Story = {
  tags: ['REG-19'],
  beforeEach: json({ message: 'Refusé.', details: 'Les inscriptions ferment ce soir.' }, 400),
  play: fails(() => /^Les inscriptions ferment ce soir\.$/),
}

export const ServerMessage: Story = {
  tags: ['REG-19'],
  beforeEach: json({ message: 'Les inscriptions sont fermées.' }, 403),
  play: fails(() => /^Les inscriptions sont fermées\.$/),
}

export const ServerDown: Story = {
  tags: ['REG-19', 'C100', 'NFR-03'],
  beforeEach: ({ msw }) => msw.use(fault('register', 'html', { status: 503 })),
  play: fails(() =>
    inOrder(
      pattern('onboarding.account.failed'),
      pattern('errors.page.server.title'),
      pattern('onboarding.account.unconfirmed'),
      /503 · register · .*2026.*:/,
    ),
  ),
}

export const NetworkError: Story = {
  tags: ['REG-19', 'C115'],
  beforeEach: ({ msw }) => msw.use(fault('register', 'network')),
  play: fails(() =>
    inOrder(pattern('onboarding.account.failed'), pattern('errors.network'), pattern('onboarding.account.unconfirmed')),
  ),
}

export const TimeoutError: Story = {
  tags: ['REG-19'],
  beforeEach: ({ msw }) => {
    msw.use(fault('register', 'hang'))
    // 30 seconds pass at once
    setApiPorts({ ...apiPorts(), clock: { ...systemClock, after: (_ms, run) => systemClock.after(0, run) } })
  },
  play: fails(() =>
    inOrder(pattern('onboarding.account.failed'), pattern('errors.timeout'), pattern('onboarding.account.unconfirmed')),
  ),
}

export const UnknownError: Story = {
  tags: ['REG-21'],
  beforeEach: () => {
    // neither the network nor the provider: the application itself fails
    setApiPorts({ ...apiPorts(), apiBaseUrl: () => Promise.reject(new TypeError('x is undefined')) })
  },
  play: fails(() => pattern('onboarding.unknown')),
}

export const RateLimited: Story = {
  tags: ['REG-19', 'C125'],
  beforeEach: ({ msw }) =>
    msw.use(raw('register', { code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '120' } })),
  play: fails(() =>
    inOrder(pattern('onboarding.account.failed'), pattern('errors.tooManyAttempts'), pattern('errors.retryIn')),
  ),
}
