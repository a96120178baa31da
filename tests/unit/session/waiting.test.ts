import { describe, expect, it } from 'vitest'

import { isAbort } from '~/api/api-error'

import { settle } from './support/fake-clock'
import { manyBrands, signedIn } from './support/signed-in'

describe('a call that waits for a refresh', () => {
  it('can be cancelled alone; the others continue (C020)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    const held = Promise.withResolvers<undefined>()
    there.server.state.fault = (_, path) => (path === '/auth/refresh/' ? held.promise : undefined)
    const abort = new AbortController()
    const leaving = there.tab.brands(abort.signal).catch((error: unknown) => error)
    const staying = there.tab.brands()
    await settle()
    abort.abort()
    expect(isAbort(await leaving)).toBe(true)
    held.resolve(undefined)
    await expect(there.done(staying)).resolves.toEqual(['Marque de 1'])
    expect(there.server.sent('/auth/refresh/')).toBe(1)
  })

  it('is dropped by a sign-out, together with the new tokens (SES-15, C023)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    const held = Promise.withResolvers<undefined>()
    there.server.state.fault = (_, path) => (path === '/auth/refresh/' ? held.promise : undefined)
    const waiting = there.tab.brands().catch((error: unknown) => error)
    await settle()
    await there.tab.session.signOut()
    held.resolve(undefined)
    expect(isAbort(await there.done(waiting))).toBe(true)
    await there.clock.advance(1000)
    expect(there.tab.local.entries.size + there.tab.own.size).toBe(0)
    expect(there.tab.session.isSignedIn()).toBe(false)
    expect(there.tab.ends).toEqual(['logout'])
  })

  it('renews ahead of time, and keeps the old token when that fails (SES-05)', async () => {
    const there = await signedIn()
    await there.clock.advance(271_000)
    there.server.state.fault = (_, path) =>
      path === '/auth/refresh/' ? new Response(null, { status: 503 }) : undefined
    await expect(there.done(there.tab.brands())).resolves.toEqual(['Marque de 1'])
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    there.server.state.fault = undefined
    await there.done(manyBrands(there, 3))
    expect(there.server.sent('/auth/refresh/')).toBe(2)
    expect(there.server.log.filter(({ answer }) => answer === 401)).toEqual([])
  })
})
