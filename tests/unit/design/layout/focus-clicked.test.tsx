import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { Dialog } from '~/design/layers/layers'
import { installFocusClicked } from '~/design/layout/focus'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

/** As Safari: what is pressed does not take the focus, and what had it loses it. */
function pressAsSafari(event: Event) {
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

let uninstall: () => void
beforeEach(async () => {
  await loadNamespaces('fr', ['common'])
  uninstall = installFocusClicked()
})
afterEach(() => {
  cleanup()
  document.removeEventListener('mousedown', pressAsSafari, true)
  uninstall()
})

const asSafari = () => document.addEventListener('mousedown', pressAsSafari, true)

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Marques</h1>
      <input aria-label="Recherche" />
      <button onClick={() => setOpen(true)}>Créer</button>
      <a href="#more">Plus</a>
      <label>
        <input type="checkbox" /> Actives
      </label>
      <button onMouseDown={(event) => event.preventDefault()}>Effacer</button>
      <Dialog open={open} title="Créer une marque" onClose={() => setOpen(false)}>
        <input aria-label="Nom" />
      </Dialog>
    </main>
  )
}

function show() {
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Page />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  return userEvent.setup()
}

const focused = () => document.activeElement

it('a dialog gives the focus back to the button that opened it, in Safari too', async () => {
  asSafari()
  const user = show()
  const opener = screen.getByRole('button', { name: 'Créer' })
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: 'Fermer la fenêtre' }))
  await waitFor(() => expect(focused()).toBe(opener))
})

it.each([
  ['link', 'Plus'],
  ['checkbox', 'Actives'],
])('a clicked %s has the focus, in Safari too', async (role, name) => {
  asSafari()
  const user = show()
  await user.click(screen.getByRole(role, { name }))
  expect(focused()).toBe(screen.getByRole(role, { name }))
})

it('a field keeps the focus while a button that leaves it there is clicked', async () => {
  const user = show()
  const field = screen.getByRole('textbox', { name: 'Recherche' })
  field.focus()
  await user.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(focused()).toBe(field)
})

it('a click without a pointer moves no focus', () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'Plus' }))
  expect(focused()).toBe(document.body)
})
