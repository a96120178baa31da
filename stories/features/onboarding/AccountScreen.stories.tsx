import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'

import { AccountScreen } from '~/features/onboarding/AccountScreen'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { linkText, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { withRouter } from '../../support/with-router'
import { CAMILLE, registerPage } from './register-page'

const meta = {
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  args: { invitation: '', pending: false, failure: null, onSubmit: fn(async () => {}) },
  decorators: [withRouter, withInstallation],
} satisfies Meta<typeof AccountScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['REG-02', 'REG-05', 'REG-06', 'decision-21'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async ({ canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: text('onboarding.account.title') })).toBeVisible()
    await expect(canvas.getByText(text('onboarding.step', { step: '1', total: '2' }))).toBeVisible()
    const tokens = {
      first_name: 'given-name',
      last_name: 'family-name',
      email: 'email',
      password: 'new-password',
      password_confirm: 'new-password',
    } as const
    for (const [name, token] of Object.entries(tokens)) {
      const field = page[name as keyof typeof tokens]() // the keys are those of the table
      await expect(field).toHaveAttribute('name', name)
      await expect(field).toHaveAttribute('autocomplete', token)
    }
    await expect(page.goOn()).toBeEnabled()
    await expect(page.goOn().closest('form')).toHaveAttribute('method', 'post')
    await expect(canvas.getByRole('link', { name: text('onboarding.account.signIn') })).toHaveAttribute(
      'href',
      '/auth/login',
    )
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
  },
}

export const ExistingCompanyNotice: Story = {
  tags: ['REG-04'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('note')
    await expect(box).toHaveTextContent(pattern('onboarding.existing.title'))
    await expect(box).toHaveTextContent(pattern('onboarding.existing.body'))
  },
}

export const Invited: Story = {
  tags: ['INV-16', 'decision-24'],
  args: { invitation: 'invitation-0001' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('onboarding.account.subtitle.invited'))).toBeVisible()
    await expect(canvas.queryByText(pattern('onboarding.step'))).not.toBeInTheDocument()
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument()
  },
}

/** Shows the meter for a password, and what of it is met. */
const strength =
  (password: string, word: () => string, score: number, met: number): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await registerPage(canvasElement).enter({ password })
    const meter = await canvas.findByRole('meter', { name: text('forms.strength') })
    await expect(meter).toHaveAttribute('aria-valuetext', word())
    await expect(meter).toHaveAttribute('aria-valuenow', String(score))
    await expect(meter).toHaveAttribute('aria-valuemax', '100')
    await expect(canvas.getByText(word())).toBeVisible()
    await expect(canvas.getAllByText(pattern('forms.criteria.met'))).toHaveLength(met)
  }

export const WeakPassword: Story = {
  tags: ['REG-32', 'REG-33', 'decision-20'],
  play: strength('lune', () => text('forms.strength.weak'), 19, 1),
}

export const MediumPassword: Story = {
  tags: ['REG-32', 'REG-33', 'decision-20'],
  play: strength('Lunaire9', () => text('forms.strength.medium'), 73, 4),
}

export const StrongPassword: Story = {
  tags: ['REG-32', 'REG-33', 'decision-20'],
  play: strength('Forêt$Boréale48!', () => text('forms.strength.strong'), 96, 5),
}

export const PasswordsVisible: Story = {
  tags: ['REG-03'],
  play: async ({ canvas, canvasElement }) => {
    const { enter, password, password_confirm } = registerPage(canvasElement)
    await enter()
    const first = canvas.getByRole('button', {
      name: pattern('common.password.showField', { field: text('forms.label.password') }),
    })
    await userEvent.click(
      canvas.getByRole('button', {
        name: pattern('common.password.showField', { field: text('onboarding.label.passwordConfirm') }),
      }),
    )
    await expect(password_confirm()).toHaveAttribute('type', 'text')
    await expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(first)
    await expect(password()).toHaveAttribute('type', 'text')
  },
}

export const NameAccented: Story = {
  tags: ['REG-31', 'C163'],
  play: async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    await page.enter({ first_name: 'Éloïse', last_name: 'D’Arc-Müller' })
    await userEvent.click(page.goOn())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...CAMILLE, first_name: 'Éloïse', last_name: 'D’Arc-Müller' })
  },
}

export const SentAsTyped: Story = {
  tags: ['REG-10', 'C145', 'C188'],
  play: async ({ args, canvasElement }) => {
    const page = registerPage(canvasElement)
    const password = ' Jardin$Vert27 <b>'
    await page.enter({ email: '  CAMILLE@Exemple.FR\u00A0', password, password_confirm: password })
    await userEvent.click(page.goOn())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...CAMILLE,
      email: 'camille@exemple.fr',
      password,
      password_confirm: password,
    })
  },
}

export const Submitting: Story = {
  tags: ['REG-05'],
  args: { pending: true },
  play: async ({ args, canvas, canvasElement }) => {
    await registerPage(canvasElement).enter()
    const button = await canvas.findByRole('button', { name: text('onboarding.account.submitting') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const SentOnce: Story = {
  tags: ['C301'],
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    const answer = Promise.withResolvers<void>()
    mocked(args.onSubmit).mockReturnValue(answer.promise)
    await page.enter()
    for (let press = 0; press < 10; press += 1) page.goOn().click()
    await userEvent.type(page.last_name(), '{Enter}')
    await canvas.findByRole('button', { name: text('onboarding.account.submitting') })
    answer.resolve()
    // every press has been dealt with once the form can be sent again
    await userEvent.click(await canvas.findByRole('button', { name: text('onboarding.account.submit') }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2))
  },
}

export const TermsLink: Story = {
  tags: ['REG-48'],
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('link', { name: new RegExp(`^${linkText('onboarding.account.legal', 'terms')}`) })
    await expect(terms).toHaveAttribute('href', 'https://exemple.fr/cgu')
    await expect(terms).toHaveAttribute('target', '_blank')
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${linkText('onboarding.account.legal', 'privacy')}`) }),
    ).toHaveAttribute('href', 'https://exemple.fr/confidentialite')
  },
}

export const TermsWithoutAddress: Story = {
  tags: ['REG-48', 'decision-1'],
  parameters: { installation: { legal: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(linkText('onboarding.account.legal', 'terms'), { exact: false })).toBeVisible()
    await expect(
      canvas.queryByRole('link', { name: linkText('onboarding.account.legal', 'terms') }),
    ).not.toBeInTheDocument()
  },
}

export const Mobile320: Story = {
  tags: ['NFR-09', 'C296'],
  globals: { locale: 'de', viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Persönliche Angaben' })).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const KeyboardFlow: Story = {
  tags: ['NFR-08', 'C310'],
  play: async ({ args, canvas, canvasElement }) => {
    const page = registerPage(canvasElement)
    page.first_name().focus()
    for (const typed of [CAMILLE.first_name, CAMILLE.last_name, CAMILLE.email]) {
      await userEvent.keyboard(typed)
      await userEvent.tab()
    }
    for (const field of [page.password, page.password_confirm]) {
      await expect(field()).toHaveFocus()
      await userEvent.keyboard('Jardin$Vert27')
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(pattern('common.password.showField'))
      await userEvent.tab()
    }
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${linkText('onboarding.account.legal', 'terms')}`) }),
    ).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(page.goOn()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(CAMILLE))
  },
}
