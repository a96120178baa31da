import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'

import { createBackend } from '#mocks'
import type { Call, MockApi } from '#mocks/core/define-api'
import { failure } from '#mocks/core/failure'
import { operationIds, routeOf } from '#mocks/core/route'
import type { UserRecord } from '#mocks/domain/records'
import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { operations } from '#mocks/generated/operations.gen'
import { createNodeSandbox } from '#mocks/node'

import { DOCUMENTED_CALLS } from '../../../openapi/documented-calls.ts'

describe('the handlers', () => {
  const { backend, server } = createNodeSandbox()
  const session = { headers: { Authorization: `Bearer ${backend.signIn(CLAIRE).access}` } }
  const ask = async (address: string, init: RequestInit = session) => (await fetch(address, init)).status

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  it('answer every operation, on any host', async () => {
    expect(operationIds).toHaveLength(DOCUMENTED_CALLS.length)
    expect(await ask('https://api.example/api/v1/brands/7/')).toBe(200)
    expect(await ask('http://localhost:4010/api/v1/brands/by_company/')).toBe(200)
    expect(await ask('http://localhost:4010/api/v1/users/me/')).toBe(200)
    expect(backend.counters).toMatchObject({ getBrand: 1, listBrandsByCompany: 1, getProfile: 1 })
  })

  it('give precedence to the answer of a story', async () => {
    server.use(...createBackend({ overrides: { brands: 0 } }).handlers())
    expect(await ask('https://api.example/api/v1/auth/me/')).toBe(401)
    server.resetHandlers()
    expect(await ask('https://api.example/api/v1/auth/me/')).toBe(200)
  })

  it('serve the security log at the origin of the given base (REG-41)', async () => {
    const handlers = createBackend().handlers('https://api.example/sous/api/v1/')
    const body = { timestamp: '2026-03-16T09:00:00Z', type: 'onboarding', event: 'started', data: {} }
    const post = (url: string) =>
      getResponse(handlers, new Request(url, { method: 'POST', body: JSON.stringify(body) }))
    expect((await post('https://api.example/api/security/onboarding/'))?.status).toBe(200)
    expect(await post('https://ailleurs.example/api/security/onboarding/')).toBeUndefined()
    const me = new Request('https://api.example/sous/api/v1/auth/me/')
    expect((await getResponse(handlers, me))?.status).toBe(401)
  })
})

describe('the paths', () => {
  it.each(operationIds)('%s is found by its path', (id) => {
    const { base, url, method } = operations[id]
    const address = `http://sandbox.example${base === 'origin' ? '' : '/api/v1'}${url.replaceAll(/:\w+/g, '7')}`
    expect(routeOf(new Request(address, { method: method.toUpperCase() }))).toMatchObject({ id })
  })

  it('need their trailing slash (decision 2)', () => {
    expect(routeOf(new Request('http://sandbox.example/api/v1/brands'))).toBe('unknown path')
    expect(routeOf(new Request('http://sandbox.example/api/v1/brands/', { method: 'DELETE' }))).toBe('unknown method')
    expect(routeOf(new Request('http://sandbox.example/api/v1/brands/%E0%A4%A/'))).toMatchObject({
      params: { id: '%E0%A4%A' },
    })
  })
})

describe('the types of the api, checked by the compiler', () => {
  it('require each operation', () => {
    expectTypeOf<Omit<MockApi, 'listBrands'>>().not.toExtend<MockApi>()
  })

  it('require the documented answer', () => {
    expectTypeOf<() => { is_valid: 'oui' }>().not.toExtend<MockApi['validateLanguageConfig']>()
    expectTypeOf<() => { is_valid: true }>().toExtend<MockApi['validateLanguageConfig']>()
  })

  it('have a caller where one is required', () => {
    expectTypeOf<Call<'getBrand'>['user']>().toEqualTypeOf<UserRecord>()
    expectTypeOf<Call<'login'>['user']>().toEqualTypeOf<undefined>()
    expectTypeOf<Call<'logSecurityEvent'>['user']>().toEqualTypeOf<undefined>()
  })
})

it('a failure has the documented fields (F §3)', async () => {
  const answer = failure(409, 'conflict', 'Déjà fait', { details: { name: ['Pris'] }, headers: { 'Retry-After': '3' } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '3'])
  expect(await answer.json()).toEqual({
    success: false,
    message: 'Déjà fait',
    code: 'conflict',
    details: { name: ['Pris'] },
    non_field_errors: [],
  })
})
