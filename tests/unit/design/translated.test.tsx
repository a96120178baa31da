import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { AddressText, Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { WarningIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { TextField } from '~/design/inputs/Field'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

/** As a browser's translator: each text is replaced by a copy in an element, except where it must not. */
function translate(place: Element) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('[translate=no]'))) {
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

const around = (piece: ReactNode) => (
  <ThemeRoot>
    <AppIntlProvider>
      <div data-testid="place">{piece}</div>
    </AppIntlProvider>
  </ThemeRoot>
)

const icon = <WarningIcon size={16} />

/** A component before and after a change of its text, and the texts that it then shows. */
const CHANGES: Record<string, [before: ReactNode, after: ReactNode, shown: string]> = {
  'a message': [
    <FormattedMessage key="one" id="common.save" />,
    <FormattedMessage key="one" id="common.cancel" />,
    'Annuler',
  ],
  'a message that goes, beside others': [
    <p key="one">
      <FormattedMessage id="common.save" /> <FormattedMessage id="common.cancel" />
    </p>,
    <p key="one">
      {null} <FormattedMessage id="common.cancel" />
    </p>,
    ' Annuler',
  ],
  'a button with an icon': [
    <Button key="one" startIcon={icon}>
      Copier
    </Button>,
    <Button key="one" startIcon={icon}>
      Copié
    </Button>,
    'Copié',
  ],
  'a button that is pending': [
    <SubmitButton key="one">Envoyer</SubmitButton>,
    <SubmitButton key="one" busy busyLabel="Envoi…">
      Envoyer
    </SubmitButton>,
    'EnvoyerEnvoi…Veuillez patienter…',
  ],
  'an alert with its cause': [
    <Alert key="one" severity="error" title="Titre">
      Cause
    </Alert>,
    <Alert key="one" severity="error">
      {false}Autre cause<div>Référence</div>
    </Alert>,
    'Autre causeRéférence',
  ],
  'the help of a checkbox': [
    <Checkbox key="one" label="Oui" helper="Aide" />,
    <Checkbox key="one" label="Oui" error="Obligatoire" />,
    'OuiObligatoire',
  ],
  'the label of a field': [
    <TextField key="one" label="Nom" optional />,
    <TextField key="one" label="Prénom" />,
    'Prénom',
  ],
  'an address': [
    <AddressText key="one">claire@exemple.fr</AddressText>,
    <AddressText key="one">leon-paul@exemple-a.fr</AddressText>,
    'leon-paul@exemple-a.fr',
  ],
  'a name': [<Name key="one">Claire</Name>, <Name key="one">Léa</Name>, 'Léa'],
}

const CHANGE = Object.entries(CHANGES).map(([what, change]) => [what, ...change] as const)

beforeAll(() => loadNamespaces('fr', ['common']))
afterEach(cleanup)

describe('a page that the browser translates', () => {
  it.each(CHANGE)('shows the new text of %s, and loses it without an error', (_what, before, after, shown) => {
    const { rerender, getByTestId, unmount } = render(around(before))
    translate(getByTestId('place'))
    rerender(around(after))
    expect(getByTestId('place').textContent).toBe(shown)
    rerender(around(null))
    expect(getByTestId('place').textContent).toBe('')
    unmount()
  })

  it('leaves names and e-mails as they are', () => {
    const { getByTestId } = render(
      around(
        <>
          <Name>Rose Petit</Name>
          <AddressText>rose.petit@exemple.fr</AddressText>
        </>,
      ),
    )
    translate(getByTestId('place'))
    expect(getByTestId('place').querySelector('font')).toBeNull()
  })
})
