import { userEvent, within } from 'storybook/test'

/** Pasted, not typed: faster, and it must be possible (LOG-23). */
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  if (text === '') return
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** What a person does on the login page, in the person's words. */
export function loginPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const email = () => canvas.getByRole('textbox', { name: 'E-mail' })
  const password = () => canvas.getByLabelText('Mot de passe', { selector: 'input' })
  return {
    canvas,
    email,
    password,
    remember: () => canvas.getByRole('checkbox', { name: 'Se souvenir de moi' }),
    submit: () => canvas.getByRole('button', { name: /Se connecter|Connexion en cours/ }),
    enter: async (values: { email?: string; password?: string } = {}) => {
      const { email: address = 'camille@exemple.fr', password: secret = 'Printemps-2026' } = values
      await write(email(), address)
      await write(password(), secret)
    },
  }
}
