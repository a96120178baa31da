import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { NewPasswordStrength, PasswordForm } from '~/features/settings/PasswordForm'
import { PasswordPart, SecuritySection } from '~/features/settings/SecuritySection'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { CURRENT, fillPasswords, NEXT, openPassword, submitOf } from './settings-page'

const meta = {
  title: 'Settings/Password',
  component: Screen,
  subcomponents: { SecuritySection, PasswordPart, PasswordForm, NewPasswordStrength },
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Collapsed: Story = {
  name: 'Collapsed · PWD-01',
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival('Paramètres')
    await expect(screen.getByText('••••••••')).toBeVisible()
    await expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull()
  },
}

export const ExpandedEmpty: Story = {
  name: 'ExpandedEmpty · PWD-02 PWD-05 NFR-07',
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async () => {
    const form = await openPassword()
    await expect(form.getByLabelText(says('forms.label.currentPassword'))).toHaveFocus()
    await expect(form.getAllByRole('button', { name: /^Afficher/ })).toHaveLength(3)
    await expect(form.getByRole('button', { name: says('settings.password.change') })).toBeDisabled()
  },
}

/** Password managers save the new password with this account; nobody else meets the field. */
export const AccountNamed: Story = {
  name: 'AccountNamed · PWD-02 (decision 21)',
  play: async ({ canvasElement }) => {
    const form = await openPassword()
    const account = canvasElement.querySelector<HTMLInputElement>('form input[autocomplete="username"]')
    await expect(account).toHaveValue(LEA)
    await expect(account).toHaveAttribute('aria-hidden', 'true')
    await expect(form.queryByRole('textbox', { hidden: false })).toBeNull()
    await userEvent.tab({ shift: true })
    await expect(account).not.toHaveFocus()
  },
}

const level = (typed: string, word: string, missing: string | null) =>
  async function play() {
    const form = await openPassword()
    await userEvent.type(form.getByLabelText('Nouveau mot de passe'), typed)
    await expect(form.getByRole('meter', { name: 'Robustesse du mot de passe' })).toHaveAttribute(
      'aria-valuetext',
      word,
    )
    if (missing === null) await expect(form.queryByText(/^Il manque/)).toBeNull()
    else await expect(form.getByText(`Il manque : ${missing}`)).toBeVisible()
  }

export const Level1: Story = {
  name: 'Level1 · PWD-03 PWD-04',
  play: level('a', 'Très faible', '8 caractères, une majuscule, un chiffre et un caractère spécial'),
}
export const Level2: Story = {
  name: 'Level2 · PWD-04',
  play: level('aB', 'Faible', '8 caractères, un chiffre et un caractère spécial'),
}
export const Level3: Story = {
  name: 'Level3 · PWD-04',
  play: level('aB1', 'Moyenne', '8 caractères et un caractère spécial'),
}
export const Level4: Story = { name: 'Level4 · PWD-04', play: level('aB1!', 'Forte', '8 caractères') }
export const Level5: Story = {
  name: 'Level5 · PWD-04',
  parameters: { chromatic: { modes: looks } },
  play: level('aB1!aB1!', 'Très forte', null),
}

export const AllVisible: Story = {
  name: 'AllVisible · PWD-02',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    for (const field of ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmation du nouveau mot de passe'])
      await userEvent.click(form.getByRole('button', { name: new RegExp(`^Afficher «\\s${field}\\s»$`) }))
    await expect(form.getByLabelText('Nouveau mot de passe')).toHaveAttribute('type', 'text')
  },
}

export const Mismatch: Story = {
  name: 'Mismatch · PWD-05 PWD-09',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, NEXT, `${NEXT}x`)
    await userEvent.tab()
    await expect(await form.findByText('Les mots de passe ne correspondent pas')).toBeVisible()
    await expect(submitOf(form)).toBeDisabled()
  },
}

export const SameAsCurrent: Story = {
  name: 'SameAsCurrent · PWD-10 PWD-23',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, CURRENT)
    await userEvent.click(submitOf(form))
    await expect(await form.findByText("Le nouveau mot de passe doit être différent de l'actuel")).toBeVisible()
    await expect(callsTo('changeUserPassword')).toHaveLength(0)
  },
}

export const Score4ButClassMissing: Story = {
  name: 'Score4ButClassMissing · PWD-05 PWD-08 K3 C157',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, 'Abcdefg!')
    await expect(submitOf(form)).toBeEnabled()
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(says('forms.newPassword.classes'))).toBeVisible()
    await expect(callsTo('changeUserPassword')).toHaveLength(0)
  },
}

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(fault('changeUserPassword', 'hang')),
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    await waitFor(() => expect(form.getByText('Veuillez patienter…')).toBeInTheDocument())
  },
}

export const Saved: Story = {
  name: 'Saved · PWD-17 PWD-24 PWD-25',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    const told = await screen.findByText('Mot de passe modifié avec succès')
    await waitFor(() => expect(told).toBeVisible())
    // no documented call ends other sessions: what to expect there is said
    await expect(screen.getByText('Une nouvelle connexion peut être demandée sur vos autres appareils.')).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText('Mot de passe actuel')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Changer le mot de passe' })).toHaveFocus()
    // opened again, nothing of it is left
    await userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    await expect(await screen.findByLabelText('Mot de passe actuel')).toHaveValue('')
  },
}

export const Cancelled: Story = {
  name: 'Cancelled · PWD-20',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
    await expect(await screen.findByLabelText('Nouveau mot de passe')).toHaveValue('')
  },
}

const failing = (text: string) =>
  async function play() {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    const alert = await screen.findByText('Erreur lors du changement de mot de passe')
    await expect(alert).toBeVisible()
    await expect(within(document.body).getByText(text)).toBeVisible()
  }

export const WrongCurrent: Story = {
  name: 'WrongCurrent · PWD-11',
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, NEXT, NEXT, 'Autre!2026')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText('Le mot de passe actuel est incorrect.')).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('Mot de passe actuel')).toHaveFocus())
  },
}

export const WeakServer: Story = {
  name: 'WeakServer · PWD-12',
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 400, { details: { new_password: ['Trop commun.'] } })),
  play: failing('Le nouveau mot de passe ne respecte pas les critères de sécurité.'),
}

export const RateLimited: Story = {
  name: 'RateLimited · PWD-15',
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 429)),
  play: failing('Trop de tentatives. Veuillez patienter avant de réessayer.'),
}

export const Forbidden: Story = {
  name: 'Forbidden · PWD-14',
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 403)),
  play: failing("Vous n'avez pas les permissions pour effectuer cette action."),
}

export const NetworkError: Story = {
  name: 'NetworkError · PWD-13 PWD-19',
  beforeEach: ({ msw }) => msw.use(fault('changeUserPassword', 'network')),
  play: failing('Erreur de connexion. Vérifiez votre connexion internet.'),
}

/** The server refuses the renewed token too. */
export const NotLoggedIn: Story = {
  name: 'NotLoggedIn · PWD-18',
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 401)),
  play: failing('Utilisateur non connecté'),
}

export const DefaultError: Story = {
  name: 'DefaultError · PWD-16',
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 409)),
  play: failing('Impossible de changer le mot de passe'),
}

export const OutcomeUnknown: Story = {
  name: 'OutcomeUnknown · K10',
  beforeEach: ({ msw }) =>
    msw.use(
      fail('changeUserPassword', 400, { skip: 1, details: { current_password: ['Non.'] } }),
      fault('changeUserPassword', 'network', { times: 1 }),
    ),
  play: failing(
    'Nous ne savons pas si votre mot de passe a été changé : la réponse du serveur s’est perdue. Déconnectez-vous, puis essayez le nouveau mot de passe avant l’ancien.',
  ),
}
