import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { Combobox } from '~/design/inputs/Combobox'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeEach(() => loadNamespaces('fr', ['common', 'data']))
afterEach(cleanup)

type Brand = { id: number; name: string }

const brands: Brand[] = ['Marque 07', 'Marque 08', 'Marque 080', 'Éditions du Canal', 'L’Atelier'].map((name, id) => ({
  id,
  name,
}))
const NONE = 'Rien n’est choisi\u00a0: choisissez dans la liste.'

type Asked = { value?: Brand; search?: (text: string) => Promise<Brand[]> }

/** A form with a field whose options a server searches, and another field after it. */
function page({ value: first, search }: Asked = {}) {
  const sent = vi.fn<(value: Brand | null) => void>()
  function Page() {
    const [value, setValue] = useState(first ?? null)
    const [found, setFound] = useState({ text: '', options: brands })
    const [text, setText] = useState('')
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent(value)
        }}
      >
        <Combobox
          label="Marque"
          options={found.options}
          optionKey={({ id }) => id}
          optionLabel={({ name }) => name}
          value={value}
          onChange={setValue}
          {...(search && {
            loading: found.text !== text,
            onSearch(typed: string) {
              setText(typed)
              void search(typed).then((options) => setFound({ text: typed, options }))
            },
          })}
        />
        <input aria-label="Suite" />
        <button type="submit">Envoyer</button>
      </form>
    )
  }
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Page />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Marque' })
  return {
    field,
    user: userEvent.setup(),
    sent,
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Envoyer' })),
    said: () => field.getAttribute('aria-describedby') && document.getElementById(`${field.id}-help`)?.textContent,
  }
}

describe('a search field with a choice', () => {
  it.each([
    ['Marque 08', '{Enter}', 'Marque 08'],
    ['marque 08', '{Tab}', 'Marque 08'],
    ['editions du canal', '{Enter}', 'Éditions du Canal'],
    ["L'ATELIER ", '{Tab}', 'L’Atelier'],
    ['canal', '{Enter}', 'Éditions du Canal'],
    ['canal', '{Tab}', 'Éditions du Canal'],
  ])('%j and %s take %j', async (text, key, name) => {
    const { field, user, sent, send } = page({ value: brands[0]! })
    await user.clear(field)
    await user.type(field, text + key)
    expect(field.value).toBe(name)
    expect(sent).not.toHaveBeenCalled()
    send()
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ name })]])
  })

  it.each([
    ['marque', '{Enter}'],
    ['marque', '{Tab}'],
    ['nulle part', '{Enter}'],
    ['nulle part', '{Tab}'],
    ['marque', '{Control>}{Enter}{/Control}'],
  ])('%j and %s choose nothing, send nothing and say so', async (text, key) => {
    const { field, user, sent, send, said } = page({ value: brands[0]! })
    await user.clear(field)
    await user.type(field, text + key)
    expect(field.value).toBe(text)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(said()).toBe(NONE)
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(NONE)
    expect(sent).not.toHaveBeenCalled()
    send()
    expect(sent.mock.calls).toEqual([[null]])
  })

  it('a value goes with the first letter typed over it', async () => {
    const { field, user, sent, send } = page({ value: brands[0]! })
    await user.type(field, 'x')
    expect(field.value).toBe('x')
    send()
    expect(sent.mock.calls).toEqual([[null]])
  })

  it('leaving by the pointer takes what is typed in full, and nothing that is only begun', async () => {
    const { field, user } = page()
    await user.type(field, 'canal')
    await user.click(screen.getByRole('textbox', { name: 'Suite' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    await user.type(field, 'marque 08')
    await user.click(screen.getByRole('textbox', { name: 'Suite' }))
    expect(field.value).toBe('Marque 08')
  })

  it('an option below a resting pointer is not what Enter takes', async () => {
    const { field, user } = page()
    await user.type(field, 'marque 08')
    await user.hover(screen.getByRole('option', { name: 'Marque 080' }))
    await user.keyboard('{Enter}')
    expect(field.value).toBe('Marque 08')
  })

  it('an option that the arrow keys have reached is what Enter takes', async () => {
    const { field, user } = page()
    await user.type(field, 'marque{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(field.value).toBe('Marque 080')
  })

  it.each(['{Enter}', '{Tab}'])('%s waits for the answer to what is typed (C305)', async (key) => {
    let answer: ((options: Brand[]) => void) | undefined
    const late = { id: 9, name: 'Marque 9' }
    const search = (text: string) =>
      text === '' ? Promise.resolve(brands) : new Promise<Brand[]>((resolve) => (answer = resolve))
    const { field, user, sent } = page({ search })
    await user.type(field, `canal${key}`)
    expect(field.value).toBe('canal')
    await act(async () => answer?.([late]))
    // the only row of the answer holds nothing of what was typed
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    await user.clear(field)
    await user.type(field, `marque 9${key}`)
    await act(async () => answer?.([late, ...brands]))
    await waitFor(() => expect(field.value).toBe('Marque 9'))
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([{ isComposing: true }, { keyCode: 229 }])('Enter of an input method, %j, takes nothing', async (how) => {
    const { field, user } = page()
    await user.type(field, 'marque{ArrowDown}')
    fireEvent.keyDown(field, { key: 'Enter', ...how })
    expect(field.value).toBe('marque')
    expect(field.getAttribute('aria-invalid')).toBe('false')
  })
})
