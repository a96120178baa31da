import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

import { operations } from '#mocks/generated/operations.gen'
import * as wire from '#mocks/generated/zod.gen'
import { responseSchemas } from '~/api/generated/response-schemas.gen'
import * as client from '~/api/generated/zod.gen'

import { bundle } from '../../../openapi/bundle.ts'
import { callsOf, successOf } from '../../../openapi/description.ts'
import { answerOf } from '../../../openapi/emit/answers.ts'

const contract = bundle()
const calls = callsOf(contract)
const accepts = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).success

const user = {
  id: 1,
  email: 'claire@atelier-lumiere.example',
  username: 'claire_fontaine',
  first_name: 'Claire',
  last_name: 'Fontaine',
  phone: null,
  position: 'Directrice',
  user_type: 'agency_admin',
  is_active: true,
  permissions_summary: { is_company_admin: true },
}

describe('the check of documented answers', () => {
  it('finds no drift in an added field or a new enumeration value (C113)', () => {
    expect(accepts(client.zUser, { ...user, favourite_colour: 'bleu', user_type: 'brand_owner' })).toBe(true)
  })

  it.each(Object.keys(user))('finds a drift in a user without %s', (field) => {
    expect(accepts(client.zUser, { ...user, [field]: undefined })).toBe(false)
  })

  it('finds a drift in an id that is a text, unsafe, zero or negative (C109)', () => {
    const ids = ['1', 2 ** 53, 0, -1, 1.5, null]
    expect(ids.filter((id) => accepts(client.zUser, { ...user, id }))).toEqual([])
  })

  it('accepts brands as ids or as objects with an id (C110)', () => {
    for (const brands of [[], [1, 2], [{ id: 1 }], [1, { id: 2, name: 'Brasserie du Port' }]])
      expect(accepts(client.zUser, { ...user, brands })).toBe(true)
    for (const brands of [['1'], [{ id: null }], {}]) expect(accepts(client.zUser, { ...user, brands })).toBe(false)
  })

  it('accepts a list of brands without pagination, never without results', () => {
    expect(accepts(client.zBrandPage, { results: [] })).toBe(true)
    expect(accepts(client.zBrandPage, { pagination: { count: 0, previous: null, next: null } })).toBe(false)
  })

  it('accepts a refresh with a new refresh token, and either name for the seconds (SES-49, K15)', () => {
    for (const more of [{}, { refresh: 'r' }, { expires_in: 900 }, { access_expires_in: 900 }])
      expect(accepts(client.zRefreshTokensResponse, { access: 'a', ...more })).toBe(true)
    expect(accepts(client.zRefreshTokensResponse, { refresh: 'r' })).toBe(false)
  })

  it('finds no drift in a "not shown" answer (decision 6)', () => {
    const undocumented = calls
      .filter((call) => !answerOf(call, contract).documented)
      .map(({ operationId }) => operationId)
    expect(Object.keys(responseSchemas).filter((id) => undocumented.includes(id))).toEqual([])
    expect(Object.keys(responseSchemas).length + undocumented.length).toBe(calls.length)
    fc.assert(fc.property(fc.jsonValue(), (entry) => accepts(client.zLoginHistory, { login_history: [entry] })))
    expect(accepts(client.zLoginHistory, {})).toBe(false)
  })
})

describe('the check of the sandbox’s answers', () => {
  it('accepts the documented values only of a closed enumeration', () => {
    expect(accepts(wire.zUser, user)).toBe(true)
    expect(accepts(wire.zUser, { ...user, user_type: 'agency-admin' })).toBe(false)
  })

  it('accepts any status, where "any other value is shown as is"', () => {
    expect(accepts(wire.zInvitation, { status: 'bounced' })).toBe(true)
  })

  it('accepts a "not shown" shape without any property, and with unknown ones (decision 6)', () => {
    const ours = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-undocumented'])
    expect(ours.length).toBeGreaterThan(15)
    expect(ours.filter(([, schema]) => schema.required || schema.additionalProperties !== true)).toEqual([])
  })

  it('accepts data without an envelope for refresh and register only (decision 4)', () => {
    const bare = calls.filter((call) => {
      const data = dataIn(successOf(call).media?.example)
      return data !== undefined && accepts(rowOf(call.operationId).response, data)
    })
    expect(bare.map(({ operationId }) => operationId)).toEqual(['register', 'refreshTokens'])
  })
})

/** The data of an example. An answer without an envelope is its own data. */
const dataIn = (example: unknown) =>
  typeof example === 'object' && example !== null && 'success' in example
    ? 'data' in example
      ? example.data
      : undefined
    : example

function rowOf(id: string) {
  const row = Object.entries(operations).find(([name]) => name === id)?.[1]
  if (!row) throw new Error(`No operation ${id}`)
  return row
}
