import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts, dismissGlobal, hasGlobal, toast } from '~/design/feedback/toasts'
import { createGlobalErrorToasts, INLINE_ERROR, needsGlobalToast } from '~/features/shared/failures/error-toasts'

const START = Date.parse('2026-03-16T09:00:00Z')

describe('a signal of the transport', () => {
  const ports = {
    now: () => Date.now(),
    showServerError: vi.fn(() => void toast({ severity: 'error', title: 'Failed', general: 'server failure' })),
    showForbidden: vi.fn(() => void toast({ severity: 'warning', title: 'Refused', general: 'refusal' })),
    refetchUser: vi.fn(),
    hasToast: hasGlobal,
    needsToast: vi.fn(() => true),
  }
  const start = () => createGlobalErrorToasts(ports)
  const failed = { operation: 'listBrands', status: 503 }
  const refused = { operation: 'listBrands' }

  beforeEach(() => {
    vi.useFakeTimers({ now: START })
    vi.clearAllMocks()
    clearToasts()
  })
  afterEach(() => void vi.useRealTimers())

  it('has one toast with a reference for twenty failures at once (NFR-03)', () => {
    const signals = start()
    for (let call = 0; call < 20; call += 1) signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledExactlyOnceWith({ ...failed, at: '2026-03-16T09:00:00.000Z' })
  })

  it('has another toast for a failure after five seconds (NFR-03, K46)', () => {
    const signals = start()
    signals.serverError(failed)
    vi.advanceTimersByTime(4999)
    signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['server failure', () => start().serverError(failed), ports.showServerError],
    ['refusal', () => start().forbidden(refused), ports.showForbidden],
  ] as const)('of a %s is shown when the one before was removed, which told nobody (K59)', (signal, send, shown) => {
    send()
    dismissGlobal(signal)
    send()
    expect(shown).toHaveBeenCalledTimes(2)
  })

  it('has one message and one read of the user for several refusals (NFR-04)', () => {
    const signals = start()
    signals.forbidden(refused)
    signals.forbidden(refused)
    expect(ports.showForbidden).toHaveBeenCalledOnce()
    expect(ports.refetchUser).toHaveBeenCalledOnce()
  })

  it('is not shown for a failure that nobody waits for, which does not suppress others (C303)', () => {
    const signals = start()
    ports.needsToast.mockReturnValueOnce(false).mockReturnValueOnce(false)
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showServerError).not.toHaveBeenCalled()
    expect(ports.showForbidden).not.toHaveBeenCalled()
    // the rights may have changed all the same
    expect(ports.refetchUser).toHaveBeenCalledOnce()
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showServerError).toHaveBeenCalledOnce()
    expect(ports.showForbidden).toHaveBeenCalledOnce()
  })

  it.each(['getMyLanguageConfig', 'getFrontendConfig', 'listSupportedLanguages', 'getTranslations'])(
    'of %s is replaced without a toast, and does not suppress others (LAN-21)',
    (operation) => {
      const signals = start()
      signals.serverError({ operation, status: 500 })
      signals.forbidden({ operation })
      expect(ports.showServerError).not.toHaveBeenCalled()
      expect(ports.showForbidden).not.toHaveBeenCalled()
      signals.serverError(failed)
      signals.forbidden(refused)
      expect(ports.showServerError).toHaveBeenCalledOnce()
      expect(ports.showForbidden).toHaveBeenCalledOnce()
    },
  )

  it('of a failure does not silence a refusal (NFR-03, NFR-04)', () => {
    const signals = start()
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showForbidden).toHaveBeenCalledOnce()
  })
})

describe('the need for a global toast', () => {
  const options = { queryKey: [{ _id: 'list' }], queryFn: () => new Promise(() => {}), retry: false }
  const client = new QueryClient()
  const observe = (extra: object = {}) => new QueryObserver(client, { ...options, ...extra }).subscribe(() => {})
  const isShown = (operation: string) => needsGlobalToast(client, operation)

  afterEach(() => client.clear())

  it('exists for a query while a section uses it, not for its preload, and for every write (NFR-03, C303)', () => {
    void client.prefetchQuery(options)
    expect(isShown('list')).toBe(false)
    expect(isShown('send')).toBe(true)
    const stop = observe()
    expect(isShown('list')).toBe(true)
    stop()
    expect(isShown('list')).toBe(false)
  })

  it('ends where the data would be, and exists for an error behind the data (NFR-03, NFR-04)', () => {
    const stop = observe(INLINE_ERROR)
    // another section uses it too, and shows no error
    const stopOther = observe()
    expect(isShown('list')).toBe(false)
    client.setQueryData(options.queryKey, 'answer')
    void client.refetchQueries(options)
    expect(isShown('list')).toBe(true)
    stop()
    stopOther()
  })
})
