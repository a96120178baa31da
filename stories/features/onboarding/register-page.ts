import { expect, userEvent, waitFor, within } from 'storybook/test'

export const CAMILLE = {
  first_name: 'Camille',
  last_name: 'Dupont',
  email: 'camille.dupont@exemple.fr',
  password: 'Jardin$Vert27',
  password_confirm: 'Jardin$Vert27',
}

export type AccountField = keyof typeof CAMILLE

/** As pasted: typing character by character takes a story's time and shows nothing more. */
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  if (text === '') return
  await userEvent.click(field)
  await userEvent.paste(text)
}

/** What a person does on the registration page, in the person's words. */
export function registerPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const fields: Record<AccountField, () => HTMLElement> = {
    first_name: () => canvas.getByRole('textbox', { name: 'Prénom' }),
    last_name: () => canvas.getByRole('textbox', { name: 'Nom' }),
    email: () => canvas.getByRole('textbox', { name: 'E-mail' }),
    password: () => canvas.getByLabelText('Mot de passe', { selector: 'input' }),
    password_confirm: () => canvas.getByLabelText('Confirmation du mot de passe', { selector: 'input' }),
  }
  const business = () => canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })

  return {
    canvas,
    ...fields,
    business,
    /** The page loads its code first. */
    opened: () => waitFor(() => fields.first_name()),
    lastStep: () => canvas.findByRole('heading', { level: 1, name: /^Dernière étape/ }),
    goOn: () => canvas.getByRole('button', { name: /^Continuer$|^Création du compte/ }),
    launch: () => canvas.getByRole('button', { name: /^Lancer mon entreprise|^Finalisation/ }),
    enter: async (values: Partial<typeof CAMILLE> = {}) => {
      // the keys are those of the fields
      for (const [name, text] of Object.entries({ ...CAMILLE, ...values }))
        await write(fields[name as AccountField](), text)
    },
    name: (text: string) => write(business(), text),
    /** The error below a field, which is marked as invalid. */
    says: async (field: HTMLElement, message: string | RegExp) => {
      const said = field.getAttribute('name') === 'password' ? withRules(message) : message
      await waitFor(() => expect(field).toHaveAccessibleDescription(said))
      await expect(field).toBeInvalid()
    },
  }
}

/** What is wrong with the password comes first, then what it must hold and what to avoid. */
function withRules(message: string | RegExp): RegExp {
  const first =
    typeof message === 'string' ? message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : message.source
  return new RegExp(`^${first.replace(/\$$/, '')} Le mot de passe doit contenir.*8 caractères – .*un caractère spécial`)
}
