import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createSignalToasts } from '~/features/shell/signal-toasts'

const START = Date.parse('2026-03-16T09:00:00Z')

describe('what the transport signals', () => {
  let now = START
  const ports = { showServerError: vi.fn(), showForbidden: vi.fn(), rereadUser: vi.fn(), needsToast: vi.fn(() => true) }
  const start = () => createSignalToasts({ now: () => now, ...ports })
  const failed = { operation: 'listBrands', status: 503 }
  const refused = { operation: 'listBrands' }

  beforeEach(() => {
    now = START
    vi.clearAllMocks()
  })

  it('twenty failures at once are one toast with a reference (NFR-03)', () => {
    const signals = start()
    for (let call = 0; call < 20; call += 1) signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledExactlyOnceWith('503 · listBrands · 2026-03-16T09:00:00Z')
  })

  it('after five seconds the next failure is shown (NFR-03, K46)', () => {
    const signals = start()
    signals.serverError(failed)
    now += 4999
    signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledTimes(1)
    now += 1
    signals.serverError(failed)
    expect(ports.showServerError).toHaveBeenCalledTimes(2)
  })

  it('several refusals are one message and one reading of the user (NFR-04)', () => {
    const signals = start()
    signals.forbidden(refused)
    signals.forbidden(refused)
    expect(ports.showForbidden).toHaveBeenCalledOnce()
    expect(ports.rereadUser).toHaveBeenCalledOnce()
  })

  it('a failure that nobody waits for is not shown, and does not suppress others (C303)', () => {
    const signals = start()
    ports.needsToast.mockReturnValueOnce(false).mockReturnValueOnce(false)
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showServerError).not.toHaveBeenCalled()
    expect(ports.showForbidden).not.toHaveBeenCalled()
    // the rights may have changed all the same
    expect(ports.rereadUser).toHaveBeenCalledOnce()
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showServerError).toHaveBeenCalledOnce()
    expect(ports.showForbidden).toHaveBeenCalledOnce()
  })

  it.each(['getMyLanguageConfig', 'getFrontendConfig', 'listSupportedLanguages', 'getTranslations'])(
    '%s is replaced without a toast, and does not suppress others (LAN-21)',
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

  it('a failure does not silence a refusal (NFR-03, NFR-04)', () => {
    const signals = start()
    signals.serverError(failed)
    signals.forbidden(refused)
    expect(ports.showForbidden).toHaveBeenCalledOnce()
  })
})
