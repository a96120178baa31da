import { expect, test } from './support/in-engine.ts'

const focusedName = () => document.activeElement?.textContent ?? ''

/** Safari on a Mac: what is pressed does not take the focus, and what had it loses it. */
function pressAsSafari() {
  addEventListener(
    'mousedown',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('button, a, [type="checkbox"]')) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    true,
  )
}

for (const safari of [false, true])
  for (const how of ['Escape', 'its button'])
    test(`a dialog closed by ${how} gives the focus back${safari ? ', where clicks do not focus @short' : ''}`, async ({
      view,
      enter,
    }) => {
      await enter('/brands')
      const opener = view.getByRole('button', { name: 'Créer une marque' })
      await opener.waitFor()
      if (safari) await view.evaluate(pressAsSafari, undefined)
      await opener.click()
      const dialog = view.getByRole('dialog', { name: 'Créer une marque' })
      await dialog.waitFor()
      await view.expectPage(
        () => document.activeElement?.closest('[role="dialog"]') !== null,
        (inside) => inside,
      )
      if (how === 'Escape') await view.press('Escape')
      else await dialog.getByRole('button', { name: 'Annuler' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await view.expectPage(focusedName, (name) => /Créer une marque|Créer/.test(name))
    })

test('a menu is opened, walked and left by keys', async ({ view, enter }) => {
  await enter('/dashboard')
  const account = view.getByRole('button', { name: /Menu de votre compte/ })
  await account.press('Enter')
  await view.getByRole('button', { name: 'Se déconnecter' }).waitFor()
  await view.press('Escape')
  await view.expectPage(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    (name) => name.includes('Menu de votre compte'),
  )
})

test('the skip link leads to the content', async ({ view, enter }) => {
  await enter('/brands')
  await view.getByRole('heading', { level: 1 }).waitFor()
  await view.getByRole('link', { name: 'Aller au contenu principal' }).press('Enter')
  await view.expectPage(
    () => document.activeElement?.closest('main') !== null,
    (inside) => inside,
  )
  expect(await view.tab.url()).toContain('/brands')
})
