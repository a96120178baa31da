import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ALLOWED_DOMAINS, isDisposable } from '~/validation/disposable-domains'

import { DISPOSABLE_LIST } from '../../support/disposable-list'

const answered = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', answered)
  answered.mockImplementation(async () => new Response(DISPOSABLE_LIST))
})

afterEach(() => {
  vi.unstubAllGlobals()
  answered.mockReset()
})

/** The module as it is before the list has been read. */
async function unread() {
  vi.resetModules()
  return import('~/validation/disposable-domains')
}

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

  it('has each domain of the package, apart from forwarding services (REG-24, K32)', async () => {
    const listed = [...disposableEmailBlocklistSet()].filter((domain) => !ALLOWED_DOMAINS.has(domain))
    const found = await Promise.all(listed.map((domain) => isDisposable(`lea@${domain}`)))
    expect(listed.filter((_, index) => !found[index])).toEqual([])
  })

  it('counts no forwarding service, even where the list does, but its look-alikes (REG-24)', async () => {
    answered.mockResolvedValue(
      new Response('com duck mozmail\nappleid.com privaterelay\nb.c.d.e.f.g.fr a\ne.f.g.h.fr d\n'),
    )
    const fresh = await unread()
    for (const domain of ['duck.com', 'mozmail.com', 'privaterelay.appleid.com'])
      expect(await fresh.isDisposable(`lea@${domain}`)).toBe(false)
    expect(await fresh.isDisposable('lea@duck.com', new Set())).toBe(true)
    // a top-level domain is not a provider, and only the last six labels count
    expect(await fresh.isDisposable('lea@exemple.fr')).toBe(false)
    expect(await fresh.isDisposable('lea@a.b.c.d.e.f.g.fr')).toBe(false)
    expect(await fresh.isDisposable('lea@a.b.c.d.e.f.g.h.fr')).toBe(true)
  })

  it('no timer is left once the list is there (REG-24)', async () => {
    vi.useFakeTimers()
    await isDisposable('a@yopmail.com')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it.each<[string, () => Promise<Response>]>([
    ['cannot be fetched', () => Promise.reject(new TypeError('offline'))],
    ['is not found', async () => new Response('gone yopmail', { status: 404 })],
  ])('a list that %s refuses nobody, and is requested again (REG-24, K32)', async (_, answer) => {
    answered.mockImplementationOnce(answer)
    const fresh = await unread()
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(false)
    expect(await fresh.isDisposable('a@yopmail.com')).toBe(true)
    expect(await fresh.isDisposable('a@mailinator.com')).toBe(true)
    expect(answered).toHaveBeenCalledTimes(2)
  })

  it('a list that never loads is awaited for 3 seconds (REG-24)', async () => {
    vi.useFakeTimers()
    answered.mockReturnValue(new Promise(() => {}))
    const fresh = await unread()
    const answer = vi.fn<(disposable: boolean) => void>()
    void fresh.isDisposable('a@yopmail.com').then(answer)
    await vi.advanceTimersByTimeAsync(2999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledExactlyOnceWith(false)
    vi.useRealTimers()
  })
})
