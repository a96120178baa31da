import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { changePassword, updateCurrentUser } from '~/api/generated/sdk.gen'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { settle } from './support/fake-clock'
import { manyBrands, signedIn } from './support/signed-in'

/** The API's own words (K12). */
const refusal = (status: number) => Response.json({ detail: 'Non' }, { status })

describe('one tab with a refused token', () => {
  it('50 concurrent 401s share one refresh, and each is sent twice (SES-13, SES-14, C001, G1)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    const answers = await there.done(manyBrands(there, 50))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.server.sent('/brands/')).toBe(100)
    expect(there.tab.logouts).toEqual([])
  })

  it('a late 401 for the old token only sends the call again (SES-14, C002)', async () => {
    const there = await signedIn()
    const { server, tab, clock } = there
    server.expireAccess()
    const held = Promise.withResolvers<undefined>()
    let first = true
    server.state.fault = async (_, path) => {
      if (path !== '/brands/' || !first) return undefined
      first = false
      await held.promise
      return new Response(null, { status: 401 })
    }
    const late = tab.brands()
    await settle()
    await there.done(tab.brands())
    await clock.advance(2000)
    held.resolve(undefined)
    await expect(there.done(late)).resolves.toEqual(['Marque de 1'])
    expect(server.sent('/auth/refresh/')).toBe(1)
  })

  it('the retry has the new token and the same body (SES-08, SES-17)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    const body = { first_name: 'Zoë', last_name: "L'Haÿ" }
    const failure = await there.done(
      updateCurrentUser({ body, fetch: there.tab.normal }).catch((error: unknown) => error),
    )
    expect(failure).not.toBeInstanceOf(ApiError)
    const [first, second] = there.server.log.filter(({ method }) => method === 'PATCH')
    expect(second?.body).toBe(JSON.stringify(body))
    expect(second?.body).toBe(first?.body)
    expect(second?.authorization).not.toBe(first?.authorization)
    expect(second?.authorization).toBe(`Bearer ${there.tab.session.tokens.current()}`)
  })

  it.each([0, -5])('a refresh with an expired token (%s s) causes no loop (SES-16, C007)', async (expiresIn) => {
    const there = await signedIn()
    there.server.expireAccess()
    there.server.state.expiresIn = expiresIn
    await there.done(manyBrands(there, 5))
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    await there.done(there.tab.brands())
    expect(there.server.sent('/auth/refresh/')).toBe(1)
  })

  it('a second 401 is returned, and /auth/me/ decides once: 200 keeps the session (SES-16, C008, K31)', async () => {
    const there = await signedIn()
    there.server.state.fault = (_, path) => (path === '/brands/' ? new Response(null, { status: 401 }) : undefined)
    const answers = await there.done(manyBrands(there, 3))
    await settle()
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status_code)).toEqual([401, 401, 401])
    expect(there.server.sent('/brands/')).toBe(6)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.server.sent('/auth/me/')).toBe(1)
    expect(there.tab.session.isSignedIn()).toBe(true)
  })

  it('a second 401, and a 401 of /auth/me/, end the session (SES-15, C008, K31)', async () => {
    const there = await signedIn()
    there.server.state.fault = (_, path) =>
      path === '/auth/refresh/' ? undefined : new Response(null, { status: 401 })
    await there.done(manyBrands(there, 3))
    await settle()
    expect(there.server.sent('/auth/me/')).toBe(1)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.tab.logouts).toEqual(['refused'])
  })

  it.each([400, 401, 403, 410, 422, 423])(
    '/auth/me/ answering %s after a good refresh ends the session (SES-29, K12, K31)',
    async (status) => {
      const there = await signedIn()
      there.server.state.fault = (_, path) => (path === '/auth/me/' ? refusal(status) : undefined)
      await expect(there.done(there.tab.me())).rejects.toMatchObject({ status_code: status })
      expect(there.tab.ends).toEqual(['refused'])
      expect(there.server.sent('/auth/me/')).toBe(status === 401 ? 2 : 1)
    },
  )

  it.each([404, 429, 500])('/auth/me/ failing with %s keeps the session (K12)', async (status) => {
    const there = await signedIn()
    there.server.state.fault = (_, path) => (path === '/auth/me/' ? new Response(null, { status }) : undefined)
    await expect(there.done(there.tab.me())).rejects.toMatchObject({ status_code: status })
    expect(there.tab.session.isSignedIn()).toBe(true)
  })

  it('a 401 for a wrong password refreshes once at most and signs nobody out (PWD-01, C031)', async () => {
    const there = await signedIn()
    const wrong = { message: 'Le mot de passe actuel est incorrect.', code: 'invalid_password' }
    there.server.state.fault = (_, path) =>
      path === '/auth/change-password/' ? Response.json(wrong, { status: 401 }) : undefined
    const body = { current_password: 'a', new_password: 'b', new_password_confirm: 'b' }
    await expect(there.done(changePassword({ body, fetch: there.tab.normal }))).rejects.toMatchObject(wrong)
    await settle()
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.tab.session.isSignedIn()).toBe(true)
  })
})

describe('a refused refresh', () => {
  it('clears the tokens, signals once, and sends nothing again (SES-15, C010)', async () => {
    const there = await signedIn()
    there.server.revoke()
    const answers = await there.done(manyBrands(there, 10))
    expect(answers.every((answer) => answer.status === 'rejected' && answer.reason instanceof ApiError)).toBe(true)
    expect(there.server.sent('/auth/refresh/')).toBe(1)
    expect(there.server.sent('/brands/')).toBe(10)
    expect(there.tab.logouts).toEqual(['refused'])
    expect(there.tab.ends).toEqual(['refused'])
    expect(there.shared.get(TOKENS_KEY)).toBeUndefined()
    expect(there.shared.get(AUTH_STORE_KEY)).toBeUndefined()
    expect(there.tab.own.size).toBe(0)
  })

  it.each<unknown>([
    {},
    { access: null },
    { access: '' },
    { data: {} },
    { success: true, data: null },
    [],
    null,
    7,
    'x',
  ])('2xx JSON without access, %j, counts as refused (SES-18, C013)', async (body) => {
    const there = await signedIn()
    there.server.expireAccess()
    there.server.state.fault = (_, path) => (path === '/auth/refresh/' ? Response.json(body) : undefined)
    await expect(there.done(there.tab.brands())).rejects.toThrow('No access token in refresh response')
    expect(there.tab.logouts).toEqual(['refused'])
  })

  it.each([400, 401, 403, 410, 422, 423])('%s counts as refused (K12)', async (status) => {
    const there = await signedIn()
    there.server.expireAccess()
    there.server.state.fault = (_, path) => (path === '/auth/refresh/' ? refusal(status) : undefined)
    await expect(there.done(there.tab.brands())).rejects.toMatchObject({ status_code: status })
    expect(there.tab.logouts).toEqual(['refused'])
    expect(there.tab.signals).toEqual([])
  })

  it('without a refresh token nothing is requested (SES-19, C017)', async () => {
    const there = await signedIn()
    there.server.expireAccess()
    there.server.state.fault = () => {
      there.shared.delete(TOKENS_KEY)
      return undefined
    }
    await expect(there.done(there.tab.brands())).rejects.toThrow('Aucun refresh token disponible')
    expect(there.server.sent('/auth/refresh/')).toBe(0)
    expect(there.tab.logouts).toEqual(['elsewhere'])
  })
})

describe('a refresh that fails without being refused', () => {
  const faults: Record<string, { answer: () => Response | Promise<Response>; code: string }> = {
    network: { answer: () => Promise.reject(new TypeError('Failed to fetch')), code: 'NETWORK_ERROR' },
    '30 s of silence': { answer: () => new Promise(() => {}), code: 'TIMEOUT_ERROR' },
    'status 500': { answer: () => new Response('<h1>', { status: 500 }), code: 'UNKNOWN_ERROR' },
    'status 503': { answer: () => Response.json({ code: 'MAINTENANCE' }, { status: 503 }), code: 'MAINTENANCE' },
    'status 429': { answer: () => Response.json({ code: 'RATE' }, { status: 429 }), code: 'RATE' },
    'status 404': { answer: () => Response.json({ code: 'GONE' }, { status: 404 }), code: 'GONE' },
    'status 409': { answer: () => Response.json({ code: 'CONFLICT' }, { status: 409 }), code: 'CONFLICT' },
    'an HTML page': { answer: () => new Response('<!doctype html>'), code: 'INVALID_RESPONSE' },
    'an empty body': { answer: () => new Response(null, { status: 204 }), code: 'INVALID_RESPONSE' },
  }

  it.each(Object.entries(faults))(
    '%s: the tokens stay, and the next call tries again (C011, K12)',
    async (_, fault) => {
      const there = await signedIn()
      there.server.expireAccess()
      there.server.state.fault = (_request, path) => (path === '/auth/refresh/' ? fault.answer() : undefined)
      const answers = await there.done(manyBrands(there, 4))
      expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.code)).toEqual(
        Array(4).fill(fault.code),
      )
      expect(there.server.sent('/brands/')).toBe(4)
      expect(there.tab.ends).toEqual([])

      there.server.state.fault = undefined
      await expect(there.done(there.tab.brands())).resolves.toEqual(['Marque de 1'])
      expect(there.tab.session.isSignedIn()).toBe(true)
    },
  )
})
