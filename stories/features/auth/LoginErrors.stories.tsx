import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { ApiError, type ApiErrorFields, networkError, timeoutError } from '~/api/api-error'
import { LoginScreen } from '~/features/auth/LoginScreen'

import { looks } from '../../../.storybook/modes'
import { inOrder, pattern, text, waiting } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { loginPage } from './login-page'

const meta = {
  title: 'features/auth/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'idle', failure: null, attempts: 0, returns: false, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Submits what the form refuses: it says why beside the field, focuses it, and sends nothing. */
const refused =
  (
    values: { email?: string; password?: string },
    field: 'email' | 'password',
    message: () => string,
  ): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    const page = loginPage(canvasElement)
    await page.enter(values)
    await waitFor(() => expect(page.submit()).toBeEnabled())
    await userEvent.click(page.submit())
    await waitFor(() => expect(page[field]()).toHaveAccessibleDescription(message()))
    await expect(page[field]()).toBeInvalid()
    await expect(page[field]()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }

/** Leaves a field empty behind: it says so when it is left, not before. */
const leftEmpty =
  (field: 'email' | 'password', message: () => string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const page = loginPage(canvasElement)
    page[field]().focus()
    await expect(page[field]()).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(page[field]()).toHaveAccessibleDescription(message()))
    await expect(page.submit()).toBeDisabled()
  }

export const ErrorEmailRequired: Story = {
  tags: ['LOG-02'],
  play: leftEmpty('email', () => text('forms.email.required')),
}

export const ErrorEmailInvalid: Story = {
  tags: ['LOG-02', 'LOG-24'],
  play: refused({ email: 'camille.exemple.fr' }, 'email', () => text('forms.email.format')),
}

export const ErrorEmailTooLong: Story = {
  tags: ['LOG-02'],
  play: refused(
    { email: `${'a'.repeat(60)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.exemple.fr` },
    'email',
    () => text('forms.email.tooLong'),
  ),
}

export const ErrorIdentifierTooShort: Story = {
  tags: ['LOG-03'],
  play: refused({ email: 'ab' }, 'email', () => text('auth.identifier.tooShort')),
}

export const ErrorEmailOnlySpaces: Story = {
  tags: ['LOG-02', 'C161'],
  play: refused({ email: '   ' }, 'email', () => text('forms.email.required')),
}

export const ErrorEmailInternational: Story = {
  tags: ['LOG-02', 'K47'],
  play: refused({ email: 'camille@exämple.fr' }, 'email', () => text('forms.email.format')),
}

export const ErrorPasswordRequired: Story = {
  tags: ['LOG-04'],
  play: leftEmpty('password', () => text('auth.password.required')),
}

export const ErrorPasswordTooShort: Story = {
  tags: ['LOG-05', 'C161'],
  play: refused({ password: 'Court-7' }, 'password', () => text('forms.password.tooShort')),
}

/** The answer of the login call. */
const refusal = (fields: ApiErrorFields) => new ApiError({ operation: 'login', ...fields })

const wrongOnce = { failure: refusal({ status_code: 401, message: 'Invalid credentials' }), attempts: 1 }

export const WrongCredentials: Story = {
  tags: ['LOG-13', 'LOG-24'],
  args: wrongOnce,
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas, canvasElement }) => {
    const { email, password } = loginPage(canvasElement)
    await waitFor(() => expect(email()).toHaveAccessibleDescription(text('auth.login.invalid')))
    await expect(password()).toHaveAccessibleDescription(text('auth.login.invalid'))
    await expect(email()).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('auth.login.failed'))
    await expect(canvas.queryByText(pattern('auth.login.attempts'))).not.toBeInTheDocument()
  },
}

export const WrongCredentialsCorrected: Story = {
  tags: ['LOG-13'],
  args: wrongOnce,
  play: async ({ canvasElement }) => {
    const { email, password } = loginPage(canvasElement)
    await waitFor(() => expect(password()).toBeInvalid())
    await userEvent.type(password(), 'Printemps-2026')
    await waitFor(() => expect(email()).toBeValid())
    await expect(password()).toBeValid()
  },
}

export const ThreeFailures: Story = {
  tags: ['LOG-16', 'LOG-17', 'C228'],
  args: { failure: refusal({ status_code: 401 }), attempts: 3 },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas }) => {
    const warning = canvas.getByText(text('auth.login.attempts'))
    await expect(warning).toBeVisible()
    await expect(warning.closest('[role="alert"]')).toBeVisible()
  },
}

export const ForgottenPassword: Story = {
  tags: ['LOG-21'],
  play: async ({ canvas, canvasElement }) => {
    // it says that it writes to the support
    const link = canvas.getByRole('link', {
      name: inOrder(pattern('auth.login.forgotPassword'), pattern('auth.forgotPassword.support')),
    })
    await expect(within(link).getByText(pattern('auth.forgotPassword.support'))).toBeVisible()
    await expect(link.querySelector('svg')).toBeVisible()
    const to = `mailto:support@exemple.fr?subject=${encodeURIComponent(text('auth.forgotPassword.subject'))}`
    await expect(link).toHaveAttribute('href', to)
    await userEvent.type(loginPage(canvasElement).email(), 'zoe@exemple.fr')
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    const [, body = ''] = link.getAttribute('href')?.split('&body=') ?? []
    await expect(decodeURIComponent(body)).toMatch(pattern('auth.forgotPassword.body', { email: 'zoe@exemple.fr' }))
  },
}

export const AccountLocked: Story = {
  tags: ['LOG-14', 'LOG-17', 'LOG-25', 'C229'],
  args: {
    failure: refusal({ status_code: 423, code: 'account_locked', retryAfterMs: 15 * 60_000 }),
    attempts: 5,
    returns: true,
  },
  play: async ({ canvas, canvasElement }) => {
    // one box: neither the warning of three failures nor the page that was asked for
    const alert = canvas.getByRole('alert')
    await expect(canvas.queryByText(pattern('auth.login.redirectNotice'))).not.toBeInTheDocument()
    await expect(alert).toHaveTextContent(text('auth.login.locked'))
    await expect(alert).toHaveTextContent(pattern('errors.retryIn', { wait: waiting(900) }))
    await expect(within(alert).getByRole('link', { name: 'support@exemple.fr' })).toHaveAttribute(
      'href',
      'mailto:support@exemple.fr',
    )
    await expect(loginPage(canvasElement).email()).toBeValid()
  },
}

export const AccountLockedWithoutDelay: Story = {
  tags: ['LOG-14', 'LOG-25'],
  args: { failure: refusal({ status_code: 401, message: 'Account locked: too many attempts' }), attempts: 1 },
  parameters: { installation: { supportEmail: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `${text('auth.login.locked')}${text('auth.login.locked.later')}`,
    )
    await expect(canvas.queryByRole('link', { name: pattern('auth.login.forgotPassword') })).not.toBeInTheDocument()
  },
}

export const NetworkError: Story = {
  tags: ['LOG-15', 'C230'],
  args: { failure: networkError(), attempts: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('auth.login.network'))
    await expect(loginPage(canvasElement).email()).toBeValid()
  },
}

export const TimeoutError: Story = {
  tags: ['LOG-15', 'C230'],
  args: { failure: timeoutError(), attempts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('auth.login.network'))
  },
}

export const ServerUnknownError: Story = {
  tags: ['SES-39', 'NFR-03'],
  args: { failure: refusal({ status_code: 500, message: 'Internal Server Error' }), attempts: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inOrder(pattern('errors.unknown'), pattern('common.reference'), /500 · /),
    )
  },
}

export const ServerFieldErrors: Story = {
  tags: ['LOG-24', 'C119'],
  args: {
    failure: refusal({
      status_code: 400,
      code: 'validation_error',
      details: { email: ['Ce domaine n’est pas admis.'] },
      non_field_errors: ['La connexion par mot de passe est fermée.'],
    }),
    attempts: 1,
  },
  play: async ({ canvas, canvasElement }) => {
    const { email } = loginPage(canvasElement)
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Ce domaine n’est pas admis.'))
    await expect(email()).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('La connexion par mot de passe est fermée.')
  },
}

export const UserRefusedReason: Story = {
  tags: ['SES-29', 'K59'],
  args: { ended: 'refused', reason: 'Votre entreprise est suspendue.', returns: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Votre entreprise est suspendue.')).toBeVisible()
    await expect(canvas.queryByText(pattern('auth.notice.expired'))).toBeNull()
  },
}
