import { describe, expect, it } from 'vitest'

import { TOKENS_KEY } from '~/session/storage-keys'
import { parseRecord } from '~/session/token-record'

import { settle } from './support/fake-clock'
import { signedIn, tabs } from './support/signed-in'

describe('a sign-out', () => {
  it('clears at once, then notifies the server with both tokens (SES-30, SES-31)', async () => {
    const there = await signedIn()
    const access = there.tab.session.tokens.current()
    const refresh = parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now())?.refresh
    there.tab.brand.use.getState().select(3)
    void there.tab.session.signOut()
    // C076: nothing of the user is left
    expect(there.shared.size + there.tab.own.size).toBe(0)
    expect(there.tab.auth.get().user).toBeNull()
    expect(there.tab.logouts).toEqual(['logout'])
    await settle()
    expect(there.server.log.at(-1)).toMatchObject({
      path: '/auth/logout/',
      authorization: `Bearer ${access}`,
      body: JSON.stringify({ refresh }),
    })
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['401', () => new Response(null, { status: 401 })],
    ['500', () => new Response(null, { status: 500 })],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['silence', () => new Promise(() => {})],
  ])('any server answer (%s) changes nothing (SES-30, C025)', async (_, answer) => {
    const there = await signedIn()
    there.server.state.fault = (_request, path) => (path === '/auth/logout/' ? answer() : undefined)
    await there.tab.session.signOut()
    await there.clock.advance(60_000)
    expect(there.server.sent('/auth/refresh/')).toBe(0)
    expect(there.tab.signals).toEqual([])
    expect(there.tab.ends).toEqual(['logout'])
  })

  it('twice counts once (SES-30)', async () => {
    const there = await signedIn()
    await there.tab.session.signOut()
    await there.tab.session.signOut()
    await settle()
    expect(there.server.sent('/auth/logout/')).toBe(1)
    expect(there.tab.logouts).toEqual(['logout'])
  })

  it.each(['idle', 'another person', 'another person, unnamed'])(
    'tokens that are left behind (%s) are revoked at the server, and nobody waits for it (ASVS 7.4.1)',
    async (how) => {
      const there = await signedIn()
      const access = there.tab.session.tokens.current()
      const { refresh = '' } = parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now()) ?? {}
      const held = Promise.withResolvers<undefined>()
      there.server.state.fault = (_, path) => (path === '/auth/logout/' ? held.promise : undefined)
      if (how === 'idle') await there.clock.advance(2 * 60 * 60_000)
      else if (how === 'another person') await there.done(there.tab.session.start(there.server.login(2), 'login'))
      else await there.done(there.tab.session.start(there.server.loginUnnamed(2), 'login'))
      expect(there.tab.ends).toEqual([how === 'idle' ? 'idle' : 'user-switched'])
      expect(there.tab.session.isSignedIn()).toBe(how !== 'idle')
      held.resolve(undefined)
      await settle()
      // an expired access token would only get the call refused
      const authorization = how === 'idle' ? null : `Bearer ${access}`
      const logouts = there.server.log.filter(({ path }) => path === '/auth/logout/')
      expect(logouts).toMatchObject([{ authorization, body: JSON.stringify({ refresh }) }])
      expect(there.server.isGood(refresh)).toBe(false)
    },
  )

  it('one tab notifies the server, never with the next user’s tokens (ASVS 7.4.1)', async () => {
    const there = await tabs(3)
    // without a token, the call is sent without one
    await there.clock.advance(61 * 60_000)
    await there.done(there.two.session.start(there.server.login(2), 'login'))
    await there.clock.advance(1000)
    expect(there.server.log.filter(({ path }) => path === '/auth/logout/')).toMatchObject([{ authorization: null }])
    for (const tab of there.all) await expect(there.done(tab.brands())).resolves.toEqual(['Marque de 2'])
  })

  it('drops a late answer', async () => {
    const there = await signedIn()
    const held = Promise.withResolvers<undefined>()
    there.server.state.fault = (_, path) => (path === '/brands/' ? held.promise : undefined)
    const late = there.tab.brands().catch((error: unknown) => error)
    await settle()
    await there.tab.session.signOut()
    held.resolve(undefined)
    await expect(late).resolves.toMatchObject({ name: 'AbortError' })
  })
})
