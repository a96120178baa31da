import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { ProfileForm } from '~/features/settings/ProfileForm'

import { fail, fault, raw } from '../../support/answers'
import { askAnew } from '../../support/app-page'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { openProfile, retype, submitOf } from './settings-page'

const meta = {
  component: Screen,
  subcomponents: { ProfileForm },
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What was stored changes elsewhere while one types: the page knows it, and the form keeps what was typed. */
export const RefetchWhileTyping: Story = {
  tags: ['PRO-03', 'C253'],
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    for (const user of sandbox().world.users) if (user.email === LEA) user.position = 'Correctrice'
    const asked = callsTo('getProfile').length
    await askAnew()
    await waitFor(() => expect(callsTo('getProfile').length).toBeGreaterThan(asked))
    await expect(form.getByLabelText(text('forms.label.firstName'))).toHaveValue('Léonie')
    await expect(form.getByText(text('settings.unsaved'))).toBeVisible()
    await userEvent.click(submitOf(form))
    await waitFor(() => expect(callsTo('updateProfile').map(({ body }) => body)).toEqual([{ first_name: 'Léonie' }]))
    await expect(await screen.findByText('Correctrice')).toBeVisible()
  },
}

/** The profile comes without an id: it is saved under that of the session. */
export const WithoutId: Story = {
  tags: ['PRO-27', 'C263'],
  beforeEach: ({ msw }) =>
    msw.use(raw('getProfile', { success: true, data: { email: LEA, first_name: 'Léa', last_name: 'Martin' } })),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    const lea = sandbox().world.users.find(({ email }) => email === LEA)
    await waitFor(() => expect(callsTo('updateProfile').map(({ path }) => path)).toEqual([{ id: lea?.id }]))
    const told = await screen.findByText(text('settings.profile.done'))
    await waitFor(() => expect(told).toBeVisible())
  },
}

/** It may be saved all the same: the old name, typed back, is sent. */
export const TypedBack: Story = {
  tags: ['PRO-06', 'C212'],
  // the first attempt and both retries
  beforeEach: ({ msw }) => msw.use(fault('updateProfile', 'network', { times: 3 })),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    await screen.findByRole('alert', undefined, { timeout: 10_000 })
    await retype(form, text('forms.label.firstName'), 'Léa')
    await expect(form.getByText(text('settings.unsaved'))).toBeVisible()
    await userEvent.click(submitOf(form))
    const told = await screen.findByText(text('settings.profile.done'))
    await waitFor(() => expect(told).toBeVisible())
    await expect(callsTo('updateProfile').at(-1)?.body).toEqual({ first_name: 'Léa' })
  },
}

/** A later try was refused, but an earlier one may have saved. */
export const TypedBackAfterRefusal: Story = {
  tags: ['PRO-06', 'C212'],
  beforeEach: ({ msw }) => {
    msw.use(fail('updateProfile', 400, { message: 'Non.' }))
    msw.use(fault('updateProfile', 'network', { times: 1 }))
  },
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    await screen.findByText('Non.', undefined, { timeout: 10_000 })
    await retype(form, text('forms.label.firstName'), 'Léa')
    await expect(form.getByText(text('settings.unsaved'))).toBeVisible()
  },
}

/** The server saves, and says no more: sent once, and what is shown comes from what was sent and from the next answer. */
export const SavedWithoutData: Story = {
  tags: ['PRO-14'],
  beforeEach: ({ msw }) => msw.use(fault('updateProfile', 'null-data')),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    const asked = callsTo('getProfile').length
    await userEvent.click(submitOf(form))
    const told = await screen.findByText(text('settings.profile.done'))
    await waitFor(() => expect(told).toBeVisible())
    await expect(callsTo('updateProfile')).toHaveLength(1)
    await waitFor(() => expect(callsTo('getProfile').length).toBeGreaterThan(asked))
    await expect(screen.getByText('Léonie')).toBeVisible()
  },
}

/** The same with an empty record, and the profile cannot be read again: nothing that is known is lost. */
export const SavedWithEmptyRecord: Story = {
  tags: ['PRO-14'],
  beforeEach: ({ msw }) => msw.use(raw('updateProfile', { success: true, message: null, data: {} })),
  play: async ({ msw }) => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    msw.use(fail('getProfile', 500))
    await userEvent.click(submitOf(form))
    await expect(await screen.findByText('Léonie')).toBeVisible()
    await expect(
      screen.getByText((_, node) => node?.tagName === 'DD' && node.textContent.startsWith(LEA)),
    ).toBeVisible()
  },
}

export const FailedNetwork: Story = {
  tags: ['PRO-19', 'C254'],
  beforeEach: ({ msw }) => msw.use(fault('updateProfile', 'network')),
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(submitOf(form))
    const told = await form.findByText(text('errors.connection'), {}, { timeout: 10_000 })
    await expect(told).toBeVisible()
    await expect(form.getByLabelText(text('forms.label.firstName'))).toHaveValue('Léonie')
  },
}

/** A number that was stored otherwise stays; one that is typed must be French (decision 19). */
export const ErrorPhoneFrench: Story = {
  tags: ['PRO-11', 'REG-35'],
  play: async () => {
    const form = await openProfile()
    await userEvent.clear(form.getByLabelText(pattern('forms.label.phone')))
    await userEvent.type(form.getByLabelText(pattern('forms.label.phone')), '+49 30 123456')
    await userEvent.tab()
    await expect(await form.findByText(text('forms.phone.format'))).toBeVisible()
    await expect(form.getByLabelText(pattern('forms.label.phone'))).toBeInvalid()
  },
}

export const LeaveGuarded: Story = {
  tags: ['PRO-24'],
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const form = await openProfile()
    await retype(form, text('forms.label.firstName'), 'Léonie')
    await userEvent.click(screen.getByRole('link', { name: text('dashboard.title') }))
    await userEvent.click(await screen.findByRole('button', { name: text('common.unsaved.stay') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(form.getByLabelText(text('forms.label.firstName'))).toHaveValue('Léonie')
  },
}
