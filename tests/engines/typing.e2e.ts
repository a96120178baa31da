import { invitePage } from '../e2e/support/invite-page.ts'
import { loginPage } from '../e2e/support/login-page.ts'
import { expect, test } from './support/in-engine.ts'

test('a text typed key by key arrives whole, with its accents and signs', async ({ view, enter }) => {
  await enter('/brands?create=true')
  const name = 'Été & Cœur d’Alençon – 50 % « ñ ß »'
  const field = view.getByRole('dialog').getByRole('textbox', { name: 'Nom de la marque' })
  await field.fill(name)
  await expect(field.evaluate((input) => (input as HTMLInputElement).value, '')).resolves.toBe(name)
})

test('Tab moves through the sign-in in its order, and Enter sends it', async ({ view }) => {
  await view.goto('/auth/login')
  const { email, enter, redirecting } = loginPage(view)
  await email.waitFor()
  await enter()
  await email.focus()
  const stops: string[] = []
  for (let stop = 0; stop < 2; stop += 1) {
    await view.press('Tab')
    stops.push(await view.evaluate(() => document.activeElement?.getAttribute('name') ?? '', undefined))
  }
  expect(stops).toEqual(['password', ''])
  await loginPage(view).password.press('Enter')
  await redirecting
    .or(view.getByRole('heading', { level: 1, name: 'Tableau de bord' }))
    .first()
    .waitFor()
})

/** No driver has an input method: its events, in the order of each engine's own. */
const compose = (field: HTMLElement, order: string) => {
  const input = field as HTMLInputElement
  const key = (type: string, composing: boolean) =>
    input.dispatchEvent(
      new KeyboardEvent(type, { key: 'Enter', keyCode: 229, isComposing: composing, bubbles: true, cancelable: true }),
    )
  input.focus()
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  write?.set?.call(input, '渡辺')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: '渡辺' }))
  const end = () => input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '渡辺' }))
  if (order === 'end first') end()
  const untouched = key('keydown', order !== 'end first')
  if (order !== 'end first') end()
  return untouched
}

for (const order of ['key first', 'end first'])
  test(`an Enter that ends a composition chooses a word, and nothing else (${order})${order === 'end first' ? ' @short' : ''}`, async ({
    view,
    enter,
  }) => {
    await enter('/users/invitations?invite=true')
    const { emails, dialog } = invitePage(view)
    await emails.waitFor()
    await expect(emails.evaluate(compose, order)).resolves.toBe(true)
    await expect(emails.evaluate((input) => (input as HTMLInputElement).value, '')).resolves.toBe('渡辺')
    await expect(dialog.getByRole('list', { name: 'Adresses saisies' }).count()).resolves.toBe(0)
  })

test('a text copied from one field is pasted into another @short', async ({ view, enter }) => {
  await enter('/users/invitations?invite=true')
  const { message, emails, chips } = invitePage(view)
  await message.fill('lea@exemple.fr, noe@exemple.fr')
  await view.press('Control+a')
  await view.press('Control+c')
  await emails.focus()
  await view.press('Control+v')
  await chips.first().waitFor()
  await expect(chips.count()).resolves.toBe(2)
})
