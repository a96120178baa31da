import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { useShortcutKeys } from '~/features/palette/use-shortcut-keys'
import { useTypedAhead } from '~/features/palette/use-typed-ahead'

afterEach(cleanup)

/** The event of a browser that fills in a field: it has no key, and is not a keyboard event. */
const fillIn = () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

/** What listeners throw, which the page hears of only here. */
function thrown() {
  const failed = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  window.addEventListener('error', failed)
  onTestFinished(() => window.removeEventListener('error', failed))
  return failed
}

describe('keys that the browser sends without a key', () => {
  it('are no shortcut, and the next one still acts (NFR-08)', () => {
    const failed = thrown()
    const acted = vi.fn()
    renderHook(() => useShortcutKeys(acted))
    fillIn()
    press('k', { ctrlKey: true })
    expect(failed).not.toHaveBeenCalled()
    expect(acted.mock.calls).toEqual([[{ kind: 'palette' }]])
  })

  it('are no text that the palette begins with (NFR-07)', () => {
    const failed = thrown()
    const { result, rerender } = renderHook(() => useTypedAhead(true, () => {}))
    fillIn()
    press('a')
    rerender()
    expect(failed).not.toHaveBeenCalled()
    expect(result.current.typed).toBe('a')
  })
})

function pressGammaDelta() {
  press('γ', { code: 'KeyG' })
  press('δ', { code: 'KeyD' })
}

/** What the keys of the page do with one press. */
function actedOn(dispatch: () => void) {
  const acted = vi.fn()
  renderHook(() => useShortcutKeys(acted))
  dispatch()
  return acted.mock.calls.map(([shortcut]: { kind: string }[]) => shortcut?.kind)
}

describe('shortcuts on the keyboards of the world', () => {
  it.each([
    ['a Russian', { key: 'л', code: 'KeyK' }],
    ['a Russian, with capitals locked', { key: 'Л', code: 'KeyK' }],
    ['a Greek', { key: 'κ', code: 'KeyK' }],
    ['a Hebrew', { key: 'ל', code: 'KeyK' }],
    ['a Dvorak', { key: 'k', code: 'KeyV' }],
    ['an AZERTY', { key: 'k', code: 'KeyK' }],
  ])('Ctrl and K open the palette on %s keyboard (NFR-07)', (_name, keys) => {
    expect(actedOn(() => press(keys.key, { ...keys, ctrlKey: true }))).toEqual(['palette'])
  })

  it.each([
    ['the key beside, on Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['a Latin letter of its own', { key: 'ĸ', code: 'KeyK', ctrlKey: true }],
    ['AltGr on Windows', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['AltGr on Linux', { key: 'k', code: 'KeyK', ctrlKey: true, modifierAltGraph: true }],
    ['a question mark with AltGr', { key: '?', code: 'Minus', modifierAltGraph: true }],
    ['another letter on a Russian keyboard', { key: 'д', code: 'KeyL', ctrlKey: true }],
  ])('%s is no shortcut (NFR-07)', (_name, keys) => {
    expect(actedOn(() => press(keys.key, keys))).toEqual([])
  })

  it('A letter after g opens its page on a Greek keyboard (NFR-07)', () => {
    expect(actedOn(pressGammaDelta)).toEqual(['go'])
  })
})

const question = (target: Element | ShadowRoot) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, cancelable: true }))

function place<Host extends HTMLElement>(host: Host): Host {
  document.body.append(host)
  onTestFinished(() => host.remove())
  return host
}

function inShadow(mode: ShadowRootMode, inside: string) {
  const root = place(document.createElement('div')).attachShadow({ mode })
  root.innerHTML = inside
  return root.querySelector('[data-typed]') ?? root
}

describe('shortcuts while somebody types outside the app', () => {
  it.each([
    ['a field', '<input data-typed>'],
    ['a text that can be edited', '<p contenteditable="plaintext-only"><b data-typed>?</b></p>'],
    ['a shadow root in a shadow root', '<section><button data-typed>?</button></section>'],
  ])('A key in %s of a widget is for the widget (NFR-08)', (_name, inside) => {
    expect(actedOn(() => question(inShadow('open', inside)))).toEqual([])
    expect(actedOn(() => question(inShadow('closed', inside)))).toEqual([])
  })

  it.each(['', 'true', 'plaintext-only'])('A key in a text with contenteditable="%s" is typed (NFR-08)', (value) => {
    const text = place(document.createElement('div'))
    text.setAttribute('contenteditable', value)
    text.innerHTML = '<b>a</b>'
    expect(actedOn(() => question(text.querySelector('b') ?? text))).toEqual([])
  })

  it('A key on a button of the page is a shortcut (NFR-08)', () => {
    expect(actedOn(() => question(place(document.createElement('button'))))).toEqual(['help'])
  })

  it('Text for a widget is not taken while the palette loads (NFR-07)', () => {
    const { result, rerender } = renderHook(() => useTypedAhead(true, () => {}))
    const field = inShadow('open', '<input data-typed>')
    expect(question(field)).toBe(true)
    rerender()
    expect(result.current.typed).toBe('')
  })
})
