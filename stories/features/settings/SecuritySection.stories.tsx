import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { NewPasswordStrength, PasswordForm } from '~/features/settings/PasswordForm'
import { PasswordSection, SecuritySection } from '~/features/settings/SecuritySection'
import type { PlainMessageId } from '~/i18n/messages'

import { languages, looks, zoomed } from '../../../.storybook/modes'
import { fail, fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { CURRENT, fillPasswords, NEXT, openPassword, submitOf } from './settings-page'

const meta = {
  component: Screen,
  subcomponents: { SecuritySection, PasswordSection, PasswordForm, NewPasswordStrength },
  ...pageMeta,
  parameters: { ...pageMeta.parameters, visit: { as: LEA } },
  args: { url: '/settings' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Collapsed: Story = {
  tags: ['PWD-01'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('settings.title'))
    await expect(screen.getByText('••••••••')).toBeVisible()
    await expect(screen.queryByLabelText(text('settings.label.currentPassword'))).toBeNull()
  },
}

export const ExpandedEmpty: Story = {
  tags: ['PWD-02', 'PWD-05', 'NFR-07'],
  parameters: { chromatic: { modes: { ...looks, ...languages, ...zoomed } } },
  play: async () => {
    const form = await openPassword()
    await expect(form.getByLabelText(text('settings.label.currentPassword'))).toHaveFocus()
    await expect(form.getAllByRole('button', { name: pattern('common.password.showField') })).toHaveLength(3)
    await expect(form.getByRole('button', { name: text('settings.password.change') })).toBeDisabled()
  },
}

/** Password managers save the new password with this account; nobody else meets the field. */
export const AccountNamed: Story = {
  tags: ['PWD-02', 'decision-21'],
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

const openAgain = () => userEvent.click(screen.getByRole('button', { name: text('settings.password.change') }))

const level = (typed: string, word: PlainMessageId, ...missing: ('length' | 'uppercase' | 'digit' | 'special')[]) =>
  async function play() {
    const form = await openPassword()
    await userEvent.type(form.getByLabelText(text('settings.label.newPassword')), typed)
    const meter = form.getByRole('meter', { name: text('forms.strength') })
    await expect(meter).toHaveAttribute('aria-valuetext', text(word))
    const list = formats().list(missing.map((criterion) => text(`forms.criteria.${criterion}`)))
    if (missing.length === 0) await expect(form.queryByText(pattern('settings.password.missing'))).toBeNull()
    else await expect(form.getByText(text('settings.password.missing', { missing: list }))).toBeVisible()
  }

export const Level1: Story = {
  tags: ['PWD-03', 'PWD-04'],
  play: level('a', 'forms.strength.veryWeak', 'length', 'uppercase', 'digit', 'special'),
}
export const Level2: Story = {
  tags: ['PWD-04'],
  play: level('aB', 'forms.strength.weak', 'length', 'digit', 'special'),
}
export const Level3: Story = {
  tags: ['PWD-04'],
  play: level('aB1', 'forms.strength.medium', 'length', 'special'),
}
export const Level4: Story = { tags: ['PWD-04'], play: level('aB1!', 'forms.strength.strong', 'length') }
export const Level5: Story = {
  tags: ['PWD-04'],
  parameters: { chromatic: { modes: looks } },
  play: level('aB1!aB1!', 'forms.strength.veryStrong'),
}

export const AllVisible: Story = {
  tags: ['PWD-02'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    for (const id of ['currentPassword', 'newPassword', 'newPasswordConfirm'] as const) {
      const field = text(`settings.label.${id}`)
      await userEvent.click(form.getByRole('button', { name: pattern('common.password.showField', { field }) }))
    }
    await expect(form.getByLabelText(text('settings.label.newPassword'))).toHaveAttribute('type', 'text')
  },
}

export const Mismatch: Story = {
  tags: ['PWD-05', 'PWD-09'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, NEXT, `${NEXT}x`)
    await userEvent.tab()
    await expect(await form.findByText(text('forms.password.mismatch'))).toBeVisible()
    await expect(submitOf(form)).toBeDisabled()
  },
}

export const SameAsCurrent: Story = {
  tags: ['PWD-10', 'PWD-23'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, CURRENT)
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('settings.newPassword.unchanged'))).toBeVisible()
    await expect(callsTo('changeUserPassword')).toHaveLength(0)
  },
}

export const Score4ButClassMissing: Story = {
  tags: ['PWD-05', 'PWD-08', 'K3', 'C157'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, 'Abcdefg!')
    await expect(submitOf(form)).toBeEnabled()
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('forms.newPassword.classes'))).toBeVisible()
    await expect(callsTo('changeUserPassword')).toHaveLength(0)
  },
}

export const Saving: Story = {
  beforeEach: ({ msw }) => msw.use(fault('changeUserPassword', 'hang')),
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    await waitFor(() => expect(form.getByText(text('common.pending'))).toBeInTheDocument())
  },
}

export const Saved: Story = {
  tags: ['PWD-17', 'PWD-24', 'PWD-25'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    const told = await screen.findByText(text('settings.password.done'))
    await waitFor(() => expect(told).toBeVisible())
    // no documented call ends other sessions: what to expect there is said
    await expect(screen.getByText(text('settings.password.done.devices'))).toBeVisible()
    await waitFor(() => expect(screen.queryByLabelText(text('settings.label.currentPassword'))).toBeNull())
    await expect(screen.getByRole('button', { name: text('settings.password.change') })).toHaveFocus()
    // opened again, nothing of it is left
    await openAgain()
    await expect(await screen.findByLabelText(text('settings.label.currentPassword'))).toHaveValue('')
  },
}

export const Cancelled: Story = {
  tags: ['PWD-20'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(form.getByRole('button', { name: text('common.cancel') }))
    await openAgain()
    await expect(await screen.findByLabelText(text('settings.label.newPassword'))).toHaveValue('')
  },
}

const failing = (id: PlainMessageId, reason?: string) =>
  async function play() {
    const form = await openPassword()
    await fillPasswords(form)
    await userEvent.click(submitOf(form))
    const alert = await screen.findByText(text('settings.password.error.title'))
    await expect(alert).toBeVisible()
    await expect(within(document.body).getByText([text(id), reason].filter(Boolean).join(' '))).toBeVisible()
  }

export const WrongCurrent: Story = {
  tags: ['PWD-11'],
  play: async () => {
    const form = await openPassword()
    await fillPasswords(form, NEXT, NEXT, 'Autre!2026')
    await userEvent.click(submitOf(form))
    await expect(await form.findByText(text('settings.password.error.current'))).toBeVisible()
    await waitFor(() => expect(form.getByLabelText(text('settings.label.currentPassword'))).toHaveFocus())
  },
}

export const WeakServer: Story = {
  tags: ['PWD-12'],
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 400, { details: { new_password: ['Trop commun.'] } })),
  play: failing('settings.password.error.strength', 'Trop commun.'),
}

export const RateLimited: Story = {
  tags: ['PWD-15'],
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 429)),
  play: failing('errors.tooManyAttempts'),
}

export const Forbidden: Story = {
  tags: ['PWD-14'],
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 403)),
  play: failing('errors.forbidden'),
}

export const NetworkError: Story = {
  tags: ['PWD-13', 'PWD-19'],
  beforeEach: ({ msw }) => msw.use(fault('changeUserPassword', 'network')),
  play: failing('errors.connection'),
}

/** The server refuses the renewed token too. */
export const NotLoggedIn: Story = {
  tags: ['PWD-18'],
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 401)),
  play: failing('settings.password.error.signedOut'),
}

export const DefaultError: Story = {
  tags: ['PWD-16'],
  beforeEach: ({ msw }) => msw.use(fail('changeUserPassword', 409)),
  play: failing('settings.password.error'),
}

export const OutcomeUnknown: Story = {
  tags: ['K10'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('changeUserPassword', 400, { skip: 1, details: { current_password: ['Non.'] } }),
      fault('changeUserPassword', 'network', { times: 1 }),
    ),
  play: failing('settings.password.error.outcome'),
}
