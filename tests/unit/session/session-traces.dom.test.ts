import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  ACCESS_COPY_KEY,
  AUTH_STORE_KEY,
  BRAND_SELECTION_KEY,
  hasSessionTraces,
  TOKENS_KEY,
  watchForSession,
} from '~/session/storage-keys'

function empty() {
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(empty)
afterEach(empty)

describe('the traces of a session', () => {
  it('are the tokens, the stored user or the copy of the access token, whatever their value (SES-02)', () => {
    expect(hasSessionTraces()).toBe(false)
    for (const key of [TOKENS_KEY, AUTH_STORE_KEY]) {
      localStorage.setItem(key, '')
      expect(hasSessionTraces()).toBe(true)
      localStorage.removeItem(key)
    }
    sessionStorage.setItem(ACCESS_COPY_KEY, '{')
    expect(hasSessionTraces()).toBe(true)
  })

  it('are neither what outlives a session nor tokens in the storage of one tab (SES-02)', () => {
    localStorage.setItem(BRAND_SELECTION_KEY, 'x')
    localStorage.setItem(ACCESS_COPY_KEY, 'x')
    sessionStorage.setItem(TOKENS_KEY, 'x')
    expect(hasSessionTraces()).toBe(false)
  })
})

const stored = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

const wake = () => {
  window.dispatchEvent(new Event('pageshow'))
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a page without a session', () => {
  it.each([TOKENS_KEY, AUTH_STORE_KEY])('is notified of a session in another tab (%s) (SES-45)', (key) => {
    const found = vi.fn()
    const stop = watchForSession(found)
    // removed, or cleared by hand: nothing is there
    stored(key)
    stored(null)
    expect(found).not.toHaveBeenCalled()
    localStorage.setItem(key, 'x')
    stored(key)
    expect(found).toHaveBeenCalledTimes(1)
    // other keys, and clearing, are no news of a session
    stored('other')
    stored(null)
    expect(found).toHaveBeenCalledTimes(1)
    stop()
    stored(key)
    expect(found).toHaveBeenCalledTimes(1)
  })

  it('looks again when it wakes up (SES-45, C064)', () => {
    const found = vi.fn()
    const stop = watchForSession(found)
    wake()
    expect(found).not.toHaveBeenCalled()
    localStorage.setItem(TOKENS_KEY, 'x')
    wake()
    expect(found).toHaveBeenCalledTimes(2)
    stop()
    wake()
    expect(found).toHaveBeenCalledTimes(2)
  })
})
