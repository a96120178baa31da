import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { ApiError } from '~/api/api-error'
import { AccountScreen } from '~/features/onboarding/AccountScreen'
import { EMAIL_USED } from '~/features/onboarding/FormFailure'

import { looks } from '../../../.storybook/modes'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { registerPage, type AccountField, type CAMILLE } from './register-page'

const meta = {
  title: 'Onboarding/Register/Step1 errors',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { invitation: '', pending: false, failure: null, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Submits what the form refuses: it says why beside the field, focuses it, and sends nothing. */
const refused =
  (values: Partial<typeof CAMILLE>, field: AccountField, message: string): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter(values)
    await userEvent.click(page.goOn())
    await page.says(page[field](), message)
    await expect(page[field]()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }

const bothPasswords = (password: string) => ({ password, password_confirm: password })

export const AllFieldErrors: Story = {
  name: 'AllFieldErrors · REG-22 REG-25 REG-30 REG-31 (decision 22)',
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await userEvent.click(page.goOn())
    await page.says(page.first_name(), 'Le prénom est requis')
    await page.says(page.last_name(), 'Le nom est requis')
    await page.says(page.email(), 'Email requis')
    await page.says(page.password(), 'Mot de passe minimum 8 caractères')
    await page.says(page.password_confirm(), 'Confirmez le mot de passe')
    await expect(page.first_name()).toHaveFocus()
    await expect(canvas.getByText('5 champs sont à corriger')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const isInView = (part: Element | null) => {
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
  return top >= 0 && bottom <= innerHeight
}

/** The button stands below the window: what is said above the form and the field that has the focus come into view. */
export const AllFieldErrorsOnPhone: Story = {
  name: 'AllFieldErrorsOnPhone · REG-22 NFR-08 (decision 22)',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    page.goOn().scrollIntoView()
    await userEvent.click(page.goOn())
    const said = await canvas.findByText('5 champs sont à corriger')
    await waitFor(() => expect(isInView(said.closest('[role="status"]'))).toBe(true))
    await expect(page.first_name()).toHaveFocus()
    await expect(isInView(document.activeElement)).toBe(true)
  },
}

export const SaidWhenLeft: Story = {
  name: 'SaidWhenLeft · REG-22 (decision 22)',
  play: async ({ canvas, canvasElement }) => {
    const { email, says } = registerPage(canvasElement)
    await userEvent.click(email())
    await userEvent.paste('camille')
    await expect(email()).toBeValid()
    await userEvent.tab()
    await says(email(), 'Format email invalide')
    await userEvent.click(email())
    await userEvent.paste('@exemple.fr')
    await waitFor(() => expect(email()).toBeValid())
    await expect(canvas.queryByText(/champs sont à corriger/)).not.toBeInTheDocument()
  },
}

export const EmailConsecutiveDots: Story = {
  name: 'EmailConsecutiveDots · REG-22 C139',
  play: refused({ email: 'camille..dupont@exemple.fr' }, 'email', 'Format email invalide'),
}

export const EmailDisposable: Story = {
  name: 'EmailDisposable · REG-23 REG-24 (K32)',
  play: async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({ email: 'camille@mailinator.com' })
    await page.says(page.email(), 'Les adresses emails jetables ne sont pas autorisées')
    await userEvent.click(page.goOn())
    await waitFor(() => expect(page.email()).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordTooShort: Story = {
  name: 'PasswordTooShort · REG-25',
  play: refused(bothPasswords('Vert$27'), 'password', 'Mot de passe minimum 8 caractères'),
}

export const PasswordTooLong: Story = {
  name: 'PasswordTooLong · REG-25 C154',
  play: refused(bothPasswords(`Jardin$27${'éà'.repeat(60)}`), 'password', 'Mot de passe trop long'),
}

export const PasswordMissingClasses: Story = {
  name: 'PasswordMissingClasses · REG-26 C148 (K2)',
  play: refused(
    bothPasswords('Jardin#Vert27'),
    'password',
    'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial',
  ),
}

export const PasswordCommonWord: Story = {
  name: 'PasswordCommonWord · REG-27',
  play: refused(
    bothPasswords('MotDePasse$27'),
    'password',
    'Mot de passe trop commun, choisissez un mot de passe plus sécurisé',
  ),
}

export const PasswordRepeated: Story = {
  name: 'PasswordRepeated · REG-28 C151 (K52)',
  play: refused(
    bothPasswords('Jardiin$$$27V'),
    'password',
    'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite',
  ),
}

export const PasswordSequence: Story = {
  name: 'PasswordSequence · REG-29 C146 C152 (K52)',
  play: refused(bothPasswords('Jardin$Vert123'), 'password', 'Le mot de passe ne doit pas contenir de suite simple'),
}

export const PasswordMismatch: Story = {
  name: 'PasswordMismatch · REG-30 C155',
  play: refused({ password_confirm: 'Jardin$Vert28' }, 'password_confirm', 'Les mots de passe ne correspondent pas'),
}

export const MismatchMended: Story = {
  name: 'MismatchMended · REG-30',
  play: async ({ canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({ password: 'Jardin$Vert28' })
    await userEvent.tab()
    await page.says(page.password_confirm(), 'Les mots de passe ne correspondent pas')
    await page.enter({})
    await waitFor(() => expect(page.password_confirm()).toBeValid())
  },
}

export const NameTooShort: Story = {
  name: 'NameTooShort · REG-31',
  play: refused({ first_name: 'É' }, 'first_name', 'Le prénom doit compter de 2 à 50 caractères'),
}

export const NameInvalidCharacters: Story = {
  name: 'NameInvalidCharacters · REG-31 C164',
  play: refused(
    { last_name: 'Dupont2' },
    'last_name',
    'Le nom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes',
  ),
}

/** The next attempt is stopped by the form itself: what the server refused before is no longer above it. */
export const RefusalGoesWithNextAttempt: Story = {
  name: 'RefusalGoesWithNextAttempt · REG-19 REG-22 (decision 22)',
  args: { failure: new ApiError({ message: 'Les inscriptions sont fermées ce soir.', status_code: 403 }) },
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Les inscriptions sont fermées ce soir.')
    await page.enter({ first_name: 'C' })
    await userEvent.click(page.goOn())
    await page.says(page.first_name(), 'Le prénom doit compter de 2 à 50 caractères')
    await expect(canvas.queryByText('Les inscriptions sont fermées ce soir.')).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What is said of an e-mail goes when that e-mail is changed, not when another field is. */
export const EmailUsedGoesWithIt: Story = {
  name: 'EmailUsedGoesWithIt · REG-51',
  args: { failure: new ApiError({ code: EMAIL_USED, status_code: 409 }) },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({})
    await userEvent.click(page.goOn())
    const said = await canvas.findByText('Un compte existe déjà avec cette adresse')
    await userEvent.type(page.first_name(), 'Camille')
    await expect(said).toBeVisible()
    await userEvent.type(page.email(), 'c')
    await expect(said).not.toBeInTheDocument()
    // it is that e-mail again
    await userEvent.type(page.email(), '{Backspace}')
    await expect(canvas.getByText('Un compte existe déjà avec cette adresse')).toBeVisible()
  },
}
