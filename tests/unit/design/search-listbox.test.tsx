import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SearchListbox } from '~/design/inputs/SearchListbox'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['common', 'data']))
afterEach(cleanup)

type Brand = { id: number; name: string }

const brand = (name: string, id: number): Brand => ({ id, name })
const NONE = 'Rien n’est choisi\u00a0: choisissez dans la liste.'
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
    ids: () => chosen.mock.calls.map(([{ id }]) => id),
    said: () => {
      const field = screen.getByRole('combobox')
      const help = field.getAttribute('aria-describedby')
      return [field.getAttribute('aria-invalid'), help && document.getElementById(help)?.textContent]
    },
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

  it('takes none of two options with the same name, and says so (SEL-04, ACC-04)', () => {
    const namesakes = [brand('Marque 1', 0), brand('marque 1', 1), brand('Marque 10', 2), brand('Marque 1', 3)]
    const { show, press, ids, said } = list()
    show('marque 1 ', namesakes.slice(1), false)
    expect(said()).toEqual(['false', null])
    show('Marque 1', namesakes, false)
    press()
    expect(ids()).toEqual([])
    expect(said()).toEqual(['true', NONE])
    press({ key: 'ArrowDown' })
    expect(said()).toEqual(['false', null])
    press()
    expect(ids()).toEqual([1])
  })

  it('waits for the answer, and takes none of two options with the same name (SEL-04, C305)', () => {
    const { show, press, ids, said } = list()
    show('marque 1', FIRST, true)
    press()
    show('marque 1', [brand('Marque 1', 0), brand('Marque 1', 5)], false)
    expect(ids()).toEqual([])
    expect(said()).toEqual(['true', NONE])
  })

  it('takes the option that is named in full before the first one (SEL-04)', () => {
    const { show, press, names } = list()
    show('marque 1', [brand('La Marque 1', 4), brand('Marque 1', 0)], false)
    press()
    expect(names()).toEqual(['Marque 1'])
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('of an input method, %j, takes nothing (SEL-04)', (how) => {
    const { press, names } = list()
    press(how)
    expect(names()).toEqual([])
    press()
    expect(names()).toEqual(['Marque 1'])
  })
})
