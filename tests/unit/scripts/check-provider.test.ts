import { beforeEach, describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { BASTIEN, CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf } from '../../../openapi/description.ts'
import { checkProvider } from '../../../scripts/contract/check-provider.ts'
import { changed, type Tamper } from './support/tamper.ts'

const BASE = 'http://sandbox.example/api/v1'

let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  backend = createBackend()
})

/** The sandbox; the answers of some paths are changed on their way. */
const check = (
  tampers: Record<string, Tamper> = {},
  email = CLAIRE,
  password: string = sandboxPassword,
  changes = false,
) =>
  checkProvider({
    changes,
    baseUrl: BASE,
    email,
    password,
    ask: async (address, init) => {
      const request = new Request(address, init)
      const answer = await backend.handle(request)
      return tampers[address.replace(BASE, '').replace(/\?.*/, '')]?.(answer, request) ?? answer
    },
  })

/** A creation that is answered in another way than it should be. */
const creating =
  (change: (body: unknown) => unknown, status: number): Tamper =>
  async (answer, { method }) =>
    method === 'POST' ? Response.json(change(await answer.json()), { status }) : answer

describe('the check of a provider', () => {
  it('makes every call that changes nothing, and invents no deviation', async () => {
    const before = JSON.stringify(backend.world.brands)
    const { asked, deviations, left, notAsked } = await check()
    expect(deviations).toEqual([])
    const reads = callsOf(bundle()).filter(({ method }) => method === 'get')
    // the current user is read at first, and again like every other call
    expect(asked.filter((call) => call.startsWith('GET '))).toHaveLength(1 + reads.length - left.length)
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual(['POST /auth/login/'])
    expect(left).toEqual(['GET /onboarding/invitations/status/:token/: no answer named one to ask for'])
    expect(notAsked).toHaveLength(callsOf(bundle()).length - reads.length - 1)
    expect(notAsked).toContain('DELETE /brands/:id/')
    expect(JSON.stringify(backend.world.brands)).toBe(before)
  })

  it('makes calls that change something when asked to, leaves nothing behind, and reports no false deviation', async () => {
    const before = JSON.stringify(backend.world.brands)
    const { asked, deviations } = await check({}, CLAIRE, sandboxPassword, true)
    expect(deviations).toEqual([])
    expect(asked.filter((call) => !call.startsWith('GET '))).toEqual([
      'POST /auth/login/',
      'POST /brands/',
      'PATCH /brands/:id/',
      'PUT /brands/:id/',
      'POST /brands/:id/toggle_active/',
      'DELETE /brands/:id/',
      'PATCH /auth/me/',
      'PATCH /users/:id/',
      'POST /auth/refresh/',
      'POST /auth/logout/',
    ])
    expect(JSON.stringify(backend.world.brands)).toBe(before)
  })

  it('deletes what it created also when the answer differs', async () => {
    const before = JSON.stringify(backend.world.brands)
    const { deviations } = await check({ '/brands/': creating((body) => body, 500) }, CLAIRE, sandboxPassword, true)
    expect(deviations).toEqual([{ call: 'POST /brands/', where: 'status', problem: '500 where 201 is expected' }])
    expect(JSON.stringify(backend.world.brands)).toBe(before)
  })

  it('takes any success for one, with or without a body where no data is promised', async () => {
    const { deviations, notAsked } = await check(
      {
        '/brands/': creating((body) => body, 200),
        '/auth/logout/': () => new Response(null, { status: 204 }),
        '/brands/recent_activity/': async (answer) => Response.json(await answer.json(), { status: 206 }),
        '/users/me/': () => new Response(null, { status: 204 }),
        // the tokens in it are needed
        '/auth/refresh/': () => new Response(null, { status: 204 }),
      },
      CLAIRE,
      sandboxPassword,
      true,
    )
    expect(deviations).toEqual([
      { call: 'GET /users/me/', where: 'body', problem: 'empty' },
      { call: 'POST /auth/refresh/', where: 'body', problem: 'missing: expected object' },
    ])
    expect(notAsked).toContain('POST /onboarding/invitations/send/')
    expect(notAsked).not.toContain('POST /auth/logout/')
  })

  it('leaves the calls about a brand whose creation was not answered as described', async () => {
    const nameless = creating(() => ({ success: true, message: '', data: {} }), 201)
    const { left } = await check({ '/brands/': nameless }, CLAIRE, sandboxPassword, true)
    expect(left).toContain('DELETE /brands/:id/: no answer named the brand to change')
  })

  it('takes a documented refusal for one', async () => {
    const { deviations, left } = await check({}, BASTIEN)
    expect(deviations).toEqual([])
    expect(left).toContain('GET /users/: this person may not (403)')
  })

  it('finds exactly ten deviations, each once', async () => {
    const { deviations } = await check({
      // answers without a token, and leaves a field out
      '/auth/me/': (answer, request) =>
        request.headers.has('authorization')
          ? changed('data.email')(answer, request)
          : Response.json({ success: true, data: {} }),
      '/auth/login-history/': () => new Response(null, { status: 500 }),
      '/brands/': changed('data.results.[].name', 7),
      '/users/': changed('data.pagination'),
      '/users/me/': async (answer) => {
        const { data }: { data: unknown } = await answer.json()
        return Response.json(data)
      },
      '/users/i18n/profiles/supported_languages/': () => new Response('<!doctype html><p>Bonjour'),
      '/users/i18n/language/current/': changed('success', 'yes'),
      '/onboarding/invitations/list/': changed('data.invitations', {}),
      '/onboarding/trials/status/': async (answer) =>
        new Response(await answer.text(), { headers: { 'Content-Type': 'text/plain' } }),
    })
    expect(deviations.map(({ call, where }) => `${call} · ${where}`)).toEqual([
      'GET /auth/me/ · status',
      'GET /auth/me/ · data.email',
      'GET /auth/login-history/ · status',
      'GET /brands/ · data.results.[].name',
      'GET /users/ · data.pagination',
      'GET /users/me/ · body',
      'GET /users/i18n/profiles/supported_languages/ · body',
      'GET /users/i18n/language/current/ · success',
      'GET /onboarding/invitations/list/ · data.invitations',
      'GET /onboarding/trials/status/ · Content-Type',
    ])
  })

  it('says what it expected, and what it got', async () => {
    const { deviations } = await check({
      '/users/': changed('data.results.[].email', null),
      // the app takes this for a failure
      '/users/me/': changed('success', false),
    })
    expect(deviations).toEqual([
      {
        call: 'GET /users/',
        where: 'data.results.[].email',
        problem: 'Invalid input: expected string, received null',
      },
      { call: 'GET /users/me/', where: 'success', problem: 'false in an answer with status 200' },
    ])
  })

  it('says why there was no answer, and waits for none without end', async () => {
    const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
    const { deviations } = await checkProvider({
      baseUrl: BASE,
      email: CLAIRE,
      password: sandboxPassword,
      patience: 20,
      ask: async (address, init) => {
        if (address.endsWith('/brands/')) throw refused
        if (address.endsWith('/users/'))
          return new Promise((_, fail) => {
            init.signal?.addEventListener('abort', () => fail(init.signal?.reason))
          })
        return backend.handle(new Request(address, { ...init, signal: null }))
      },
    })
    expect(deviations).toEqual([
      { call: 'GET /brands/', where: 'connection', problem: 'Error: connect ECONNREFUSED 127.0.0.1:1' },
      {
        call: 'GET /users/',
        where: 'connection',
        problem: 'no answer within 0.02 s, when the app gives up',
      },
    ])
  })

  it('says that nothing answers, which is no deviation either', async () => {
    const { deviations, unreachable } = await check({
      '/auth/login/': () => Promise.reject(new Error('connect ECONNREFUSED')),
    })
    expect({ deviations, unreachable }).toEqual({ deviations: [], unreachable: 'Error: connect ECONNREFUSED' })
  })

  it('takes a refused sign-in for no deviation', async () => {
    const { asked, deviations, refused } = await check({}, CLAIRE, 'un autre mot de passe')
    expect({ asked, deviations, refused }).toEqual({
      asked: ['POST /auth/login/'],
      deviations: [],
      refused: { status: 401 },
    })
  })

  it.each(['Zr8 "2026"', String.raw`Zr8\2026`])('prints no password that JSON has escaped: %s', async (password) => {
    const quoting = () => new Response(`<pre>${JSON.stringify(password)}</pre>`, { status: 500 })
    const { deviations } = await check({ '/auth/login/': quoting }, CLAIRE, password)
    expect(deviations).toMatchObject([{ where: 'status', problem: expect.stringContaining('<pre>"***"</pre>') }])
  })

  it('says that it could not sign in where that is not a refusal', async () => {
    const { deviations, left, refused } = await check({ '/auth/login/': () => new Response(null, { status: 500 }) })
    expect(deviations).toEqual([{ call: 'POST /auth/login/', where: 'status', problem: '500 where 200 is expected' }])
    expect([left, refused]).toEqual([['all other calls: there was no token'], undefined])
  })
  it.each([404, 405])('asks whether the address is right when the sign-in answers %i', async (status) => {
    const { left } = await check({ '/auth/login/': () => new Response(null, { status }) })
    expect(left).toEqual([expect.stringContaining('does --base-url end where /auth/login/ begins?')])
  })
})
