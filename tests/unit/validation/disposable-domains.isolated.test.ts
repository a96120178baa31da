import { describe, expect, it, vi } from 'vitest'

import { ALLOWED_DOMAINS, isDisposable } from '~/validation/disposable-domains'

describe('the list of disposable addresses', () => {
  it.each(['a@yopmail.com', 'a@mailinator.com', 'a@jetable.org', 'a@boite.mailinator.com', 'A@YOPMAIL.COM'])(
    'has %s (REG-23, REG-24, K32)',
    async (email) => expect(await isDisposable(email)).toBe(true),
  )

  it.each(['tempmail.com', 'tempmail.org', 'temp-mail.io', 'throwaway.email', '10minutemail.com', 'speed.1s.fr'])(
    'counts an address at %s, also where the package does not list it (REG-23, REG-24)',
    async (domain) => expect(await isDisposable(`lea@${domain}`)).toBe(true),
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
  )('counts no address at %s (REG-23, REG-24)', async (domain) =>
    expect(await isDisposable(`lea@${domain}`)).toBe(false),
  )

  it('an installation may allow a listed domain (REG-24)', async () => {
    expect(await isDisposable('a@boite.yopmail.com', new Set(['yopmail.com']))).toBe(false)
  })

  it('counts no forwarding service, even where the package does, but its look-alikes (REG-24)', async () => {
    vi.resetModules()
    const listed = ['duck.com', 'mozmail.com', 'privaterelay.appleid.com', 'fr', 'a.b.c.d.e.f.g.fr', 'd.e.f.g.h.fr']
    vi.doMock('disposable-email-domains-js', () => ({ disposableEmailBlocklistSet: () => new Set(listed) }))
    const fresh = await import('~/validation/disposable-domains')
    for (const domain of ['duck.com', 'mozmail.com', 'privaterelay.appleid.com'])
      expect(await fresh.isDisposable(`lea@${domain}`)).toBe(false)
    expect(await fresh.isDisposable('lea@duck.com', new Set())).toBe(true)
    // a top-level domain is not a provider, and only the last six labels count
    expect(await fresh.isDisposable('lea@exemple.fr')).toBe(false)
    expect(await fresh.isDisposable('lea@a.b.c.d.e.f.g.fr')).toBe(false)
    expect(await fresh.isDisposable('lea@a.b.c.d.e.f.g.h.fr')).toBe(true)
    vi.doUnmock('disposable-email-domains-js')
  })

  it('no timer is left once the list is there (REG-24)', async () => {
    vi.useFakeTimers()
    await isDisposable('a@yopmail.com')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('a list that fails to load refuses nobody, and is requested again (REG-24, K32)', async () => {
    vi.resetModules()
    vi.doMock('~/validation/disposable-list', () => {
      throw new Error('offline')
    })
    const fresh = await import('~/validation/disposable-domains')
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(false)
    vi.doUnmock('~/validation/disposable-list')
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(true)
  })

  it('a list that never loads is awaited for 3 seconds (REG-24)', async () => {
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
