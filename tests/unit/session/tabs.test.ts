import { describe, expect, it } from 'vitest'

import { AUTH_STORE_KEY, BRAND_SELECTION_KEY, TOKENS_KEY } from '~/session/storage-keys'
import { parseRecord } from '~/session/token-record'

import { times } from '../../support/fuzz'
import { createFakeBrowser } from './support/fake-browser'
import { finish } from './support/finish'
import { signedIn, tabs } from './support/signed-in'

describe('several tabs with a refused token', () => {
  it.each([
    [5, 25],
    [10, 50],
  ])('%s tabs × %s calls: one refresh, no reuse, every call answered (SES-44, C047, G2)', async (count, calls) => {
    const there = await tabs(count)
    // every tab has the token before it is refused
    await there.done(Promise.all(there.all.map((tab) => tab.brands())))
    there.server.expireAccess()
    const answers = await there.done(
      Promise.all(there.all.flatMap((tab) => Array.from({ length: calls }, () => tab.brands()))),
    )
    expect(answers).toHaveLength(count * calls)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.server.state.reuses).toBe(0)
  })

  it('4 tabs renew 1,200 times in turn and lose no generation (SES-44, C049)', { timeout: 120_000 }, async () => {
    const there = await tabs(4)
    const before = there.sharedGeneration().generation
    const turns = times(300)
    for (let turn = 0; turn < turns; turn += 1) {
      for (const tab of there.all) {
        there.server.expireAccess()
        await there.done(tab.brands())
      }
    }
    expect(there.server.sent('/auth/refresh/')).toBe(4 * turns)
    expect(there.server.state.reuses).toBe(0)
    expect(there.sharedGeneration().generation - before).toBe(4 * turns)
  })

  it.each([
    ['without locks (SES-44, C053)', { locks: false }],
    ['without IndexedDB (SES-44, C050)', { idb: false }],
    ['without a channel (SES-44)', { channel: false }],
    ['without any of them (SES-44)', { locks: false, idb: false, channel: false }],
  ])('three tabs get their answers in turn %s', async (_, options) => {
    const there = await tabs(3, options)
    for (const tab of there.all) {
      there.server.expireAccess()
      await expect(there.done(tab.brands())).resolves.toEqual(['Marque de 1'])
    }
    expect(there.server.state.reuses).toBe(0)
  })

  it('a frozen tab holds the lock: the wait ends after 10 s (C052)', async () => {
    const there = await tabs(2)
    there.locks.freeze()
    there.server.expireAccess()
    const start = there.clock.now()
    await there.done(there.tab.brands())
    expect(there.clock.now() - start).toBeGreaterThanOrEqual(10_000)
    expect(there.clock.now() - start).toBeLessThanOrEqual(12_000)
  })

  it('a tab that lost the race takes the newer tokens instead of signing out (C055)', async () => {
    const there = await tabs(2, { locks: false })
    const { one, two } = there
    await there.done(Promise.all([one.brands(), two.brands()]))
    there.server.expireAccess()
    const current = Promise.withResolvers<undefined>()
    let first = true
    there.server.state.fault = (_, path) => {
      if (path !== '/auth/refresh/' || !first) return undefined
      first = false
      return current.promise
    }
    const slow = one.brands()
    await there.clock.advance(10)
    // the other tab uses the same refresh token meanwhile
    await there.done(two.brands())
    current.resolve(undefined)
    await expect(there.done(slow)).resolves.toEqual(['Marque de 1'])
    expect(there.all.map(({ ends }) => ends)).toEqual([[], []])
  })

  it('a new tab gets its token from the others, without a refresh (decision 11)', async () => {
    const there = await signedIn()
    const late = there.openTab()
    await expect(there.done(late.brands())).resolves.toEqual(['Marque de 1'])
    expect(there.server.sent('/auth/refresh/')).toBe(0)
  })

  it('the access token is never in local storage; one renewal writes the whole record once (C073, decision 11)', async () => {
    const there = await signedIn()
    const before = there.tab.local.writes()
    there.server.expireAccess()
    await there.done(there.tab.brands())
    expect(there.tab.local.writes() - before).toBe(1)
    const current = there.tab.session.tokens.current() ?? ''
    expect(current).not.toBe('')
    expect(JSON.stringify([...there.shared])).not.toContain(current)
  })
})

describe('an event in one of two tabs', () => {
  it.each([{}, { channel: false }, { idb: false, channel: false }])(
    'a sign-out ends the other tab (%j) (SES-45, SES-31, C056)',
    async (options) => {
      const there = await tabs(2, options)
      const { one, two } = there
      two.brand.use.getState().select(7)
      await there.done(two.brands())
      await one.session.signOut()
      await there.clock.advance(1000)
      expect(two.session.isSignedIn()).toBe(false)
      expect(two.session.tokens.current()).toBeUndefined()
      expect(two.own.size).toBe(0)
      expect(two.brand.use.getState().selectedBrandId).toBeNull()
      // without a channel the tab only sees that the tokens are gone
      expect(two.logouts).toEqual(['channel' in options ? 'elsewhere' : 'logout-elsewhere'])
      expect([...there.shared.keys()]).toEqual([])
    },
  )

  it.each([{}, { channel: false }])('a sign-in reaches a tab on the login page (%j) (SES-45)', async (options) => {
    const browser = createFakeBrowser(options)
    const [one, two] = [browser.openTab(), browser.openTab()]
    await finish(browser, one.session.start(browser.server.login(1), 'login'))
    await browser.clock.advance(100)
    expect(two.session.isSignedIn()).toBe(true)
    expect(two.auth.get().user?.id).toBe(1)
    await expect(finish(browser, two.brands())).resolves.toEqual(['Marque de 1'])
  })

  it.each([{}, { channel: false }])(
    'a sign-in of another user drops the first, and nothing is sent or overwritten (%j) (C059)',
    async (options) => {
      const there = await tabs(2, options)
      const { one, two } = there
      await there.done(one.brands())
      const before = there.server.log.length
      const first = parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now())?.refresh ?? ''
      await there.done(two.session.start(there.server.login(2), 'login'))
      await there.clock.advance(1000)
      expect(one.ends).toEqual(['user-switched'])
      expect(one.logouts).toEqual([])
      expect(one.auth.get().user?.id).toBe(2)
      expect(two.session.isSignedIn()).toBe(true)
      // the first user's tokens are revoked by the tab that decided
      expect(there.server.log.slice(before)).toMatchObject([
        { path: '/auth/logout/', body: JSON.stringify({ refresh: first }) },
      ])
      await expect(there.done(one.brands())).resolves.toEqual(['Marque de 2'])
      expect(parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now())?.userId).toBe(2)
      expect(there.shared.get(AUTH_STORE_KEY)).toContain('user2')
    },
  )

  it('a removal of the stored tokens in another tab ends the session (SES-28)', async () => {
    const there = await tabs(2)
    there.two.local.storage.removeItem(TOKENS_KEY)
    await there.clock.advance(1000)
    expect(there.tab.session.isSignedIn()).toBe(false)
    expect(there.tab.logouts).toEqual(['elsewhere'])
  })

  it('a removal of the stored tokens in the same tab is noticed by the next call (C058)', async () => {
    const there = await signedIn()
    there.shared.delete(TOKENS_KEY)
    expect(there.tab.session.isSignedIn()).toBe(false)
    await expect(there.done(there.tab.brands())).rejects.toMatchObject({ status_code: 401 })
    expect(there.server.sent('/brands/')).toBe(0)
    expect(there.tab.logouts).toEqual(['elsewhere'])
  })

  it('the clean-up notices a removal after five minutes without a call (SES-26, C058)', async () => {
    const there = await signedIn()
    there.shared.delete(TOKENS_KEY)
    await there.clock.advance(5 * 60_000)
    expect(there.tab.logouts).toEqual(['elsewhere'])
  })

  it('a page from the back-forward cache checks the session first (C064)', async () => {
    const there = await signedIn()
    there.shared.clear()
    there.tab.page.wake()
    expect(there.tab.ends).toEqual(['elsewhere'])
  })

  it('a brand chosen in another tab is not followed (C061, K43)', async () => {
    const there = await tabs(2)
    const { one, two } = there
    one.brand.use.getState().select(5)
    two.brand.use.getState().select(7)
    await there.clock.advance(1000)
    expect(one.brand.use.getState().selectedBrandId).toBe(5)
    expect(there.shared.get(BRAND_SELECTION_KEY)).toContain('7')
  })

  it('a message that is not ours is ignored', async () => {
    const there = await signedIn()
    const stranger = there.channelOf(99)
    const jwt = there.tab.session.tokens.current()
    for (const message of [
      null,
      7,
      'closed',
      {},
      { type: 'tokens' },
      { type: 'closed', generation: '9', reason: 'logout' },
    ]) {
      stranger.post(message)
    }
    stranger.post({
      type: 'tokens',
      access: 'x',
      generation: 99,
      signIn: 's',
      expiresAt: Number.NaN,
      receivedAt: 1,
      userId: 1,
    })
    stranger.post({ type: 'closed', generation: 1, reason: 'because' })
    await there.clock.advance(1000)
    expect(there.tab.session.tokens.current()).toBe(jwt)
    expect(there.tab.session.isSignedIn()).toBe(true)
  })
})
