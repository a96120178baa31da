import { describe, expect, it } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'
import { parseRecord } from '~/session/token-record'

import { createFakeBrowser } from './support/fake-browser'
import { finish } from './support/finish'
import { tabs } from './support/signed-in'

describe('overlapping sessions', () => {
  it('two simultaneous sign-ins without locks: the record decides whose token is used (C059)', async () => {
    const { one, ...there } = await tabs(1, { locks: false })
    const { generation = 0, receivedAt = 0 } = parseRecord(there.shared.get(TOKENS_KEY) ?? '', there.clock.now()) ?? {}
    const expiresAt = there.clock.now() + 300_000
    const { access } = there.server.login(2)
    there
      .channelOf(99)
      .post({ type: 'tokens', access, generation: generation + 1, signIn: 's', expiresAt, receivedAt, userId: 2 })
    await there.clock.advance(10)
    expect(await there.done(one.brands())).toEqual(['Marque de 1'])
    expect(one.ends).toEqual([])
  })

  it('two simultaneous sign-ins: the later one wins; the other tab’s spent token does not return (SES-15, C059)', async () => {
    const news = Promise.withResolvers<void>()
    const gate = async (what: string) => {
      if (what === '1 hears of storage') await news.promise
    }
    const browser = createFakeBrowser({ channel: false, gate })
    const [one, two] = [browser.openTab(), browser.openTab()]
    const record = () => parseRecord(browser.shared.get(TOKENS_KEY) ?? null, browser.clock.now())
    browser.locks.freeze()
    const first = one.session.start(browser.server.login(1), 'login').catch((error: unknown) => error)
    await browser.clock.advance(10)
    const second = two.session.start(browser.server.login(2), 'login')
    await browser.clock.advance(995)
    // the first has stopped waiting for the lock, the second has not
    expect(record()?.userId).toBe(2)
    expect(one.ends).toEqual(['user-switched'])
    const [overtaken] = await finish(browser, Promise.all([first, second]))
    expect(overtaken).toMatchObject({ name: 'AbortError' })
    news.resolve()
    await browser.clock.advance(100)
    expect(record()?.userId).toBe(2)
    await expect(finish(browser, one.brands())).resolves.toEqual(['Marque de 2'])
    expect(browser.server.state.reuses).toBe(0)
  })

  it('a token that arrives after the end of its session is dropped (SES-28, SES-31)', async () => {
    const there = await tabs(2)
    await there.done(there.one.session.signOut())
    const now = there.clock.now()
    const { access } = there.server.login(2)
    there.channelOf(9).post({
      type: 'tokens',
      access,
      generation: 99,
      signIn: 's',
      expiresAt: now + 300_000,
      receivedAt: now,
      userId: 2,
    })
    await there.clock.advance(300)
    for (const tab of [there.one, there.two]) {
      expect(tab.session.tokens.current()).toBeUndefined()
      expect(tab.own.size).toBe(0)
    }
  })
})
