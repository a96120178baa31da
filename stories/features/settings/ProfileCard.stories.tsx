import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { CLAIRE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { ProfileCard } from '~/features/settings/ProfileCard'
import { ProfileForm } from '~/features/settings/ProfileForm'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival, says } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { openProfile, retype, submitOf } from './settings-page'

const meta = {
  title: 'Settings/Personal information',
  component: Screen,
  subcomponents: { ProfileCard, ProfileForm },
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ReadFull: Story = {
  name: 'ReadFull · PRO-01 PRO-02 PRO-25 PRO-26',
  parameters: { visit: { as: LEA }, chromatic: { modes: looks } },
  play: async () => {
    await arrival('Paramètres')
    await expect(await screen.findByText('D’Arcy-Müller')).toBeVisible()
    await expect(screen.getByText('Pour changer d’adresse, contactez un administrateur.')).toBeVisible()
    // no documented call takes a picture: the initials stand for it, and no upload is offered
    await expect(within(screen.getByRole('main')).getAllByText('LM').length).toBeGreaterThan(0)
    await expect(document.querySelector('input[type="file"]')).toBeNull()
  },
}

export const Awaited: Story = {
  name: 'Awaited · PRO-01 NFR-01',
  beforeEach: ({ msw }) => msw.use(fault('getProfile', 'hang')),
  play: async () => {
    await arrival('Paramètres')
    await waitFor(() => expect(screen.getByText('Prénom')).toBeVisible())
  },
}

export const ReadEmpty: Story = {
  name: 'ReadEmpty · PRO-01',
  parameters: { visit: { as: CLAIRE, world: worlds.noNames } },
  play: async () => {
    await arrival('Paramètres')
    await expect((await screen.findAllByText('Non renseigné')).length).toBeGreaterThanOrEqual(2)
  },
}

export const Edit: Story = {
  name: 'Edit · PRO-02 PRO-03 PRO-05 NFR-07',
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async () => {
    const form = await openProfile()
    await expect(form.getByLabelText(says('forms.label.firstName'))).toHaveFocus()
    await expect(form.getByLabelText(new RegExp(`^${says('forms.label.email')}`))).toHaveAttribute('readonly')
    await expect(form.getByRole('button', { name: says('common.save') })).toBeDisabled()
  },
}

/** Changed, then changed back. */
export const EditDirty: Story = {
  name: 'EditDirty · PRO-03 PRO-04 PRO-05',
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', 'Léonie')
    await expect(form.getByText('Modifications non sauvegardées')).toBeVisible()
    await expect(submitOf(form)).toBeEnabled()
    await retype(form, 'Prénom', 'Léa')
    await waitFor(() => expect(submitOf(form)).toBeDisabled())
    await expect(form.queryByText('Modifications non sauvegardées')).toBeNull()
  },
}

export const SubmitUnchanged: Story = {
  name: 'SubmitUnchanged · PRO-06 C250',
  play: async () => {
    const form = await openProfile()
    form.getByLabelText('Prénom').closest('form')?.requestSubmit()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifier' })).toHaveFocus())
    // the disabled button keeps browsers from submitting
    const again = await openProfile()
    await userEvent.type(again.getByLabelText('Nom'), '{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifier' })).toHaveFocus())
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}

export const ErrorsRequired: Story = {
  name: 'ErrorsRequired · PRO-08 PRO-09 C166',
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', '')
    await retype(form, 'Nom', '   ')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText('Le prénom est requis')).toBeVisible()
    await expect(form.getByText('Le nom est requis')).toBeVisible()
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}

export const ErrorsTooLong: Story = {
  name: 'ErrorsTooLong · PRO-08 PRO-10 PRO-11 C166 C172 C173',
  play: async () => {
    const form = await openProfile()
    await userEvent.clear(form.getByLabelText('Prénom'))
    await userEvent.click(form.getByLabelText('Prénom'))
    await userEvent.paste('a'.repeat(151))
    await userEvent.clear(form.getByLabelText(/^Poste/))
    await userEvent.click(form.getByLabelText(/^Poste/))
    await userEvent.paste('a'.repeat(101))
    await userEvent.clear(form.getByLabelText(/^Téléphone/))
    await userEvent.click(form.getByLabelText(/^Téléphone/))
    await userEvent.paste('0'.repeat(21))
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(/^Le prénom ne peut pas dépasser 150 caractères/)).toBeVisible()
    await expect(form.getByText(/^Le poste ne peut pas dépasser 100 caractères/)).toBeVisible()
    await expect(form.getByText(/^Le téléphone ne peut pas dépasser 20 caractères/)).toBeVisible()
  },
}

export const SuspiciousContent: Story = {
  name: 'SuspiciousContent · PRO-12 C169',
  play: async () => {
    const form = await openProfile()
    const position = form.getByLabelText(/^Poste/)
    await userEvent.clear(position)
    await userEvent.type(position, '<script>x')
    const phone = form.getByLabelText(/^Téléphone/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '061234567')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText('Contenu suspect détecté')).toBeVisible()
    await expect(form.getByText('Numéro de téléphone français invalide')).toBeVisible()
  },
}

export const Saving: Story = {
  name: 'Saving · PRO-05',
  beforeEach: ({ msw }) => msw.use(fault('updateProfile', 'hang')),
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', 'Léonie')
    await userEvent.click(submitOf(form))
    await waitFor(() => expect(form.getByText('Veuillez patienter…')).toBeInTheDocument())
    await expect(form.getByRole('button', { name: 'Annuler' })).toBeDisabled()
  },
}

export const RetryingNotice: Story = {
  name: 'RetryingNotice · PRO-19',
  beforeEach: ({ msw }) =>
    msw.use(fault('updateProfile', 'hang', { skip: 1 }), fail('updateProfile', 503, { times: 1 })),
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', 'Léonie')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText('Profil pas encore sauvegardé. Nouvelle tentative en cours…')).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'Saved · PRO-13 PRO-14 PRO-27 K34',
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', '  Éléonore ')
    const asked = callsTo('getCurrentUser').length
    await waitFor(() => expect(submitOf(form)).toBeEnabled())
    await userEvent.click(submitOf(form))
    const told = await screen.findByText('Profil mis à jour avec succès')
    await waitFor(() => expect(told).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Modifier' })).toHaveFocus())
    await expect(callsTo('updateProfile').map(({ body }) => body)).toEqual([{ first_name: 'Éléonore' }])
    await expect(await screen.findByText('Éléonore')).toBeVisible()
    await waitFor(() => expect(callsTo('getCurrentUser').length).toBeGreaterThan(asked))
  },
}

const failing = (text: string) =>
  async function play() {
    const form = await openProfile()
    await retype(form, 'Prénom', 'Léonie')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText('Erreur lors de la mise à jour')).toBeVisible()
    await expect(form.getByText(text)).toBeVisible()
    // C120: what was typed stays
    await expect(form.getByLabelText('Prénom')).toHaveValue('Léonie')
  }

export const FailedDefault: Story = {
  name: 'FailedDefault · PRO-15',
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 409)),
  play: failing('Impossible de mettre à jour le profil'),
}

export const FailedForbidden: Story = {
  name: 'FailedForbidden · PRO-17',
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 403)),
  play: failing("Vous n'avez pas les permissions pour effectuer cette action."),
}

export const FailedValidation: Story = {
  name: 'FailedValidation · PRO-18',
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { message: 'Le prénom est réservé.' })),
  play: failing('Le prénom est réservé.'),
}

export const FailedInvalid: Story = {
  name: 'FailedInvalid · PRO-18',
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { message: 'Validation failed' })),
  play: failing('Données invalides.'),
}

export const FailedField: Story = {
  name: 'FailedField · PRO-23',
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { details: { first_name: ['Prénom refusé.'] } })),
  play: failing('Prénom refusé.'),
}

export const Cancelled: Story = {
  name: 'Cancelled · PRO-07',
  play: async () => {
    const form = await openProfile()
    await retype(form, 'Prénom', 'Léonie')
    await userEvent.click(form.getByRole('button', { name: 'Annuler' }))
    await expect(await screen.findByText('Léa')).toBeVisible()
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}
