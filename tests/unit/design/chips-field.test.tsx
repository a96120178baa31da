import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ChipsField } from '~/design/inputs/ChipsField'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['common']))
afterEach(cleanup)

function field() {
  const commit = vi.fn<() => void>()
  const take = vi.fn<(text: string) => boolean>(() => true)
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <ChipsField
          label="Adresses"
          listLabel="Adresses saisies"
          removeLabel={(text) => text}
          removedLabel={(text) => text}
          chipHelp="Aide"
          chips={[]}
          typed="a@b.fr"
          onTyped={() => {}}
          onCommit={commit}
          onPasteText={take}
          onEdit={() => {}}
          onRemove={() => {}}
        />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  return { input: screen.getByRole('textbox'), commit, take }
}

describe('a field of many entries', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('Enter of an input method, %j, makes no chip (INV-12)', (how) => {
    const { input, commit } = field()
    fireEvent.keyDown(input, { key: 'Enter', ...how })
    expect(commit).not.toHaveBeenCalled()
    fireEvent.keyDown(input, { key: 'Enter' })
    expect(commit).toHaveBeenCalledTimes(1)
  })

  it.each(['paste', 'drop'] as const)('a text of several lines that comes by %s is read as a whole (INV-12)', (how) => {
    const { input, take } = field()
    const event = createEvent[how](input)
    const data = { getData: () => 'a@b.fr\nc@d.fr' }
    Object.defineProperty(event, how === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data })
    fireEvent(input, event)
    expect(take.mock.calls).toEqual([['a@b.fr\nc@d.fr']])
    expect(event.defaultPrevented).toBe(true)
  })
})
