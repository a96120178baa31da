import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  INTERFACE_LOADING_ERROR,
  INTERFACE_LOADING_HELP,
  InterfaceLoadingError,
  isInterfaceLoadingError,
  LOADING_INTERFACE,
  REFRESH_PAGE,
} from '~/i18n/messages'
import { waitForInterface } from '~/i18n/user-language'

describe('an interface that fails to load', () => {
  it('has four texts, English in every language (LAN-05, LAN-06)', () => {
    expect([LOADING_INTERFACE, INTERFACE_LOADING_ERROR, INTERFACE_LOADING_HELP, REFRESH_PAGE]).toEqual([
      'Loading interface...',
      'Interface Loading Error',
      'There was an issue loading the interface. Please refresh the page.',
      'Refresh Page',
    ])
  })

  it.each([
    [new InterfaceLoadingError('config.json could not be read'), true],
    [new Error('The interface language system failed to start'), true],
    [new Error('Interface Language System: no texts'), true],
    [new Error('useInterfaceLanguage outside its provider'), true],
    [new Error('Failed to fetch'), false],
    [new Error('The language of this brand'), false],
    ['interface language system', false],
    [undefined, false],
  ])('shows for %s: %s (LAN-06, K39)', (error, itself) => {
    expect(isInterfaceLoadingError(error)).toBe(itself)
  })
})

describe('the loading indicator', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('polls every 100 ms (LAN-27)', async () => {
    void waitForInterface(new Promise(() => undefined))
    for (let look = 1; look <= 5; look += 1) {
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(100)
    }
  })

  it('waits 5 s at most (K53)', async () => {
    let inTime: boolean | undefined
    void waitForInterface(new Promise(() => undefined)).then((done) => (inTime = done))
    await vi.advanceTimersByTimeAsync(4999)
    expect(inTime).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(inTime).toBe(false)
  })

  it('continues at once when the work is done or has failed', async () => {
    expect(await waitForInterface(Promise.resolve())).toBe(true)
    expect(await waitForInterface(Promise.reject(new Error('500')))).toBe(true)
  })
})
