import { describe, expect, it } from 'vitest'

import { isAbort } from '~/api/api-error'
import { operations } from '~/api/generated/operations.gen'
import {
  createBrand,
  getBrand,
  getCurrentUser,
  getInvitationStatus,
  listBrands,
  login,
  logSecurityEvent,
  updateBrand,
} from '~/api/generated/sdk.gen'
import { findOperation } from '~/api/transport/call'

import { settle } from '../session/support/fake-clock'
import { body, createFakeWire } from './support'

const tokenOf = (method: string, path: string) => findOperation(method, path)?.token
const empty = () => Response.json({ success: true, data: { results: [] } })

describe('the URL of a call', () => {
  it.each(['https://api.exemple.fr/v1', 'https://api.exemple.fr/v1/', 'https://api.exemple.fr/v1///'])(
    'is below %s (decision 1)',
    async (base) => {
      const wire = createFakeWire(empty, { apiBaseUrl: () => Promise.resolve(base) })
      await listBrands({ query: { search: 'café & co', page: 2 }, fetch: wire.fetch })
      expect(wire.requests[0]?.url).toBe('https://api.exemple.fr/v1/brands/?search=caf%C3%A9%20%26%20co&page=2')
    },
  )

  it('the security log is below the origin (decision 2)', async () => {
    const wire = createFakeWire(() => new Response(null, { status: 204 }))
    await logSecurityEvent({
      body: { timestamp: '', type: 'a', event: 'b', data: {} },
      keepalive: true,
      fetch: wire.fetch,
    })
    expect(wire.requests[0]?.url).toBe('https://api.exemple.fr/api/security/onboarding/')
    expect(wire.requests[0]?.keepalive).toBe(true)
  })

  it('a call waits for the configuration', async () => {
    const base = Promise.withResolvers<string>()
    const wire = createFakeWire(empty, { apiBaseUrl: () => base.promise })
    const call = listBrands({ fetch: wire.fetch })
    await settle()
    expect(wire.requests).toEqual([])
    base.resolve('https://autre.exemple.fr')
    await call
    expect(wire.requests[0]?.url).toBe('https://autre.exemple.fr/brands/')
  })

  it.each(['a/b', 'a?b', 'a#b', 'a%2Fb', 'é', '$&'])(
    '%s in a parameter reaches no other path (C247)',
    async (token) => {
      const wire = createFakeWire(() => Response.json({ success: true, data: {} }))
      await getInvitationStatus({ path: { token }, fetch: wire.fetch })
      expect(wire.requests[0]?.url).toBe(
        `https://api.exemple.fr/v1/onboarding/invitations/status/${encodeURIComponent(token)}/`,
      )
    },
  )

  it.each(['..', '.', ''])('%j, which would bend the path, goes nowhere (C247)', async (token) => {
    const wire = createFakeWire(() => Response.json({ success: true, data: {} }))
    await expect(getInvitationStatus({ path: { token }, fetch: wire.fetch })).rejects.toMatchObject({
      code: 'UNKNOWN_ERROR',
    })
    expect(wire.requests).toEqual([])
  })

  it('every operation is found by method and path (decision 2)', () => {
    const found = Object.entries(operations).map(([id, route]) => {
      const [method = '', path = ''] = route.split(' ')
      return [id, findOperation(method, path.replaceAll(/\{\w+\}/g, '7'))?.id]
    })
    expect(found.filter(([id, operation]) => id !== operation)).toEqual([])
    expect(findOperation('GET', '/brands/by_company/')?.id).toBe('listBrandsByCompany')
    expect(findOperation('GET', '/brands/7/x/')).toBeUndefined()
    expect(findOperation('GET', '/v2/brands/7/')).toBeUndefined()
    expect(findOperation('XGET', '/brands/7/')).toBeUndefined()
    expect(findOperation('PATCH', '/brands/')).toBeUndefined()
  })

  it('four calls are public, and one of them sends a token if there is one (SES-12)', () => {
    expect(tokenOf('POST', '/auth/login/')).toBe('none')
    expect(tokenOf('POST', '/auth/register/')).toBe('none')
    expect(tokenOf('POST', '/auth/refresh/')).toBe('none')
    expect(tokenOf('GET', '/onboarding/invitations/status/x/')).toBe('none')
    expect(tokenOf('POST', '/api/security/onboarding/')).toBe('optional')
    expect(tokenOf('GET', '/users/i18n/profiles/supported_languages/')).toBe('required')
  })
})

describe('the request of a call', () => {
  it('has the headers of decision 3 (SES-08, SES-09, SES-11, K38)', async () => {
    const wire = createFakeWire(empty, { language: () => 'de' })
    await listBrands({ fetch: wire.fetch })
    expect(Object.fromEntries(wire.requests[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
      authorization: 'Bearer jeton',
      'x-requested-with': 'XMLHttpRequest',
    })
    expect(wire.requests[0]).toMatchObject({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' })
  })

  it('has the anti-forgery header if and only if a token is stored (SES-10)', async () => {
    const wire = createFakeWire(empty, { csrfToken: () => 'abc' })
    await listBrands({ fetch: wire.fetch })
    expect(wire.requests[0]?.headers.get('x-csrftoken')).toBe('abc')
  })

  it('has no token when it is public (SES-12)', async () => {
    const wire = createFakeWire(() => Response.json({ success: true, data: { access: 'a', refresh: 'r' } }))
    await login({ body: { email: 'a@b.fr', password: 'x' }, fetch: wire.fetch })
    expect(wire.requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('has a JSON body (SES-11)', async () => {
    const wire = createFakeWire(() => Response.json({ success: true, data: { id: 1 } }))
    await createBrand({ body: { name: 'Café de l’Étoile' }, fetch: wire.fetch })
    expect(wire.requests[0]?.headers.get('content-type')).toBe('application/json')
    await expect(wire.requests[0]?.text()).resolves.toBe('{"name":"Café de l’Étoile"}')
  })
})

describe('a failing call', () => {
  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'with %s is an error of the network (SES-37, C115)',
    async (message) => {
      const wire = createFakeWire(() => Promise.reject(new TypeError(message)))
      await expect(listBrands({ fetch: wire.fetch })).rejects.toMatchObject({
        code: 'NETWORK_ERROR',
        message: 'Erreur de connexion réseau',
        status_code: 0,
      })
    },
  )

  it('fails at once when offline, without asking for a token (SES-37, C116)', async () => {
    const wire = createFakeWire(empty, { online: () => false })
    await expect(listBrands({ fetch: wire.fetch })).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(wire.requests).toEqual([])
  })

  it('still reaches localhost without a network (SES-37)', async () => {
    const wire = createFakeWire(empty, {
      online: () => false,
      apiBaseUrl: () => Promise.resolve('http://localhost:4173/api/v1'),
    })
    await expect(listBrands({ fetch: wire.fetch })).resolves.toMatchObject({ data: { results: [] } })
  })

  it('can be cancelled before sending, while sending, and while the body loads (C020, C118)', async () => {
    const gone = new AbortController()
    gone.abort()
    const before = createFakeWire(empty)
    expect(
      isAbort(await listBrands({ fetch: before.fetch, signal: gone.signal }).catch((error: unknown) => error)),
    ).toBe(true)
    expect(before.requests).toEqual([])

    for (const answer of [() => new Promise<Response>(() => {}), () => new Response(body(['{'], 'stall'))]) {
      const wire = createFakeWire(answer)
      const leaving = new AbortController()
      const call = listBrands({ fetch: wire.fetch, signal: leaving.signal }).catch((error: unknown) => error)
      await settle()
      leaving.abort()
      expect(isAbort(await call)).toBe(true)
      expect(wire.clock.pending()).toBe(0)
    }
  })

  const slow: [string, () => Response | Promise<Response>][] = [
    ['no answer', () => new Promise(() => {})],
    ['headers, then nothing', () => new Response(body([], 'stall'))],
    ['half a body, then nothing', () => new Response(body(['{"success":'], 'stall'))],
  ]

  it.each(slow)('with %s is a TIMEOUT_ERROR at exactly 30 s (SES-11, SES-38, C106, G13)', async (_, answer) => {
    const wire = createFakeWire(answer)
    let failure: unknown
    void listBrands({ fetch: wire.fetch }).catch((error: unknown) => (failure = error))
    await wire.clock.advance(29_999)
    expect(failure).toBeUndefined()
    await wire.clock.advance(1)
    expect(failure).toMatchObject({ code: 'TIMEOUT_ERROR', message: 'La requête a expiré', status_code: 0 })
    expect(wire.clock.pending()).toBe(0)
  })

  it('a body with one byte every 5 s times out at 30 s (SES-38, C106, G13)', async () => {
    const drip = new TransformStream<Uint8Array, Uint8Array>()
    const writer = drip.writable.getWriter()
    const wire = createFakeWire(() => new Response(drip.readable))
    let failure: unknown
    void listBrands({ fetch: wire.fetch }).catch((error: unknown) => (failure = error))
    for (let byte = 0; byte < 5; byte += 1) {
      await wire.clock.advance(5000)
      void writer.write(new TextEncoder().encode(' ')).catch(() => {})
    }
    await wire.clock.advance(4999)
    expect(failure).toBeUndefined()
    await wire.clock.advance(1)
    expect(failure).toMatchObject({ code: 'TIMEOUT_ERROR' })
  })

  it('an answer at 29.999 s is accepted (SES-38, G13)', async () => {
    const answer = Promise.withResolvers<Response>()
    const wire = createFakeWire(() => answer.promise)
    const call = listBrands({ fetch: wire.fetch })
    await wire.clock.advance(29_999)
    answer.resolve(empty())
    await expect(call).resolves.toMatchObject({ data: { results: [] } })
    expect(wire.clock.pending()).toBe(0)
  })

  it('with a 403 raises one signal (SES-35, C197)', async () => {
    const wire = createFakeWire(() => Response.json({ detail: 'Non' }, { status: 403 }))
    await expect(updateBrand({ path: { id: 7 }, body: {}, fetch: wire.fetch })).rejects.toMatchObject({
      status_code: 403,
    })
    expect(wire.signals).toEqual(['403 updateBrand'])
  })

  it.each([500, 502, 503, 599])('with %s raises a signal for each response (SES-36, C124, K46)', async (status) => {
    const wire = createFakeWire(() => new Response('', { status }))
    for (const id of [1, 2]) await getBrand({ path: { id }, fetch: wire.fetch }).catch(() => {})
    expect(wire.signals).toEqual([`${status} getBrand`, `${status} getBrand`])
  })

  it('a quiet call raises no signal (decision 27)', async () => {
    const wire = createFakeWire(() => new Response('', { status: 500 }))
    await getCurrentUser({ fetch: wire.quiet }).catch(() => {})
    expect(wire.signals).toEqual([])
    expect(wire.requests[0]?.headers.get('authorization')).toBe('Bearer jeton')
  })
})
