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
  it('NFR-08 · are no shortcut, and the next one still acts', () => {
    const failed = thrown()
    const acted = vi.fn()
    renderHook(() => useShortcutKeys(acted))
    fillIn()
    press('k', { ctrlKey: true })
    expect(failed).not.toHaveBeenCalled()
    expect(acted.mock.calls).toEqual([[{ kind: 'palette' }]])
  })

  it('NFR-07 · are no text that the palette begins with', () => {
    const failed = thrown()
    const { result, rerender } = renderHook(() => useTypedAhead(true, () => {}))
    fillIn()
    press('a')
    rerender()
    expect(failed).not.toHaveBeenCalled()
    expect(result.current.typed).toBe('a')
  })
})
