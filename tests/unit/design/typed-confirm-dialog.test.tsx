import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { TypedConfirmDialog } from '~/design/layers/ConfirmDialog'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['common', 'data']))
afterEach(cleanup)

it.each([
  ['Maison Dubois', 'Maison Dubois', true],
  ['Maison Dubois', 'maison dubois', false],
  ['Maison Dubois', '', false],
  // characters of names that no keyboard has
  ['L’Atelier', "L'Atelier", true],
  ["L'Atelier", 'L’Atelier', true],
  ['Café\u00a0 Étoile', 'Cafe\u0301 Étoile ', true],
  ['Maison\u200b Dubois', 'Maison Dubois', true],
  ['\u200b', '', false],
])('%j is confirmed by %j: %s (BRD-24)', (expected, typed, confirmed) => {
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <TypedConfirmDialog
          open
          expected={expected}
          title="Supprimer ?"
          confirm="Supprimer"
          onConfirm={() => {}}
          onClose={() => {}}
        >
          Pour toujours
        </TypedConfirmDialog>
      </AppIntlProvider>
    </ThemeRoot>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Supprimer' }).disabled).toBe(!confirmed)
})
