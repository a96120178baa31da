import { expect, userEvent, waitFor, within } from 'storybook/test'

import type { PlainMessageId } from '~/i18n/messages'

import { inOrder, pattern, text } from '../../support/text'

export const CAMILLE = {
  first_name: 'Camille',
  last_name: 'Dupont',
  email: 'camille.dupont@exemple.fr',
  password: 'Jardin$Vert27',
  password_confirm: 'Jardin$Vert27',
}

export type AccountField = keyof typeof CAMILLE

/** As pasted: typing character by character takes a story's time and shows nothing more. */
const write = async (field: HTMLElement, typed: string) => {
  await userEvent.clear(field)
  if (typed === '') return
  await userEvent.click(field)
  await userEvent.paste(typed)
}

/** A button has another name while it is busy. */
const either = (idle: PlainMessageId, busy: PlainMessageId) =>
  new RegExp(`^(?:${pattern(idle).source}|${pattern(busy).source})$`)

/** What a person does on the registration page, in the person's words. */
export function registerPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const fields: Record<AccountField, () => HTMLElement> = {
    first_name: () => canvas.getByRole('textbox', { name: text('forms.label.firstName') }),
    last_name: () => canvas.getByRole('textbox', { name: text('forms.label.lastName') }),
    email: () => canvas.getByRole('textbox', { name: text('forms.label.email') }),
    password: () => canvas.getByLabelText(text('forms.label.password'), { selector: 'input' }),
    password_confirm: () => canvas.getByLabelText(text('onboarding.label.passwordConfirm'), { selector: 'input' }),
  }
  const business = () => canvas.getByRole('textbox', { name: text('onboarding.label.businessName') })

  return {
    canvas,
    ...fields,
    business,
    /** The page loads its code first. */
    opened: () => waitFor(() => fields.first_name()),
    lastStep: () => canvas.findByRole('heading', { level: 1, name: pattern('onboarding.business.title') }),
    goOn: () =>
      canvas.getByRole('button', { name: either('onboarding.account.submit', 'onboarding.account.submitting') }),
    launch: () =>
      canvas.getByRole('button', { name: either('onboarding.business.submit', 'onboarding.business.submitting') }),
    enter: async (values: Partial<typeof CAMILLE> = {}) => {
      // the keys are those of the fields
      for (const [name, typed] of Object.entries({ ...CAMILLE, ...values }))
        await write(fields[name as AccountField](), typed)
    },
    name: (typed: string) => write(business(), typed),
    /** The error below a field, which is marked as invalid. */
    refuses: async (field: HTMLElement, message: string | RegExp) => {
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
  const { source } = inOrder(
    ...(['forms.criteria', 'forms.criteria.length', 'forms.criteria.special'] as const).map((id) => pattern(id)),
  )
  return new RegExp(`^${first.replace(/\$$/, '')} ${source}`)
}
