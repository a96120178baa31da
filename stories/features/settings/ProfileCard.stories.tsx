import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { CLAIRE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { ProfileCard } from '~/features/settings/ProfileCard'
import { ProfileForm } from '~/features/settings/ProfileForm'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { openProfile, retype, submitOf } from './settings-page'

const meta = {
  component: Screen,
  subcomponents: { ProfileCard, ProfileForm },
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const ReadFull: Story = {
  tags: ['PRO-01', 'PRO-02', 'PRO-25', 'PRO-26'],
  parameters: { visit: { as: LEA }, chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(await screen.findByText('D’Arcy-Müller')).toBeVisible()
    await expect(screen.getByText(text('settings.profile.emailNote'))).toBeVisible()
    // no documented call takes a picture: the initials stand for it, and no upload is offered
    await expect(screen.getByRole('main').querySelector('[data-initials="LM"]')).not.toBeNull()
    await expect(document.querySelector('input[type="file"]')).toBeNull()
  },
}

export const Awaited: Story = {
  tags: ['PRO-01', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('getProfile', 'hang')),
  play: async () => {
    await arrival(text('settings.title'))
    await waitFor(() => expect(screen.getByText(text('forms.label.firstName'))).toBeVisible())
  },
}

export const ReadEmpty: Story = {
  tags: ['PRO-01'],
  parameters: { visit: { as: CLAIRE, world: worlds.noNames } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect((await screen.findAllByText(text('lists.notProvided'))).length).toBeGreaterThanOrEqual(2)
  },
}

export const Edit: Story = {
  tags: ['PRO-02', 'PRO-03', 'PRO-05', 'NFR-07'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async () => {
    const form = await openProfile()
    await expect(form.getByLabelText(text('forms.label.firstName'))).toHaveFocus()
    await expect(form.getByLabelText(new RegExp(`^${text('forms.label.email')}`))).toHaveAttribute('readonly')
    await expect(form.getByRole('button', { name: text('common.save') })).toBeDisabled()
  },
}

/** Changed, then changed back. */
export const EditDirty: Story = {
  tags: ['PRO-03', 'PRO-04', 'PRO-05'],
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await expect(form.getByText(text('settings.unsaved'))).toBeVisible()
    await expect(submitOf(form)).toBeEnabled()
    await retype(form, text('forms.label.firstName'), 'Léa')
    await waitFor(() => expect(submitOf(form)).toBeDisabled())
    await expect(form.queryByText(text('settings.unsaved'))).toBeNull()
  },
}

export const SubmitUnchanged: Story = {
  tags: ['PRO-06', 'C250'],
  play: async () => {
    const form = await openProfile()
    form.getByLabelText(text('forms.label.firstName')).closest('form')?.requestSubmit()
    await waitFor(() => expect(screen.getByRole('button', { name: text('lists.edit') })).toHaveFocus())
    // the disabled button keeps browsers from submitting
    const again = await openProfile()
    await userEvent.type(again.getByLabelText(text('forms.label.lastName')), '{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: text('lists.edit') })).toHaveFocus())
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}

export const ErrorsRequired: Story = {
  tags: ['PRO-08', 'PRO-09', 'C166'],
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), '')
    await retype(form, text('forms.label.lastName'), '   ')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('forms.firstName.required'))).toBeVisible()
    await expect(form.getByText(text('forms.lastName.required'))).toBeVisible()
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}

export const ErrorsTooLong: Story = {
  tags: ['PRO-08', 'PRO-10', 'PRO-11', 'C166', 'C172', 'C173'],
  play: async () => {
    const form = await openProfile()
    await userEvent.clear(form.getByLabelText(text('forms.label.firstName')))
    await userEvent.click(form.getByLabelText(text('forms.label.firstName')))
    await userEvent.paste('a'.repeat(151))
    await userEvent.clear(form.getByLabelText(pattern('forms.label.position')))
    await userEvent.click(form.getByLabelText(pattern('forms.label.position')))
    await userEvent.paste('a'.repeat(101))
    await userEvent.clear(form.getByLabelText(pattern('forms.label.phone')))
    await userEvent.click(form.getByLabelText(pattern('forms.label.phone')))
    await userEvent.paste('0'.repeat(21))
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(pattern('forms.firstName.tooLong'))).toBeVisible()
    await expect(form.getByText(pattern('forms.position.tooLong'))).toBeVisible()
    await expect(form.getByText(pattern('forms.phone.tooLong'))).toBeVisible()
  },
}

export const SuspiciousContent: Story = {
  tags: ['PRO-12', 'C169'],
  play: async () => {
    const form = await openProfile()
    const position = form.getByLabelText(pattern('forms.label.position'))
    await userEvent.clear(position)
    await userEvent.type(position, '<script>x')
    const phone = form.getByLabelText(pattern('forms.label.phone'))
    await userEvent.clear(phone)
    await userEvent.type(phone, '061234567')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('forms.suspicious'))).toBeVisible()
    await expect(form.getByText(text('forms.phone.format'))).toBeVisible()
  },
}

export const Saving: Story = {
  tags: ['PRO-05'],
  beforeEach: ({ msw }) => msw.use(fault('updateProfile', 'hang')),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    await waitFor(() => expect(form.getByText(text('common.pending'))).toBeInTheDocument())
    await expect(form.getByRole('button', { name: text('common.cancel') })).toBeDisabled()
  },
}

export const RetryingNotice: Story = {
  tags: ['PRO-19'],
  beforeEach: ({ msw }) =>
    msw.use(fault('updateProfile', 'hang', { skip: 1 }), fail('updateProfile', 503, { times: 1 })),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('settings.profile.retrying'))).toBeVisible()
  },
}

export const Saved: Story = {
  tags: ['PRO-13', 'PRO-14', 'PRO-27', 'K34'],
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), '  Éléonore ')
    const asked = callsTo('getCurrentUser').length
    await waitFor(() => expect(submitOf(form)).toBeEnabled())
    await userEvent.click(submitOf(form))
    const told = await screen.findByText(text('settings.profile.done'))
    await waitFor(() => expect(told).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: text('lists.edit') })).toHaveFocus())
    await expect(callsTo('updateProfile').map(({ body }) => body)).toEqual([{ first_name: 'Éléonore' }])
    await expect(await screen.findByText('Éléonore')).toBeVisible()
    await waitFor(() => expect(callsTo('getCurrentUser').length).toBeGreaterThan(asked))
  },
}

const failing = (message: () => string) =>
  async function play() {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('settings.profile.error.title'))).toBeVisible()
    await expect(form.getByText(message())).toBeVisible()
    // C120: what was typed stays
    await expect(form.getByLabelText(text('forms.label.firstName'))).toHaveValue('Léonie')
  }

export const FailedDefault: Story = {
  tags: ['PRO-15'],
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 409)),
  play: failing(() => text('settings.profile.error')),
}

export const FailedForbidden: Story = {
  tags: ['PRO-17'],
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 403)),
  play: failing(() => text('errors.forbidden')),
}

export const FailedValidation: Story = {
  tags: ['PRO-18'],
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { message: 'Le prénom est réservé.' })),
  play: failing(() => 'Le prénom est réservé.'),
}

export const FailedInvalid: Story = {
  tags: ['PRO-18'],
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { message: 'Validation failed' })),
  play: failing(() => text('errors.invalidData')),
}

export const FailedField: Story = {
  tags: ['PRO-23'],
  beforeEach: ({ msw }) => msw.use(fail('updateProfile', 400, { details: { first_name: ['Prénom refusé.'] } })),
  play: failing(() => 'Prénom refusé.'),
}

export const Cancelled: Story = {
  tags: ['PRO-07'],
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(form.getByRole('button', { name: text('common.cancel') }))
    await expect(await screen.findByText('Léa')).toBeVisible()
    await expect(callsTo('updateProfile')).toHaveLength(0)
  },
}
