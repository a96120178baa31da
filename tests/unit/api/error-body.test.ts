import { describe, expect, it } from 'vitest'

import { ApiError, isAbort, toApiError } from '~/api/api-error'
import { getBrand, upgradeTrial } from '~/api/generated/sdk.gen'
import { readErrorBody } from '~/api/transport/envelope'

import { createFakeWire } from './support'

const failing = async (answer: unknown, init: ResponseInit = { status: 400 }) => {
  const wire = createFakeWire(() => Response.json(answer, init))
  const failure = await getBrand({ path: { id: 1 }, fetch: wire.fetch }).catch((error: unknown) => error)
  return toApiError(failure)
}

describe('an error body in any format', () => {
  it('has no text that turns around what follows it (SAN-04, K49)', async () => {
    const turned = 'La marque \u202E\u2066Café\u2069 est prise'
    const text = 'La marque Café est prise'
    expect(await failing({ detail: turned })).toMatchObject({ message: text })
    expect(await failing({ name: [turned] })).toMatchObject({ details: { name: [text] } })
    expect(await failing({ message: turned, details: { name: turned }, non_field_errors: [turned] })).toMatchObject({
      message: text,
      details: { name: [text] },
      non_field_errors: [text],
    })
  })

  it('gives message, code, details and non_field_errors (SES-39, C119)', async () => {
    const failure = await failing({
      message: 'Non',
      code: 'X',
      details: { email: ['Déjà pris'] },
      non_field_errors: ['x'],
    })
    expect(failure).toMatchObject({
      message: 'Non',
      code: 'X',
      details: { email: ['Déjà pris'] },
      non_field_errors: ['x'],
      status_code: 400,
    })
    expect(new Date(failure.timestamp).toISOString()).toBe(failure.timestamp)
  })

  it.each<[string, unknown, object]>([
    ['success false, message and error', { success: false, message: 'Non', error: 'Pourquoi' }, { message: 'Non' }],
    ['success false, error only', { success: false, message: null, error: 'Pourquoi' }, { message: 'Pourquoi' }],
    [
      'error as an object',
      { success: false, error: { message: 'Dedans', code: 'X', details: { name: ['Pris'] }, non_field_errors: ['y'] } },
      { message: 'Dedans', code: 'X', details: { name: ['Pris'] }, non_field_errors: ['y'] },
    ],
    ['code beside such an error', { code: 'X', error: { code: 'Y', details: ['z'] } }, { code: 'X', details: {} }],
    ['detail', { detail: 'Introuvable.' }, { message: 'Introuvable.' }],
    [
      'a bare map of fields',
      { email: ['Déjà pris'], name: 'Trop court' },
      { details: { email: ['Déjà pris'], name: ['Trop court'] } },
    ],
    ['a map in a map', { company: { name: ['Pris'] } }, { details: { company: ['Pris'] } }],
    ['an object a message', { email: [{ message: 'Pris', code: 'unique' }] }, { details: { email: ['Pris'] } }],
    ['a list of errors', { errors: [{ detail: 'Non', code: 'no' }] }, { details: { errors: ['Non'] } }],
    ['a number beside the fields', { email: ['Pris'], count: 3 }, { details: { email: ['Pris'] } }],
    ['a map too deep', { a: { b: { c: { d: { e: { f: ['x'] } } } } } }, { code: 'INVALID_RESPONSE', details: {} }],
    ['a map beside a known key is no map', { email: ['Déjà pris'], detail: 'Non' }, { message: 'Non', details: {} }],
    ['details as a list', { message: 'Non', details: ['x', 7] }, { details: {}, non_field_errors: ['x'] }],
    ['details as one text', { details: 'x', non_field_errors: ['y'] }, { details: {}, non_field_errors: ['y', 'x'] }],
    ['details of a wrong kind', { message: 'Non', details: 7 }, { details: {}, non_field_errors: [] }],
    ['details with foreign values', { details: { a: ['x', 7, null], b: 3, c: {} } }, { details: { a: ['x'] } }],
    ['non_field_errors as one text', { non_field_errors: 'x' }, { non_field_errors: ['x'] }],
    ['an empty message', { message: '  ', code: '' }, { message: 'Une erreur est survenue', code: 'UNKNOWN_ERROR' }],
    ['nothing', {}, { message: 'Une erreur est survenue', code: 'UNKNOWN_ERROR' }],
    ['a list', ['x'], { message: 'Une erreur est survenue', code: 'UNKNOWN_ERROR' }],
    ['null', null, { message: 'Une erreur est survenue', code: 'UNKNOWN_ERROR' }],
  ])('with %s is read (SES-39, C121)', async (_, answer, expected) => {
    expect(await failing(answer)).toMatchObject(expected)
  })

  it('gives error before message in the upgrade call (PLN-24)', async () => {
    const wire = createFakeWire(() => Response.json({ success: false, message: 'Non', error: 'Carte refusée' }))
    await expect(upgradeTrial({ body: { plan_type: 'solo_starter' }, fetch: wire.fetch })).rejects.toMatchObject({
      message: 'Carte refusée',
    })
  })

  it('a field named __proto__ stays a field (C028, C077)', () => {
    const body: unknown = JSON.parse('{"details":{"__proto__":["x"],"constructor":["y"]}}')
    const { details = {} } = readErrorBody(body)
    expect(Object.keys(details)).toEqual(['__proto__', 'constructor'])
    expect({}).not.toHaveProperty('0')
  })

  it('keeps the messages of the server complete, as text (C122)', async () => {
    const message = `<img src=x onerror=alert(1)>${'x'.repeat(20_000)}`
    expect((await failing({ message })).message).toBe(message)
  })
})

describe('Retry-After', () => {
  const now = new Date()
  it.each<[string, (ms: number | undefined) => boolean]>([
    ['120', (ms) => ms === 120_000],
    [new Date(now.getTime() + 90_000).toUTCString(), (ms) => ms !== undefined && ms > 80_000 && ms <= 90_000],
    ['bientôt', (ms) => ms === undefined],
    ['-5', (ms) => ms === undefined],
    ['1.5', (ms) => ms === undefined],
    ['0', (ms) => ms === undefined],
    [new Date(now.getTime() - 90_000).toUTCString(), (ms) => ms === undefined],
    ['315360000', (ms) => ms === 24 * 60 * 60 * 1000],
    ['9'.repeat(400), (ms) => ms === 24 * 60 * 60 * 1000],
  ])('%.30s is read, or ignored (C125)', async (header, holds) => {
    // a header cannot hold the accent itself
    const value = encodeURI(header).replaceAll('%20', ' ').replaceAll('%', '')
    const failure = await failing({}, { status: 429, headers: { 'retry-after': value } })
    expect(holds(failure.retryAfterMs)).toBe(true)
  })
})

describe('any error', () => {
  it('becomes an ApiError; an ApiError stays the same object (SES-39)', () => {
    const known = new ApiError({ code: 'X' })
    expect(toApiError(known)).toBe(known)
    const cause = new TypeError('x is not a function')
    expect(toApiError(cause)).toMatchObject({ code: 'UNKNOWN_ERROR', message: 'Une erreur est survenue', cause })
    expect(toApiError('x')).toBeInstanceOf(ApiError)
  })

  it('a cancelled call is recognised (C118)', () => {
    expect(isAbort(new DOMException('', 'AbortError'))).toBe(true)
    expect([new DOMException('', 'TimeoutError'), new Error('AbortError'), new ApiError(), null].some(isAbort)).toBe(
      false,
    )
  })
})
