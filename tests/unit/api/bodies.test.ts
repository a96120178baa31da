import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError, isInaccessible, isMissing } from '~/api/api-error'
import {
  deleteBrand,
  getBusinessStatus,
  listBrands,
  logSecurityEvent,
  refreshTokens,
  register,
  upgradeTrial,
} from '~/api/generated/sdk.gen'
import { findOperation } from '~/api/transport/call'
import { messageOf, openEnvelope } from '~/api/transport/envelope'
import { userCount } from '~/features/shared/user/user-texts'

import { withUsers } from '../../../stories/support/a-brand'
import { runs } from '../../support/fuzz'
import { body, createFakeWire } from './support'

const json = { 'content-type': 'application/json' }
const brandsOf = (response: () => Response) => {
  const wire = createFakeWire(response)
  return listBrands({ fetch: wire.fetch })
}

describe('a valid body', () => {
  it('is unwrapped, and its message stays available (SES-40, SES-41)', async () => {
    const data = { checkout_url: 'https://checkout.exemple.com/', session_id: 's', amount: '95.00' }
    const wire = createFakeWire(() => Response.json({ success: true, message: 'Redirection', data }))
    const answer = await upgradeTrial({ body: { plan_type: 'solo_business' }, fetch: wire.fetch })
    expect(answer.data).toEqual({ ...data, amount: 95 })
    expect(messageOf(answer.data)).toBe('Redirection')
    expect(messageOf({})).toBeUndefined()
  })

  it('may start with a byte order mark (C103)', async () => {
    const { data } = await brandsOf(
      () => new Response('\uFEFF{"success":true,"data":{"results":[]}}', { headers: json }),
    )
    expect(data.results).toEqual([])
  })

  it.each(['application/json; charset=utf-8', 'application/problem+json', 'text/plain', undefined])(
    'is read with any content type: %s (decision 4)',
    async (type) => {
      const headers = type === undefined ? {} : { 'content-type': type }
      const text = new TextEncoder().encode('{"success":true,"data":{"results":[{"id":1}]}}')
      expect((await brandsOf(() => new Response(text, { headers }))).data.results).toHaveLength(1)
    },
  )

  it.each([
    ['bare', { access: 'a', refresh: 'r' }],
    ['in the envelope', { success: true, message: null, data: { access: 'a', refresh: 'r' } }],
  ])('of register or refresh may be %s (SES-49, C098, C014)', async (_, answer) => {
    const wire = createFakeWire(() => Response.json(answer))
    const account = { email: 'a@b.fr', password: 'x', password_confirm: 'x', first_name: 'A', last_name: 'B' }
    expect((await register({ body: account, fetch: wire.fetch })).data).toEqual({ access: 'a', refresh: 'r' })
    expect((await refreshTokens({ body: { refresh: 'r' }, fetch: wire.fetch })).data).toEqual({
      access: 'a',
      refresh: 'r',
    })
  })

  it.each([204, 200])('with status %s and no content is undefined when no data is due (decision 4)', async (status) => {
    const wire = createFakeWire(() => new Response(null, { status }))
    const event = { timestamp: '', type: 'a', event: 'b', data: {} }
    expect((await logSecurityEvent({ body: event, fetch: wire.fetch })).data).toBeUndefined()
    expect((await deleteBrand({ path: { id: 1 }, fetch: wire.fetch })).data).toEqual({})
  })

  it('an undocumented answer may have no data, or any; the screen still gets an object (REG-44, decision 6)', async () => {
    const wire = createFakeWire(() => Response.json({ success: true, message: null, data: null }))
    expect((await getBusinessStatus({ fetch: wire.fetch })).data).toEqual({})
    const data = { etape: 2, 'aucun-nom': [{ à: 1 }] }
    const other = createFakeWire(() => Response.json({ success: true, data }))
    expect((await getBusinessStatus({ fetch: other.fetch })).data).toEqual(data)
  })

  it('numeric strings become numbers (C109)', async () => {
    const { data } = await brandsOf(() =>
      Response.json({ success: true, data: { results: [{ id: '7', ...withUsers('3') }, { id: '9007199254740993' }] } }),
    )
    expect(data.results.map((brand) => [brand.id, userCount(brand)])).toEqual([[7, 3]])
  })
})

describe('an invalid body', () => {
  const invalid: [string, () => Response][] = [
    [
      'an HTML page (C101)',
      () => new Response('<!doctype html><title>Wi-Fi</title>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing (C103)', () => new Response('', { headers: json })],
    ['spaces (C103)', () => new Response('   ', { headers: json })],
    ['NaN (C103)', () => new Response('NaN', { headers: json })],
    ['a trailing comma (C103)', () => new Response('{"success":true,"data":{"results":[]},}', { headers: json })],
    ['half of it (C104)', () => new Response('{"success":true,"data":{"resu', { headers: json })],
    ['204 where data is due (C100)', () => new Response(null, { status: 204 })],
    ['success as a text (C097)', () => Response.json({ success: 'true', data: { results: [] } })],
    ['success as a number (C097)', () => Response.json({ success: 1, data: { results: [] } })],
    ['Success (C097)', () => Response.json({ Success: true, data: { results: [] } })],
    ['bare data (decision 4)', () => Response.json({ results: [] })],
    ['a list (decision 4)', () => Response.json([])],
    ['null (decision 4)', () => Response.json(null)],
    ['data null', () => Response.json({ success: true, data: null })],
    ['data missing', () => Response.json({ success: true })],
    ['data of another kind', () => Response.json({ success: true, data: 'Boulangerie' })],
    ['success inherited', () => new Response('{"__proto__":{"success":true},"data":{}}', { headers: json })],
  ]

  it.each(invalid)('is INVALID_RESPONSE with its own status: %s', async (_, response) => {
    const failure = await brandsOf(response).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      code: 'INVALID_RESPONSE',
      status_code: response().status,
      message: 'Une erreur est survenue',
    })
  })

  it('with duplicate keys has the value of the last one (C103)', async () => {
    const text = '{"success":false,"success":true,"data":{"results":[{"id":1}]}}'
    expect((await brandsOf(() => new Response(text))).data.results).toHaveLength(1)
  })

  it('with success false is an error with any status (SES-40, C095)', async () => {
    const failure = await brandsOf(() => Response.json({ success: false, message: 'Non', data: null })).catch(
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ message: 'Non', status_code: 200, code: 'UNKNOWN_ERROR' })
  })

  it.each([
    [500, '<h1>Bad gateway</h1>'],
    [502, ''],
    [504, 'upstream timed out'],
    [404, ''],
  ])('%s without JSON is UNKNOWN_ERROR, and no HTML is shown (SES-39, C100)', async (status, text) => {
    await expect(brandsOf(() => new Response(text, { status }))).rejects.toMatchObject({
      code: 'UNKNOWN_ERROR',
      message: 'Une erreur est survenue',
      status_code: status,
      details: {},
      non_field_errors: [],
    })
  })

  it.each([
    [404, '<html>'],
    [404, 'default backend - 404'],
    [410, '<h1>Gone</h1>'],
  ])('%s without JSON is of a proxy, and says of no item that it is gone (K12, decision 4)', async (status, text) => {
    const failure = await brandsOf(() => new Response(text, { status })).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'INVALID_RESPONSE', message: 'Une erreur est survenue', status_code: status })
    expect([isMissing(failure), isInaccessible(failure as ApiError)]).toEqual([false, false])
  })

  it.each(['', '{}', '{"detail":"Not found."}', '{"title":"Not Found","status":404}', '"Not found"'])(
    'a 404 with %j is of the API: the item is gone (K12)',
    async (text) => {
      const failure = await brandsOf(() => new Response(text, { status: 404 })).catch((error: unknown) => error)
      expect(isMissing(failure)).toBe(true)
    },
  )

  it('a connection lost in the middle of the body is a network error (SES-37, C104)', async () => {
    await expect(brandsOf(() => new Response(body(['{"success":true'], 'break')))).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      message: 'Erreur de connexion réseau',
      status_code: 0,
    })
  })

  it('any body with any status gives data or an ApiError (G5)', () => {
    const operations = [
      'GET /brands/',
      'POST /auth/refresh/',
      'POST /auth/logout/',
      'POST /onboarding/trials/upgrade/',
    ].map((route) => {
      const [method = '', path = ''] = route.split(' ')
      return findOperation(method, path)
    })
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            success: fc.boolean(),
            message: fc.anything(),
            data: fc.jsonValue(),
            error: fc.jsonValue(),
            code: fc.jsonValue(),
            details: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => JSON.stringify(value) ?? ''),
    )
    const opens = (status: number, reply: string, index: number) => {
      const operation = operations[index]
      if (!operation) return false
      try {
        openEnvelope(operation, { status, headers: new Headers(), text: reply })
        return status >= 200 && status < 300
      } catch (error) {
        return error instanceof ApiError && error.message !== '' && error.status_code === status
      }
    }
    const property = fc.property(fc.constantFrom(200, 201, 204, 400, 401, 404, 429, 500, 503), text, fc.nat(3), opens)
    expect(() => fc.assert(property, runs(200_000))).not.toThrow()
  })
})
