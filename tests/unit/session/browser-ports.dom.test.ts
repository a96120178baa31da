import { afterEach, describe, expect, it, vi } from 'vitest'

import { browserChannel, browserLocks, browserPage } from '~/session/browser-ports'
import { createGenerations } from '~/session/shared-generation'

afterEach(() => vi.unstubAllGlobals())

describe('the events of a browser', () => {
  it('pointer, key and touch are activity, until unsubscribed (K40)', () => {
    const heard = vi.fn()
    const stop = browserPage.onActivity(heard)
    for (const type of ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'scroll'])
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
    stop()
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('a return to this page from the back-forward cache is activity (K40)', () => {
    const heard = vi.fn()
    const stop = browserPage.onActivity(heard)
    window.dispatchEvent(new Event('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    stop()
    window.dispatchEvent(new Event('pageshow'))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('a page wakes up when it is visible again, or comes from the back-forward cache (C037, C064)', () => {
    const heard = vi.fn()
    const stop = browserPage.onWake(heard)
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    visibility.mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).not.toHaveBeenCalled()
    visibility.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
    stop()
    window.dispatchEvent(new Event('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledTimes(2)
    visibility.mockRestore()
  })

  it('a change or a clearing of the storage in another tab is reported until unsubscribed (SES-28)', () => {
    const heard = vi.fn()
    const stop = browserPage.onStorage(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
    expect(heard.mock.calls).toEqual([['a'], [null]])
  })
})

describe('a browser that lacks a feature', () => {
  it('has no locks (C053)', () => {
    vi.stubGlobal('navigator', {})
    expect(browserLocks()).toBeUndefined()
  })

  it('has no channel (SES-44)', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    expect(browserChannel('auth')).toBeUndefined()
  })

  it('a channel that may not be opened is silent and harmless (SES-44)', () => {
    vi.stubGlobal('BroadcastChannel', function Refused() {
      throw new DOMException('', 'SecurityError')
    })
    expect(() => browserChannel('auth')?.listen(() => {})()).not.toThrow()
  })

  it('has no count of token changes without IndexedDB (C050)', () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(createGenerations()).toBeUndefined()
  })
})

describe('the features of a browser', () => {
  it('tabs receive the messages of each other on the channel, not their own (SES-44)', () => {
    const others = new Set<EventTarget>()
    class FakeChannel extends EventTarget {
      name: string
      constructor(name: string) {
        super()
        this.name = name
        others.add(this)
      }
      postMessage(data: unknown) {
        for (const other of others) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
      }
      close() {
        others.delete(this)
      }
    }
    vi.stubGlobal('BroadcastChannel', FakeChannel)
    const [one, two] = [browserChannel('auth'), browserChannel('auth')]
    expect(others.size).toBe(0)
    const heard = vi.fn()
    const stop = two?.listen(heard)
    one?.post({ type: 'ask', generation: 1 })
    two?.post({ type: 'ask', generation: 2 })
    stop?.()
    one?.post({ type: 'ask', generation: 3 })
    expect(heard.mock.calls).toEqual([[{ type: 'ask', generation: 1 }]])
  })

  it('locks are called as methods (SES-44)', async () => {
    const request = vi.fn((_name: string, _options: object, task: () => unknown) => task())
    vi.stubGlobal('navigator', { locks: { request } })
    const { signal } = new AbortController()
    await expect(browserLocks()?.request('auth', { signal }, () => Promise.resolve('done'))).resolves.toBe('done')
    expect(request).toHaveBeenCalledWith('auth', { signal }, expect.any(Function))
  })
})
