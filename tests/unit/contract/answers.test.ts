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
  it('an added field or a new enumeration value is not a drift (C113)', () => {
    expect(accepts(client.zUser, { ...user, favourite_colour: 'bleu', user_type: 'brand_owner' })).toBe(true)
  })

  it.each(Object.keys(user))('a user without %s is a drift', (field) => {
    expect(accepts(client.zUser, { ...user, [field]: undefined })).toBe(false)
  })

  it('an id that is a text, unsafe, zero or negative is a drift (C109)', () => {
    const ids = ['1', 2 ** 53, 0, -1, 1.5, null]
    expect(ids.filter((id) => accepts(client.zUser, { ...user, id }))).toEqual([])
  })

  it('brands may be ids or objects with an id (C110)', () => {
    for (const brands of [[], [1, 2], [{ id: 1 }], [1, { id: 2, name: 'Brasserie du Port' }]])
      expect(accepts(client.zUser, { ...user, brands })).toBe(true)
    for (const brands of [['1'], [{ id: null }], {}]) expect(accepts(client.zUser, { ...user, brands })).toBe(false)
  })

  it('a list of brands may lack its pagination (F §3), never its results', () => {
    expect(accepts(client.zBrandPage, { results: [] })).toBe(true)
    expect(accepts(client.zBrandPage, { pagination: { count: 0, previous: null, next: null } })).toBe(false)
  })

  it('a refresh may have a new refresh token and either name for the seconds (SES-49, K15)', () => {
    for (const more of [{}, { refresh: 'r' }, { expires_in: 900 }, { access_expires_in: 900 }])
      expect(accepts(client.zRefreshTokensResponse, { access: 'a', ...more })).toBe(true)
    expect(accepts(client.zRefreshTokensResponse, { refresh: 'r' })).toBe(false)
  })

  it('a "not shown" answer is never a drift (decision 6)', () => {
    const undocumented = calls
      .filter((call) => !answerOf(call, contract).documented)
      .map(({ operationId }) => operationId)
    expect(Object.keys(responseSchemas).filter((id) => undocumented.includes(id))).toEqual([])
    expect(Object.keys(responseSchemas).length + undocumented.length).toBe(calls.length)
    fc.assert(fc.property(fc.jsonValue(), (entry) => accepts(client.zLoginHistory, { login_history: [entry] })))
    expect(accepts(client.zLoginHistory, {})).toBe(false)
  })
})

describe('what the sandbox may answer', () => {
  it('a closed enumeration has its documented values only', () => {
    expect(accepts(wire.zUser, user)).toBe(true)
    expect(accepts(wire.zUser, { ...user, user_type: 'agency-admin' })).toBe(false)
  })

  it('"any other value is shown as is": a status may have any value', () => {
    expect(accepts(wire.zInvitation, { status: 'bounced' })).toBe(true)
  })

  it('every "not shown" shape is optional throughout and allows unknown properties (decision 6)', () => {
    const ours = Object.entries(contract.components.schemas).filter(([, schema]) => schema['x-undocumented'])
    expect(ours.length).toBeGreaterThan(15)
    expect(ours.filter(([, schema]) => schema.required || schema.additionalProperties !== true)).toEqual([])
  })

  it('data without an envelope is an error, except for refresh and register (decision 4)', () => {
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
