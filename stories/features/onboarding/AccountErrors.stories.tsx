import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { ApiError } from '~/api/api-error'
import { AccountScreen } from '~/features/onboarding/AccountScreen'
import { EMAIL_USED } from '~/features/onboarding/FormFailure'

import { looks } from '../../../.storybook/modes'
import { text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { registerPage, type AccountField, type CAMILLE } from './register-page'

const meta = {
  title: 'features/onboarding/AccountScreen',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { invitation: '', pending: false, failure: null, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Submits what the form refuses: it says why beside the field, focuses it, and sends nothing. */
const refused =
  (values: Partial<typeof CAMILLE>, field: AccountField, message: () => string): NonNullable<Story['play']> =>
  async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter(values)
    await userEvent.click(page.goOn())
    await page.refuses(page[field](), message())
    await expect(page[field]()).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }

const bothPasswords = (password: string) => ({ password, password_confirm: password })

export const AllFieldErrors: Story = {
  tags: ['REG-22', 'REG-25', 'REG-30', 'REG-31', 'decision-22'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await userEvent.click(page.goOn())
    await page.refuses(page.first_name(), text('forms.firstName.required'))
    await page.refuses(page.last_name(), text('forms.lastName.required'))
    await page.refuses(page.email(), text('forms.email.required'))
    await page.refuses(page.password(), text('forms.password.tooShort'))
    await page.refuses(page.password_confirm(), text('forms.passwordConfirm.required'))
    await expect(page.first_name()).toHaveFocus()
    await expect(canvas.getByText(text('forms.errors.title', { count: 5 }))).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

const isInView = (part: Element | null) => {
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
  return top >= 0 && bottom <= innerHeight
}

/** The button stands below the window: what is said above the form and the field that has the focus come into view. */
export const AllFieldErrorsOnPhone: Story = {
  tags: ['REG-22', 'NFR-08', 'decision-22'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    page.goOn().scrollIntoView()
    await userEvent.click(page.goOn())
    const said = await canvas.findByText(text('forms.errors.title', { count: 5 }))
    await waitFor(() => expect(isInView(said.closest('[role="status"]'))).toBe(true))
    await expect(page.first_name()).toHaveFocus()
    await expect(isInView(document.activeElement)).toBe(true)
  },
}

export const SaidWhenLeft: Story = {
  tags: ['REG-22', 'decision-22'],
  play: async ({ canvas, canvasElement }) => {
    const { email, refuses } = registerPage(canvasElement)
    await userEvent.click(email())
    await userEvent.paste('camille')
    await expect(email()).toBeValid()
    await userEvent.tab()
    await refuses(email(), text('forms.email.format'))
    await userEvent.click(email())
    await userEvent.paste('@exemple.fr')
    await waitFor(() => expect(email()).toBeValid())
    await expect(canvas.queryByText(text('forms.errors.title', { count: 5 }))).not.toBeInTheDocument()
  },
}

export const EmailConsecutiveDots: Story = {
  tags: ['REG-22', 'C139'],
  play: refused({ email: 'camille..dupont@exemple.fr' }, 'email', () => text('forms.email.format')),
}

export const EmailDisposable: Story = {
  tags: ['REG-23', 'REG-24', 'K32'],
  play: async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({ email: 'camille@mailinator.com' })
    await page.refuses(page.email(), text('onboarding.email.disposable'))
    await userEvent.click(page.goOn())
    await waitFor(() => expect(page.email()).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordTooShort: Story = {
  tags: ['REG-25'],
  play: refused(bothPasswords('Vert$27'), 'password', () => text('forms.password.tooShort')),
}

export const PasswordTooLong: Story = {
  tags: ['REG-25', 'C154'],
  play: refused(bothPasswords(`Jardin$27${'éà'.repeat(60)}`), 'password', () => text('forms.password.tooLong')),
}

export const PasswordMissingClasses: Story = {
  tags: ['REG-26', 'C148', 'K2'],
  play: refused(bothPasswords('Jardin#Vert27'), 'password', () => text('forms.password.classes')),
}

export const PasswordCommonWord: Story = {
  tags: ['REG-27'],
  play: refused(bothPasswords('MotDePasse$27'), 'password', () => text('forms.password.common')),
}

export const PasswordRepeated: Story = {
  tags: ['REG-28', 'C151', 'K52'],
  play: refused(bothPasswords('Jardiin$$$27V'), 'password', () => text('forms.password.repeated')),
}

export const PasswordSequence: Story = {
  tags: ['REG-29', 'C146', 'C152', 'K52'],
  play: refused(bothPasswords('Jardin$Vert123'), 'password', () => text('forms.password.sequence')),
}

export const PasswordMismatch: Story = {
  tags: ['REG-30', 'C155'],
  play: refused({ password_confirm: 'Jardin$Vert28' }, 'password_confirm', () => text('forms.password.mismatch')),
}

export const MismatchMended: Story = {
  tags: ['REG-30'],
  play: async ({ canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({ password: 'Jardin$Vert28' })
    await userEvent.tab()
    await page.refuses(page.password_confirm(), text('forms.password.mismatch'))
    await page.enter({})
    await waitFor(() => expect(page.password_confirm()).toBeValid())
  },
}

export const NameTooShort: Story = {
  tags: ['REG-31'],
  play: refused({ first_name: 'É' }, 'first_name', () => text('forms.firstName.length')),
}

export const NameInvalidCharacters: Story = {
  tags: ['REG-31', 'C164'],
  play: refused({ last_name: 'Dupont2' }, 'last_name', () => text('forms.lastName.characters')),
}

/** The next attempt is stopped by the form itself: what the server refused before is no longer above it. */
export const RefusalGoesWithNextAttempt: Story = {
  tags: ['REG-19', 'REG-22', 'decision-22'],
  args: { failure: new ApiError({ message: 'Les inscriptions sont fermées ce soir.', status_code: 403 }) },
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Les inscriptions sont fermées ce soir.')
    await page.enter({ first_name: 'C' })
    await userEvent.click(page.goOn())
    await page.refuses(page.first_name(), text('forms.firstName.length'))
    await expect(canvas.queryByText('Les inscriptions sont fermées ce soir.')).toBeNull()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What is said of an e-mail goes when that e-mail is changed, not when another field is. */
export const EmailUsedGoesWithIt: Story = {
  tags: ['REG-51'],
  args: { failure: new ApiError({ code: EMAIL_USED, status_code: 409 }) },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({})
    await userEvent.click(page.goOn())
    const said = await canvas.findByText(text('onboarding.account.emailUsed'))
    await userEvent.type(page.first_name(), 'Camille')
    await expect(said).toBeVisible()
    await userEvent.type(page.email(), 'c')
    await expect(said).not.toBeInTheDocument()
    // it is that e-mail again
    await userEvent.type(page.email(), '{Backspace}')
    await expect(canvas.getByText(text('onboarding.account.emailUsed'))).toBeVisible()
  },
}
