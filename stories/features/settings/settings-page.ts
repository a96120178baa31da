import { screen, userEvent, within } from 'storybook/test'

import { arrival } from '../../support/page'
import { text } from '../../support/text'

/** The form of the personal information, open. */
export async function openProfile() {
  await arrival(text('settings.title'))
  await userEvent.click(await screen.findByRole('button', { name: text('lists.edit') }))
  return within(await screen.findByRole('form', { name: text('settings.section.profile') }))
}

/** The form of the password, open. */
export async function openPassword() {
  await arrival(text('settings.title'))
  await userEvent.click(await screen.findByRole('button', { name: text('settings.password.change') }))
  return within(await screen.findByRole('form', { name: text('forms.label.password') }))
}

type Form = Awaited<ReturnType<typeof openProfile>>

export async function retype(form: Form, label: string, text: string) {
  const input = form.getByLabelText(label)
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
  await userEvent.tab()
  return input
}

export const CURRENT = 'Lumiere!2026'
export const NEXT = 'Automne#2027'

export async function fillPasswords(form: Form, next = NEXT, confirm = next, current = CURRENT) {
  await userEvent.type(form.getByLabelText(text('settings.label.currentPassword')), current)
  await userEvent.type(form.getByLabelText(text('settings.label.newPassword')), next)
  if (confirm !== '') await userEvent.type(form.getByLabelText(text('settings.label.newPasswordConfirm')), confirm)
}

export const submitOf = (form: Form) =>
  form.getByRole('button', { name: new RegExp(`^(?:${text('settings.password.change')}|${text('common.save')})`) })
