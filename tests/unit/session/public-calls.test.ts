import { describe, expect, it } from 'vitest'

import { listBrands, login } from '~/api/generated/sdk.gen'

import { signedIn } from './support/signed-in'

describe('a public call', () => {
  it('a 401 of the login starts no renewal (SES-12)', async () => {
    const there = await signedIn()
    there.server.state.fault = (_, path) =>
      path === '/auth/login/' ? Response.json({ detail: 'Identifiants incorrects' }, { status: 401 }) : undefined
    const body = { email: 'a@b.fr', password: 'xxxxxxxx' }
    await expect(there.done(login({ body, fetch: there.tab.normal }))).rejects.toMatchObject({ status_code: 401 })
    expect(there.server.sent('/auth/refresh/')).toBe(0)
    expect(there.server.log.at(-1)?.authorization).toBeNull()
    expect(there.tab.session.isSignedIn()).toBe(true)
  })

  it('a quiet call sends the token and does not affect the session (GRD-08)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    await expect(there.done(listBrands({ fetch: there.tab.quiet }))).rejects.toMatchObject({ status_code: 401 })
    there.server.state.fault = () => new Response(null, { status: 503 })
    await expect(there.done(listBrands({ fetch: there.tab.quiet }))).rejects.toMatchObject({ status_code: 503 })
    expect(there.server.sent('/auth/refresh/')).toBe(0)
    expect(there.tab.signals).toEqual([])
    expect(there.tab.session.isSignedIn()).toBe(true)
  })
})
