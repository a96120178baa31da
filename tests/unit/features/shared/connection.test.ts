import { describe, expect, it, vi } from 'vitest'

import { createConnection } from '~/features/shared/connection'

function aBrowser(onLine: boolean) {
  return Object.assign(new EventTarget(), { navigator: { onLine } })
}

describe('the connection', () => {
  it('knows that it is offline from the start (NFR-02, C302)', () => {
    expect(createConnection(aBrowser(false)).isOnline()).toBe(false)
  })

  it('reports going offline and coming back until unsubscribed (NFR-02)', () => {
    const browser = aBrowser(true)
    const connection = createConnection(browser)
    const listener = vi.fn()
    const stop = connection.subscribe(listener)
    browser.navigator.onLine = false
    browser.dispatchEvent(new Event('offline'))
    expect(connection.isOnline()).toBe(false)
    browser.navigator.onLine = true
    browser.dispatchEvent(new Event('online'))
    expect(connection.isOnline()).toBe(true)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    browser.dispatchEvent(new Event('offline'))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
