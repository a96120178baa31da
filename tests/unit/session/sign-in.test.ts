import { describe, expect, it } from 'vitest'

import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'
import { parseRecord } from '~/session/token-record'

import { createFakeBrowser } from './support/fake-browser'
import { finish } from './support/finish'
import { signedIn } from './support/signed-in'

function signedOut() {
  const browser = createFakeBrowser()
  const tab = browser.openTab()
  return { ...browser, tab, done: <Value>(promise: Promise<Value>) => finish(browser, promise) }
}

const record = ({ shared, clock }: ReturnType<typeof createFakeBrowser>) =>
  parseRecord(shared.get(TOKENS_KEY) ?? null, clock.now())

describe('a sign-in', () => {
  it('stores the tokens, uses the user of the answer and opens the session (SES-01, SES-02)', async () => {
    const there = signedOut()
    await there.done(there.tab.session.start(there.server.login(1), 'login'))
    expect(there.tab.session.isSignedIn()).toBe(true)
    expect(there.tab.auth.get().user).toMatchObject({ id: 1, username: 'user1', user_type: 'agency_admin' })
    expect(there.server.log).toEqual([])
    expect(record(there)).toMatchObject({ userId: 1, receivedAt: there.clock.now() })
  })

  it('without a user in the answer, loads it first, once (SES-01, SES-50, C232)', async () => {
    const there = signedOut()
    const opening = there.tab.session.start(there.server.register(1), 'register')
    expect(there.tab.session.isSignedIn()).toBe(false)
    await there.done(opening)
    expect(there.tab.session.isSignedIn()).toBe(true)
    expect(there.server.log.map(({ path }) => path)).toEqual(['/auth/me/'])
  })

  it.each([
    {},
    null,
    'x',
    { access: 'a' },
    { refresh: 'r' },
    { access: '', refresh: 'r' },
    { access: 'a', refresh: '' },
    { access: 7, refresh: 'r' },
    { access: 'a b', refresh: 'r' },
    { access: 'é', refresh: 'r' },
    { access: 'a', refresh: null },
  ])('%j is an error, and nothing is stored (C232)', async (answer) => {
    const there = signedOut()
    await expect(there.done(there.tab.session.start(answer, 'login'))).rejects.toMatchObject({
      code: 'INVALID_RESPONSE',
    })
    expect(there.shared.size + there.tab.own.size).toBe(0)
    expect(there.tab.session.isSignedIn()).toBe(false)
  })

  it('keeps the tokens for step 2 when the user fails to load, and loads the user again (C238)', async () => {
    const there = signedOut()
    there.server.state.fault = (_, path) => (path === '/auth/me/' ? new Response(null, { status: 503 }) : undefined)
    await expect(there.done(there.tab.session.start(there.server.register(1), 'register'))).rejects.toMatchObject({
      status_code: 503,
    })
    expect(there.tab.session.hasRecord()).toBe(true)
    expect(there.tab.session.isSignedIn()).toBe(false)
    await expect(there.done(there.tab.brands())).resolves.toEqual(['Marque de 1'])

    there.server.state.fault = undefined
    await expect(there.done(there.tab.session.resume())).resolves.toBe(true)
    expect(there.tab.session.isSignedIn()).toBe(true)
  })

  it('removes the tokens when the user is refused (SES-29, K12)', async () => {
    const there = signedOut()
    there.server.state.fault = (_, path) =>
      path === '/auth/me/' ? Response.json({ detail: 'Non' }, { status: 403 }) : undefined
    await expect(there.done(there.tab.session.start(there.server.register(1), 'register'))).rejects.toMatchObject({
      status_code: 403,
    })
    expect(there.shared.size + there.tab.own.size).toBe(0)
  })

  it('another user in the same tab starts from nothing (C209, C059)', async () => {
    const there = await signedIn()
    there.tab.brand.use.getState().select(5)
    await there.done(there.tab.session.start(there.server.login(2), 'login'))
    expect(there.tab.ends).toEqual(['user-switched'])
    expect(there.tab.brand.use.getState().selectedBrandId).toBeNull()
    expect(there.shared.get(AUTH_STORE_KEY)).toContain('user2')
    await expect(there.done(there.tab.brands())).resolves.toEqual(['Marque de 2'])
  })

  it('updates the guard at once, despite its two-second cache (SES-27, C046)', async () => {
    const there = signedOut()
    expect(there.tab.session.isSignedIn()).toBe(false)
    await there.done(there.tab.session.start(there.server.login(1), 'login'))
    expect(there.tab.session.isSignedIn()).toBe(true)
    await there.tab.session.signOut()
    expect(there.tab.session.isSignedIn()).toBe(false)
  })

  it('drops the refresh token after seven days (SES-22, C043)', async () => {
    const there = await signedIn()
    const week = 7 * 24 * 60 * 60_000
    there.clock.sleep(week - 1)
    expect(there.tab.session.hasRecord()).toBe(true)
    there.clock.sleep(1)
    expect(there.tab.session.hasRecord()).toBe(false)
    expect(there.shared.has(TOKENS_KEY)).toBe(false)
  })

  it('a renewal without a new refresh token keeps the age of the old one (SES-22, K15)', async () => {
    const there = await signedIn()
    const before = record(there)
    await there.clock.advance(60_000)
    there.server.expireAccess()
    there.server.state.fault = (_, path) =>
      path === '/auth/refresh/'
        ? Response.json({ access: there.server.register(1).access, expires_in: 300 })
        : undefined
    await there.done(there.tab.brands())
    expect(record(there)?.refresh).toBe(before?.refresh)
    expect(record(there)?.receivedAt).toBe(before?.receivedAt)
  })

  it('removes the copy after an hour; the next call renews (SES-23, SES-26, C044)', async () => {
    const there = await signedIn({})
    there.server.state.expiresIn = 3 * 60 * 60
    await there.done(there.tab.session.start(there.server.login(1), 'login'))
    await there.clock.advance(61 * 60_000)
    expect(there.tab.own.size).toBe(0)
    await there.done(there.tab.brands())
    expect(there.server.sent('/auth/refresh/')).toBe(1)
  })

  it('a reload uses the copy and requests nothing (decision 11)', async () => {
    const there = await signedIn()
    there.tab.close()
    const page = there.openTab({ own: there.tab.own })
    expect(page.session.isSignedIn()).toBe(true)
    await there.done(page.brands())
    expect(there.server.sent('/auth/refresh/')).toBe(0)
  })
})

describe('a missing token', () => {
  it('stops the call of a signed-out user (SES-20)', async () => {
    const there = signedOut()
    await expect(there.done(there.tab.brands())).rejects.toThrow('No access token available')
    expect(there.server.log).toEqual([])
    // K28: the end listeners are notified once for a burst
    await there.done(Promise.allSettled([there.tab.brands(), there.tab.brands()]))
    expect(there.tab.ends).toEqual(['refused'])
    expect(there.tab.logouts).toEqual([])
  })

  it('holds a call, which is sent when the token appears (SES-21, C019)', async () => {
    const there = await signedIn()
    const written = there.shared.get(TOKENS_KEY) ?? ''
    await there.clock.advance(61 * 60_000)
    there.shared.delete(TOKENS_KEY)
    const start = there.clock.now()
    const call = there.tab.brands()
    await there.clock.advance(160)
    there.shared.set(TOKENS_KEY, written)
    await there.clock.advance(40)
    expect(there.clock.now() - start).toBe(200)
    // other tabs get 300 ms to answer with a token; then the server is asked
    await there.clock.advance(300)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    await expect(there.done(call)).resolves.toEqual(['Marque de 1'])
  })

  it('is sent the moment another tab hands over a token (SES-21)', async () => {
    const there = await signedIn()
    const written = there.shared.get(TOKENS_KEY) ?? ''
    await there.clock.advance(61 * 60_000)
    there.shared.delete(TOKENS_KEY)
    const call = there.tab.brands()
    await there.clock.advance(110)
    there.shared.set(TOKENS_KEY, written)
    const { access } = there.server.login(1)
    const now = there.clock.now()
    const signIn = parseRecord(written, now)?.signIn
    there
      .channelOf(9)
      .post({ type: 'tokens', access, generation: 9, signIn, expiresAt: now + 300_000, receivedAt: now, userId: 1 })
    await there.clock.advance(0)
    expect(there.server.sent('/brands/')).toBe(1)
    await expect(call).resolves.toEqual(['Marque de 1'])
  })

  it('gives up after ten polls in half a second (SES-21)', async () => {
    const there = await signedIn()
    await there.clock.advance(61 * 60_000)
    there.shared.delete(TOKENS_KEY)
    const failure = there.tab.brands().catch((error: unknown) => error)
    await there.clock.advance(499)
    expect(there.tab.ends).toEqual([])
    await there.clock.advance(1)
    expect(await failure).toMatchObject({ message: 'Token synchronization failed' })
    expect(there.tab.ends).toEqual(['elsewhere'])
  })
})
