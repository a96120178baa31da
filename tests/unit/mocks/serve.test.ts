import { get, request } from 'node:http'

import { describe, expect, it, vi } from 'vitest'

import { CLAIRE, NOE } from '#mocks/domain/seed/named.ts'

import { client, origin, startHttpSandbox } from './http-client'

startHttpSandbox()

const countDubois = async (init: RequestInit, query = '') => {
  const { data } = await (await fetch(`${origin}/api/v1/brands/?search=Dubois${query}`, init)).json()
  return data?.pagination.count
}

describe('the worlds of the sandbox', () => {
  it('are separate by header, cookie and URL, and persist between calls', async () => {
    const one = client()
    const session = await one.signIn()
    await one.json('/api/v1/brands/', { name: 'Maison Dubois' }, session)
    expect(await countDubois({ headers: { ...session.headers, 'x-world': one.world } })).toBe(1)
    expect(await countDubois({ headers: { ...session.headers, Cookie: `a=b; world=${one.world}` } })).toBe(1)
    expect(await countDubois(session, `&world=${one.world}`)).toBe(1)
    // a token of one world is invalid in another
    expect(await countDubois({ headers: { ...session.headers, 'x-world': 'ailleurs' } })).toBeUndefined()
  })

  it('can be read, changed, and reset to a named state', async () => {
    const { ask, json, signIn } = client()
    expect((await json('/__sandbox/world')).users).toHaveLength(144)
    await ask('/__sandbox/world', JSON.stringify({ brands: [] }), { method: 'PATCH' })
    expect((await json('/__sandbox/world')).brands).toEqual([])
    expect(await json('/__sandbox/reset', { world: 'trialCritical', overrides: { companyName: 'Maison' } })).toEqual({
      done: true,
    })
    const { data } = await json('/api/v1/users/me/', undefined, await signIn())
    expect(data).toMatchObject({
      company_name: 'Maison',
      subscription_info: { is_trial: true, trial_days_remaining: 1 },
    })
  })
})

describe('the control calls', () => {
  it('list users, worlds and faults', async () => {
    const overview = await client().json('/__sandbox/')
    expect(overview.users[0]).toMatchObject({ email: CLAIRE })
    expect(overview.worldNames).toContain('pastDue')
    expect(overview.faultNames).toContain('stall')
  })

  it('advance the clock, expire tokens and change their lifetime', async () => {
    const { json, ask, signIn } = client()
    const session = await signIn()
    const status = async () => (await ask('/api/v1/auth/me/', undefined, session)).status
    expect(await status()).toBe(200)
    await ask('/__sandbox/expire-tokens', {})
    expect(await status()).toBe(401)
    await ask('/__sandbox/settings', { accessSeconds: 9 })
    expect((await json('/__sandbox/sign-in', { email: CLAIRE })).expires_in).toBe(9)
    const before: { clockOffset: number } = await json('/__sandbox/world')
    await ask('/__sandbox/clock', { advance: 60_000 })
    expect((await json('/__sandbox/world')).clockOffset - before.clockOffset).toBe(60_000)
  })

  it('count calls and reuses of refresh tokens', async () => {
    const { json, ask } = client()
    const { refresh } = await json('/__sandbox/sign-in', { email: CLAIRE })
    await json('/api/v1/auth/refresh/', { refresh })
    await json('/api/v1/auth/refresh/', { refresh })
    const seen = await json('/__sandbox/requests')
    expect(seen).toMatchObject({ reuses: 1, counters: { refreshTokens: 2 } })
    expect(seen.calls.map(({ status }: { status: number }) => status)).toEqual([200, 401])
    await ask('/__sandbox/requests', undefined, { method: 'DELETE' })
    expect((await json('/__sandbox/requests')).calls).toEqual([])
  })

  it('return the link of an invitation', async () => {
    const { json, ask, signIn } = client()
    await json('/api/v1/onboarding/invitations/send/', { email: NOE, brand_id: 1 }, await signIn())
    const { token, path } = await json(`/__sandbox/last-invitation?email=${NOE}`)
    expect(path).toBe(`/onboarding/invitations/${token}`)
    expect((await ask(`/api/v1/onboarding/invitations/status/${token}/`)).status).toBe(200)
    expect((await ask('/__sandbox/last-invitation?email=personne@nulle.example')).status).toBe(404)
  })

  it('refuse unknown input', async () => {
    const { ask } = client()
    const answers = [
      await ask('/__sandbox/nope'),
      await ask('/__sandbox/faults', [{ operation: 'nope', kind: 'status' }]),
      await ask('/__sandbox/faults', '{'),
      await ask('/__sandbox/reset', { world: 'nope' }),
      await ask('/__sandbox/sign-in', { email: 'personne@nulle.example' }),
      await ask('/api/v1/nope/'),
      await ask('/api/v1/brands', undefined),
      await ask('/api/v1/brands/', undefined, { method: 'DELETE' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400, 404, 404, 405])
  })
})

describe('the wire', () => {
  it('allows a page of this machine what a provider must allow, and no more', async () => {
    const headers = { Origin: 'http://localhost:4173', 'Access-Control-Request-Method': 'POST' }
    const preflight = await fetch(`${origin}/api/v1/auth/login/`, { method: 'OPTIONS', headers })
    const allowed = [...preflight.headers].filter(([name]) => /^(?:access-control-|vary)/.test(name))
    expect([preflight.status, Object.fromEntries(allowed)]).toEqual([
      204,
      {
        'access-control-allow-origin': 'http://localhost:4173',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Accept-Language, Authorization, Content-Type, X-CSRFToken, X-Requested-With',
        'access-control-max-age': '7200',
        vary: 'Origin',
      },
    ])
    const refused = await fetch(`${origin}/api/v1/auth/me/`, { headers })
    expect(refused.status).toBe(401)
    expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:4173')
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After')
    expect(refused.headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('answers a path that begins with two slashes like any other it does not know', async () => {
    const { port } = new URL(origin)
    const status = await new Promise((resolve, reject) => {
      get({ port, path: '//' }, (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    expect(status).toBe(404)
  })

  it('refuses TRACE, without a stack on its console', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { port } = new URL(origin)
    const status = await new Promise((resolve, reject) => {
      request({ port, path: '/api/v1/brands/', method: 'TRACE' }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect([status, said.mock.calls]).toEqual([501, []])
    said.mockRestore()
  })

  it.each(['network', 'lost'])('drops the socket for %s', async (kind) => {
    const { ask } = client()
    await ask('/__sandbox/faults', [{ operation: '*', kind, times: 1 }])
    await expect(ask('/api/v1/auth/me/')).rejects.toThrow('fetch failed')
    expect((await ask('/api/v1/auth/me/')).status).toBe(401)
  })

  it('breaks the connection in the middle of the body for reset-body', async () => {
    const { ask } = client()
    await ask('/__sandbox/faults', [{ operation: '*', kind: 'reset-body' }])
    const response = await ask('/api/v1/auth/me/')
    expect(response.status).toBe(401)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('sends headers and half of the body for stall', async () => {
    const { ask } = client()
    await ask('/__sandbox/faults', [{ operation: '*', kind: 'stall' }])
    const giveUp = new AbortController()
    const response = await ask('/api/v1/auth/me/', undefined, { signal: giveUp.signal })
    const reader = response.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(10)
    const rest = reader?.read()
    giveUp.abort()
    await expect(rest).rejects.toThrow('aborted')
  })
})
