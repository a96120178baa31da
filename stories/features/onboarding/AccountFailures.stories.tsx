import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { ApiError, networkError, timeoutError } from '~/api/api-error'
import { AccountScreen } from '~/features/onboarding/AccountScreen'
import { invalidTokens } from '~/features/onboarding/onboarding-failure'

import { looks } from '../../../.storybook/modes'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { registerPage } from './register-page'

const meta = {
  title: 'Onboarding/Register/Step1 failures',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { invited: false, pending: false, failure: null, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What is said above the form, and nothing else. */
const says =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text)
  }

export const ServerFieldErrors: Story = {
  name: 'ServerFieldErrors · REG-19 C119 (decision 22)',
  args: {
    failure: new ApiError({
      status_code: 400,
      code: 'validation_error',
      message: 'Les données envoyées ne sont pas valides.',
      details: { last_name: ['Ce nom n’est pas admis.'], password: ['Ce mot de passe a fuité.'] },
      non_field_errors: ['Les inscriptions ferment ce soir.'],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.says(page.last_name(), 'Ce nom n’est pas admis.')
    await page.says(page.password(), 'Ce mot de passe a fuité.')
    await expect(page.last_name()).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Les inscriptions ferment ce soir\.$/)
    await userEvent.type(page.last_name(), 'Martin')
    await userEvent.tab()
    await waitFor(() => expect(page.last_name()).toBeValid())
  },
}

export const EmailAlreadyUsed: Story = {
  name: 'EmailAlreadyUsed · REG-51',
  args: {
    failure: new ApiError({
      status_code: 400,
      code: 'validation_error',
      details: { email: ['Un compte existe déjà avec cette adresse email.'] },
    }),
  },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.says(page.email(), 'Un compte existe déjà avec cette adresse email.')
    await expect(canvas.getByText('Un compte existe déjà avec cette adresse')).toBeVisible()
    const [offered] = canvas.getAllByRole('link', { name: 'Se connecter' })
    await expect(offered).toHaveAttribute('href', '/auth/login')
    await expect(offered?.closest('form')).not.toBeNull()
    await expect(canvas.queryByText('Erreur lors de la création du compte')).not.toBeInTheDocument()
  },
}

export const InvalidTokensAnswer: Story = {
  name: 'InvalidTokensAnswer · REG-11',
  args: { failure: invalidTokens() },
  play: says(/^Tokens invalides reçus du serveur$/),
}

export const RegistrationFailed: Story = {
  name: 'RegistrationFailed · REG-19',
  args: { failure: new ApiError({ status_code: 400 }) },
  play: says(/^Erreur lors de la création du compte$/),
}

export const ServerMessage: Story = {
  name: 'ServerMessage · REG-19',
  args: { failure: new ApiError({ status_code: 403, message: 'Les inscriptions sont fermées.' }) },
  play: says(/^Les inscriptions sont fermées\.$/),
}

export const ServerDown: Story = {
  name: 'ServerDown · REG-19 C100',
  args: { failure: new ApiError({ status_code: 503, message: 'upstream connect error' }) },
  play: says(/^Erreur lors de la création du compteLe service est momentanément indisponible/),
}

export const NetworkError: Story = {
  name: 'NetworkError · REG-19 C115',
  args: { failure: networkError() },
  play: says(/^Erreur lors de la création du compteErreur de connexion réseau$/),
}

export const TimeoutError: Story = {
  name: 'TimeoutError · REG-19',
  args: { failure: timeoutError() },
  play: says(/^Erreur lors de la création du compteLa requête a expiré$/),
}

export const UnknownError: Story = {
  name: 'UnknownError · REG-21',
  args: { failure: new ApiError() },
  play: says(/^Une erreur inconnue est survenue$/),
}

export const RateLimited: Story = {
  name: 'RateLimited · REG-19 C125',
  args: { failure: new ApiError({ status_code: 429, code: 'rate_limited', retryAfterMs: 120_000 }) },
  play: says(/^Trop de tentatives\. Veuillez patienter avant de réessayer\.Réessayez dans 2\s?minutes\.$/),
}
