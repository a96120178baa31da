import { userEvent, within } from 'storybook/test'

import { text } from '../../support/text'

/** Pasted, not typed: faster, and it must be possible (LOG-23). */
async function write(field: HTMLElement, typed: string) {
  await userEvent.clear(field)
  if (typed === '') return
  await userEvent.click(field)
  await userEvent.paste(typed)
}

/** What a person does on the login page, in the person's words. */
export function loginPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const email = () => canvas.getByRole('textbox', { name: text('forms.label.email') })
  const password = () => canvas.getByLabelText(text('forms.label.password'), { selector: 'input' })
  return {
    canvas,
    email,
    password,
    remember: () => canvas.getByRole('checkbox', { name: text('auth.login.remember') }),
    submit: () =>
      canvas.getByRole('button', { name: new RegExp(`${text('auth.login.submit')}|${text('auth.login.submitting')}`) }),
    enter: async (values: { email?: string; password?: string } = {}) => {
      const { email: address = 'camille@exemple.fr', password: secret = 'Printemps-2026' } = values
      await write(email(), address)
      await write(password(), secret)
    },
  }
}
