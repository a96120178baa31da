import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'

import { LoginScreen } from '~/features/auth/LoginScreen'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { loginPage } from './login-page'

const meta = {
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'idle', failure: null, attempts: 0, returns: false, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof LoginScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['LOG-01', 'LOG-06', 'LOG-22', 'LOG-23'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async ({ canvas, canvasElement }) => {
    const { email, password, remember, submit } = loginPage(canvasElement)
    await expect(email()).toHaveAttribute('autocomplete', 'username')
    await expect(email()).toHaveAttribute('name', 'email')
    await expect(password()).toHaveAttribute('autocomplete', 'current-password')
    await expect(password()).toHaveAttribute('name', 'password')
    await expect(remember()).not.toBeChecked()
    await expect(submit()).toBeDisabled()
    await expect(submit()).toHaveAccessibleDescription(text('auth.login.submit.disabled'))
    await expect(submit().closest('form')).toHaveAttribute('method', 'post')
    await expect(canvas.getByRole('link', { name: text('auth.login.register') })).toHaveAttribute(
      'href',
      '/onboarding/register',
    )
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const Filled: Story = {
  tags: ['LOG-06'],
  play: async ({ canvasElement }) => {
    const { enter, email, submit } = loginPage(canvasElement)
    await enter()
    await waitFor(() => expect(submit()).toBeEnabled())
    await userEvent.clear(email())
    await waitFor(() => expect(submit()).toBeDisabled())
    await enter()
    await waitFor(() => expect(submit()).toBeEnabled())
    await expect(submit()).not.toHaveAccessibleDescription()
  },
}

export const PasswordVisible: Story = {
  tags: ['LOG-01'],
  play: async ({ canvas, canvasElement }) => {
    const { enter, password } = loginPage(canvasElement)
    await enter()
    await expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: text('common.password.show') }))
    await expect(password()).toHaveAttribute('type', 'text')
    await expect(password()).toHaveValue('Printemps-2026')
    await expect(canvas.getByRole('button', { name: text('common.password.hide') })).toHaveFocus()
  },
}

export const RememberMeChecked: Story = {
  tags: ['LOG-09', 'LOG-20'],
  play: async ({ args, canvasElement }) => {
    const { enter, remember, submit } = loginPage(canvasElement)
    await enter()
    await userEvent.click(remember())
    await expect(remember()).toBeChecked()
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'camille@exemple.fr',
      password: 'Printemps-2026',
      remember_me: true,
    })
  },
}

export const RedirectNotice: Story = {
  tags: ['LOG-10', 'C086'],
  args: { returns: true },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('auth.login.redirectNotice'))).toBeVisible()
  },
}

export const SessionExpiredReason: Story = {
  tags: ['SES-15'],
  args: { ended: 'refused', returns: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('auth.notice.expired'))).toBeVisible()
  },
}

export const UserRefusedThenFailed: Story = {
  tags: ['SES-29', 'LOG-13'],
  args: { ended: 'refused', reason: 'Votre entreprise est suspendue.', returns: true, attempts: 1 },
  play: ({ canvas }) => expect(canvas.queryByText('Votre entreprise est suspendue.')).toBeNull(),
}

export const SignedOut: Story = {
  tags: ['SES-30'],
  args: { ended: 'logout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pattern('auth.notice.loggedOut'))).toBeVisible()
  },
}

export const SessionIdle: Story = {
  tags: ['SES-03', 'C034'],
  args: { ended: 'idle', returns: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(pattern('auth.notice.idle'))).toBeVisible()
    await expect(canvas.getByText(pattern('auth.login.redirectNotice'))).toBeVisible()
    await expect(loginPage(canvasElement).submit()).toBeDisabled()
  },
}

export const SessionClosedElsewhere: Story = {
  tags: ['SES-28', 'C056'],
  args: { ended: 'elsewhere' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('auth.notice.elsewhere'))).toBeVisible()
  },
}

export const Submitting: Story = {
  tags: ['LOG-06', 'LOG-07'],
  args: { phase: 'submitting' },
  play: async ({ args, canvas, canvasElement }) => {
    await loginPage(canvasElement).enter()
    const button = await canvas.findByRole('button', { name: text('auth.login.submitting') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SentOnce: Story = {
  tags: ['C227'],
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const { enter, password, submit } = loginPage(canvasElement)
    await enter()
    await waitFor(() => expect(submit()).toBeEnabled())
    for (let press = 0; press < 10; press += 1) submit().click()
    await userEvent.type(password(), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const Success: Story = {
  tags: ['LOG-08', 'LOG-12'],
  args: { phase: 'redirecting' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ canvas }) => {
    const said = canvas.getByText(pattern('auth.login.success'))
    await expect(said).toBeVisible()
    await expect(said.closest('[role="status"]')).not.toBeNull()
    await expect(canvas.queryByRole('button', { name: text('auth.login.submit') })).not.toBeInTheDocument()
  },
}

export const LongGermanLabels: Story = {
  tags: ['NFR-09', 'C296'],
  args: { returns: true, attempts: 3, ended: 'idle' },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect(canvas.getByRole('textbox')).toBeVisible()
  },
}

export const KeyboardFlow: Story = {
  tags: ['LOG-24', 'NFR-08', 'C310'],
  play: async ({ args, canvas, canvasElement }) => {
    const { email, password, remember, submit } = loginPage(canvasElement)
    email().focus()
    await userEvent.keyboard('camille@exemple.fr')
    await userEvent.tab()
    await expect(password()).toHaveFocus()
    await userEvent.keyboard('Printemps-2026')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: text('common.password.show') })).toHaveFocus()
    await userEvent.tab()
    await expect(remember()).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: pattern('auth.login.forgotPassword') })).toHaveFocus()
    await userEvent.tab()
    await expect(submit()).toHaveFocus()
    await userEvent.tab({ shift: true })
    password().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}

export const PasswordManagerAutofill: Story = {
  tags: ['LOG-23'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args, canvasElement }) => {
    const { email, password, submit } = loginPage(canvasElement)
    // what a password manager does that fires no input event: write, and let the styles notice
    email().setAttribute('value', 'camille@exemple.fr')
    password().setAttribute('value', 'Printemps-2026')
    await expect(submit()).toBeDisabled()
    password().dispatchEvent(new AnimationEvent('animationstart', { bubbles: true, animationName: 'autofill' }))
    await waitFor(() => expect(submit()).toBeEnabled())
    await userEvent.click(submit())
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ email: 'camille@exemple.fr', password: 'Printemps-2026' }),
      ),
    )
  },
}

export const SandboxUsers: Story = {
  tags: ['LOG-06'],
  parameters: {
    installation: {
      LoginAside: ({ onPick }: { onPick: (email: string, password: string) => void }) => (
        <button type="button" onClick={() => onPick('camille@exemple.fr', 'Printemps-2026')}>
          Camille
        </button>
      ),
    },
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Camille' }))
    const { submit } = loginPage(canvasElement)
    await waitFor(() => expect(submit()).toBeEnabled())
    await userEvent.click(submit())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
  },
}
