import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SearchListbox } from '~/design/inputs/SearchListbox'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['common']))
afterEach(cleanup)

type Brand = { id: number; name: string }

const brand = (name: string, id: number): Brand => ({ id, name })
const FIRST = ['Marque 1', 'Marque 10'].map(brand)

function list() {
  const chosen = vi.fn<(brand: Brand) => void>()
  const of = (text: string, options: readonly Brand[], busy: boolean) => (
    <ThemeRoot>
      <AppIntlProvider>
        <SearchListbox
          label="Chercher"
          text={text}
          onType={() => {}}
          options={options}
          optionKey={({ id }) => id}
          optionText={({ name }) => name}
          renderOption={({ name }) => name}
          selected={null}
          onChoose={chosen}
          busy={busy}
        />
      </AppIntlProvider>
    </ThemeRoot>
  )
  const { rerender } = render(of('', FIRST, false))
  return {
    show: (text: string, options: readonly Brand[], busy: boolean) => rerender(of(text, options, busy)),
    press: (more: KeyboardEventInit = {}) => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', ...more }),
    names: () => chosen.mock.calls.map(([{ name }]) => name),
  }
}

describe('Enter in a searchable list', () => {
  it('waits for the answer to what is typed, and takes what is named in full (SEL-04, C305)', () => {
    const { show, press, names } = list()
    show('marque 1', FIRST, true)
    press()
    expect(names()).toEqual([])
    show('marque 1', [brand('Marque 10', 3), brand('Marque 1', 4)], false)
    expect(names()).toEqual(['Marque 1'])
  })

  it('takes the first option when the answer has it first too (SEL-04, NFR-07)', () => {
    const { show, press, names } = list()
    show('marq', FIRST, true)
    press()
    show('marq', [brand('Marque 1', 0), brand('Marque 2', 2)], false)
    expect(names()).toEqual(['Marque 1'])
  })

  it('takes nothing of an answer that has another option first (SEL-04)', () => {
    const { show, press, names } = list()
    show('marq', FIRST, true)
    press()
    show('marq', [brand('Marque 2', 2), brand('Marque 1', 0)], false)
    expect(names()).toEqual([])
    press()
    expect(names()).toEqual(['Marque 2'])
  })

  it('is cancelled when the text has changed meanwhile (SEL-04)', () => {
    const { show, press, names } = list()
    show('marque 1', FIRST, true)
    press()
    show('marque 10', FIRST, true)
    show('marque 10', [brand('Marque 10', 3)], false)
    expect(names()).toEqual([])
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('of an input method, %j, takes nothing (SEL-04)', (how) => {
    const { press, names } = list()
    press(how)
    expect(names()).toEqual([])
    press()
    expect(names()).toEqual(['Marque 1'])
  })
})
