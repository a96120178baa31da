import { describe, expect, it, vi } from 'vitest'

import { ALLOWED_DOMAINS, isDisposable } from '~/validation/disposable-domains'

describe('disposable addresses', () => {
  it.each(['a@yopmail.com', 'a@mailinator.com', 'a@jetable.org', 'a@boite.mailinator.com', 'A@YOPMAIL.COM'])(
    'REG-23 REG-24 K32 · %s is one',
    async (email) => expect(await isDisposable(email)).toBe(true),
  )

  it.each(
    [
      [
        'gmail.com',
        'orange.fr',
        'free.fr',
        'laposte.net',
        'wanadoo.fr',
        'sfr.fr',
        'hotmail.fr',
        'outlook.com',
        'yahoo.fr',
      ],
      ['proton.me', 'icloud.com', 'gmx.de', 'web.de', 'libero.it', 'bluewin.ch', 'skynet.be', 'exemple.fr'],
      ...ALLOWED_DOMAINS,
    ].flat(),
  )('REG-23 REG-24 · an address at %s is none', async (domain) =>
    expect(await isDisposable(`lea@${domain}`)).toBe(false),
  )

  it('REG-24 · an installation may allow a listed domain', async () => {
    expect(await isDisposable('a@boite.yopmail.com', new Set(['yopmail.com']))).toBe(false)
  })

  it('REG-24 K32 · a list that fails to load refuses nobody, and is requested again', async () => {
    vi.resetModules()
    vi.doMock('disposable-email-domains-js', () => {
      throw new Error('offline')
    })
    const fresh = await import('~/validation/disposable-domains')
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(false)
    vi.doUnmock('disposable-email-domains-js')
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(true)
  })

  it('REG-24 · a list that never loads is awaited for 3 seconds', async () => {
    vi.resetModules()
    vi.useFakeTimers()
    vi.doMock('disposable-email-domains-js', () => new Promise(() => {}))
    const fresh = await import('~/validation/disposable-domains')
    const answer = vi.fn<(disposable: boolean) => void>()
    void fresh.isDisposable('a@yopmail.com').then(answer)
    await vi.advanceTimersByTimeAsync(2999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledExactlyOnceWith(false)
    vi.doUnmock('disposable-email-domains-js')
    vi.useRealTimers()
  })
})
