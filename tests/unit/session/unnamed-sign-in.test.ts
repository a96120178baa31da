import { describe, expect, it } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'
import { parseMessage } from '~/session/tabs'
import { parseRecord } from '~/session/token-record'

import { createFakeBrowser } from './support/fake-browser'
import { finish } from './support/finish'
import { tabs } from './support/signed-in'

const userFails = (_: Request, path: string) => (path === '/auth/me/' ? new Response(null, { status: 503 }) : undefined)

/** User 1 has two tabs; in the second, user 2 signs in with an answer that names no user. */
async function unnamed(options: Parameters<typeof createFakeBrowser>[0] = {}) {
  const there = await tabs(2, options)
  await there.done(Promise.all([there.one.brands(), there.two.brands()]))
  there.server.state.fault = userFails
  const opening = there.done(there.two.session.start(there.server.loginUnnamed(2), 'login'))
  await expect(opening).rejects.toMatchObject({ status_code: 503 })
  return there
}

describe('a sign-in without a known user', () => {
  it.each([{}, { channel: false }, { locks: false }, { idb: false, channel: false }])(
    'ends another user’s session, whose name never stands over its token (%j) (C059)',
    async (options) => {
      const there = await unnamed(options)
      await there.clock.advance(1000)
      expect(there.one.ends).toEqual(['user-switched'])
      expect(there.one.auth.get().user).toBeNull()
      expect(there.one.session.tokens.current()).toBeUndefined()
    },
  )

  it('a tab that was not notified notices when its token is refused, and takes nothing (C059)', async () => {
    const hold = Promise.withResolvers<void>()
    const gate = (what: string) => (what.startsWith('1 hears') ? hold.promise : Promise.resolve())
    const there = await unnamed({ gate })
    expect(there.one.auth.get().user?.id).toBe(1)
    there.server.expireAccess()
    const before = there.server.sent('/auth/refresh/')
    await expect(there.done(there.one.brands())).rejects.toMatchObject({ name: 'AbortError' })
    expect(there.one.auth.get().user).toBeNull()
    expect(there.one.session.tokens.current()).toBeUndefined()
    expect(there.server.sent('/auth/refresh/')).toBe(before)
  })

  it('a page opened meanwhile shows no user, whatever an older tab has stored (C059)', async () => {
    const browser = createFakeBrowser()
    const one = browser.openTab()
    await finish(browser, one.session.start(browser.server.login(1), 'login'))
    const record = parseRecord(browser.shared.get(TOKENS_KEY) ?? null, browser.clock.now())
    browser.shared.set(
      TOKENS_KEY,
      JSON.stringify({
        version: '1.1',
        expiresAt: browser.clock.now() + 3_600_000,
        value: { ...record, signIn: 'other', userId: null },
      }),
    )
    const page = browser.openTab()
    expect(page.session.isSignedIn()).toBe(false)
    expect(page.auth.get().user).toBeNull()
  })

  it('hands its token over once the owner is known, together with the id (C059)', async () => {
    const there = await tabs(2)
    const heard: ReturnType<typeof parseMessage>[] = []
    there.channelOf(9).listen((message) => heard.push(parseMessage(message)))
    const tokens = () => heard.filter((message) => message?.type === 'tokens')
    there.server.state.fault = userFails
    await there.done(there.two.session.start(there.server.loginUnnamed(2), 'login').catch(() => {}))
    there.channelOf(8).post({ type: 'ask', generation: 1 })
    await there.clock.advance(1000)
    expect(tokens()).toEqual([])

    there.server.state.fault = undefined
    await there.done(there.two.session.resume())
    const { signIn } = parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now()) ?? {}
    expect(tokens()).toMatchObject([{ userId: 2, signIn }])
    expect(there.one.auth.get().user?.id).toBe(2)
    await expect(there.done(there.one.brands())).resolves.toEqual(['Marque de 2'])
  })

  it('a token of another sign-in is not taken while the owner is known, even for the same user (C059)', async () => {
    const there = await tabs(1)
    const held = there.one.session.tokens.current()
    const now = there.clock.now()
    const { access } = there.server.login(1)
    const times = { generation: now + 99, expiresAt: now + 300_000, receivedAt: now }
    there.channelOf(9).post({ type: 'tokens', access, ...times, signIn: 'other', userId: 1 })
    there.channelOf(9).post({ type: 'tokens', access, ...times, signIn: 'other' })
    await there.clock.advance(1000)
    expect(there.one.session.tokens.current()).toBe(held)
    expect(there.one.ends).toEqual([])
  })

  it('the same user signing in again in another tab ends nothing (SES-47)', async () => {
    const there = await tabs(2)
    await there.done(there.two.session.start(there.server.login(1), 'login'))
    await there.clock.advance(1000)
    there.server.expireAccess()
    await expect(there.done(there.one.brands())).resolves.toEqual(['Marque de 1'])
    expect(there.one.ends).toEqual([])
  })

  it('a user loaded after another sign-in opens nothing (C059)', async () => {
    const hold = Promise.withResolvers<void>()
    const gate = (what: string) => (what.startsWith('2 hears') ? hold.promise : Promise.resolve())
    const there = await tabs(2, { gate })
    const user = Promise.withResolvers<Response>()
    there.server.state.fault = (_, path) => (path === '/auth/me/' ? user.promise : undefined)
    const late = there.two.session.start(there.server.loginUnnamed(2), 'login')
    await there.clock.advance(100)
    await there.done(there.one.session.start(there.server.login(3), 'login'))
    user.resolve(Response.json({ success: true, message: null, data: { id: 2, username: 'user2' } }))
    await there.done(late)
    const record = parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now())
    expect(record?.userId).toBe(3)
    expect(there.two.auth.get().user?.id).toBe(3)
    await expect(there.done(there.two.brands())).resolves.toEqual(['Marque de 3'])
  })
})
