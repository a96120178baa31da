import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { useShortcutKeys, useTypedAhead } from '~/features/palette/shortcuts'

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

describe('an event of a key without a key', () => {
  it('is no shortcut, and the next one still works (NFR-08)', () => {
    const failed = thrown()
    const acted = vi.fn()
    renderHook(() => useShortcutKeys(acted))
    fillIn()
    press('k', { ctrlKey: true })
    expect(failed).not.toHaveBeenCalled()
    expect(acted.mock.calls).toEqual([[{ kind: 'palette' }]])
  })

  it('is no text for the palette (NFR-07)', () => {
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

describe('a shortcut on the keyboards of the world', () => {
  it.each([
    ['a Russian', { key: 'л', code: 'KeyK' }],
    ['a Russian, with capitals locked', { key: 'Л', code: 'KeyK' }],
    ['a Greek', { key: 'κ', code: 'KeyK' }],
    ['a Hebrew', { key: 'ל', code: 'KeyK' }],
    ['a Dvorak', { key: 'k', code: 'KeyV' }],
    ['an AZERTY', { key: 'k', code: 'KeyK' }],
  ])('opens the palette with Ctrl and K on %s keyboard (NFR-07)', (_name, keys) => {
    expect(actedOn(() => press(keys.key, { ...keys, ctrlKey: true }))).toEqual(['palette'])
  })

  it.each([
    ['the key beside, on Dvorak', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['a Latin letter of its own', { key: 'ĸ', code: 'KeyK', ctrlKey: true }],
    ['AltGr on Windows', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['AltGr on Linux', { key: 'k', code: 'KeyK', ctrlKey: true, modifierAltGraph: true }],
    ['a question mark with AltGr', { key: '?', code: 'Minus', modifierAltGraph: true }],
    ['another letter on a Russian keyboard', { key: 'д', code: 'KeyL', ctrlKey: true }],
  ])('is not %s (NFR-07)', (_name, keys) => {
    expect(actedOn(() => press(keys.key, keys))).toEqual([])
  })

  it('opens a page with g and its letter on a Greek keyboard (NFR-07)', () => {
    expect(actedOn(pressGammaDelta)).toEqual(['go'])
  })

  it.each([
    ['a Thai', 'เ', 'ี', 'KeyU'],
    ['a Hindi', 'ु', '्', 'KeyD'],
    ['an Arabic', 'ل', 'شا', 'KeyA'],
  ])('opens a page on %s keyboard, whose keys type marks or two letters (NFR-07)', (_name, first, second, code) => {
    const pressBoth = () => {
      press(first, { code: 'KeyG' })
      press(second, { code })
    }
    expect(actedOn(pressBoth)).toEqual(['go'])
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

describe('a shortcut beside widgets of others', () => {
  it.each([
    ['a field', '<input data-typed>'],
    ['a text that can be edited', '<p contenteditable="plaintext-only"><b data-typed>?</b></p>'],
    ['a shadow root in a shadow root', '<section><button data-typed>?</button></section>'],
  ])('is not a key in %s of a widget (NFR-08)', (_name, inside) => {
    expect(actedOn(() => question(inShadow('open', inside)))).toEqual([])
    expect(actedOn(() => question(inShadow('closed', inside)))).toEqual([])
  })

  it.each(['', 'true', 'plaintext-only'])('is not a key in a text with contenteditable="%s" (NFR-08)', (value) => {
    const text = place(document.createElement('div'))
    text.setAttribute('contenteditable', value)
    text.innerHTML = '<b>a</b>'
    expect(actedOn(() => question(text.querySelector('b') ?? text))).toEqual([])
  })

  it('is not a key in a custom element with a closed shadow root that takes the focus (NFR-08)', () => {
    const widget = place(document.createElement('chat-widget'))
    widget.tabIndex = 0
    widget.attachShadow({ mode: 'closed' }).innerHTML = '<input>'
    expect(actedOn(() => question(widget))).toEqual([])
  })

  it('is a key on a button of the page (NFR-08)', () => {
    expect(actedOn(() => question(place(document.createElement('button'))))).toEqual(['help'])
  })

  it('is not text for a widget while the palette loads (NFR-07)', () => {
    const { result, rerender } = renderHook(() => useTypedAhead(true, () => {}))
    const field = inShadow('open', '<input data-typed>')
    expect(question(field)).toBe(true)
    rerender()
    expect(result.current.typed).toBe('')
  })
})

it('an Enter that comes before the palette presses nothing on the page (NFR-07)', () => {
  const { result, rerender } = renderHook(({ fetching }) => useTypedAhead(fetching, () => {}), {
    initialProps: { fetching: true },
  })
  press('a')
  expect(press('Enter')).toBe(false)
  rerender({ fetching: false })
  expect(press('Enter')).toBe(true)
  expect(result.current.typed).toBe('a')
})
