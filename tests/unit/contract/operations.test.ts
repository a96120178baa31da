import { describe, expect, expectTypeOf, it } from 'vitest'

import { operations as rows, type OperationId, type Operations } from '#mocks/generated/operations.gen'
import {
  bareOperations,
  neededWrites,
  operations,
  optionalReads,
  originOperations,
  publicOperations,
} from '~/api/generated/operations.gen'

/** The first matching row, as in a router. */
const named = (method: string, path: string) =>
  Object.entries(operations).find(([, call]) => {
    const [verb, pattern = ''] = call.split(' ')
    return verb === method && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
  })?.[0]

describe('the table of operations', () => {
  it('finds a call by method and path, paths without parameters first', () => {
    expect(named('GET', '/brands/7/')).toBe('getBrand')
    expect(named('GET', '/brands/by_company/')).toBe('listBrandsByCompany')
    expect(named('GET', '/users/me/')).toBe('getProfile')
    expect(named('PATCH', '/users/7/')).toBe('updateProfile')
    expect(named('GET', '/onboarding/invitations/status/abc/')).toBe('getInvitationStatus')
    expect(named('GET', '/brands/7')).toBeUndefined()
  })

  it('is the same for the app and for the sandbox', () => {
    const ofSandbox = Object.entries(rows).map(([id, { method, url }]) => [
      id,
      `${method.toUpperCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
    ])
    expect(ofSandbox).toEqual(Object.entries(operations))
  })

  it('puts the security log below the origin (REG-41, decision 2)', () => {
    expect([...originOperations]).toEqual(['logSecurityEvent'])
    expect(rows.logSecurityEvent.base).toBe('origin')
  })

  it('lists the public and bare operations, and those whose data is due', () => {
    expect([...publicOperations]).toEqual(['login', 'register', 'refreshTokens', 'getInvitationStatus'])
    expect([...bareOperations]).toEqual(['register', 'refreshTokens'])
    expect(optionalReads).toContain('getBusinessStatus')
    expect(optionalReads).not.toContain('getCurrentUser')
    expect(neededWrites).toContain('login')
    expect(neededWrites).not.toContain('deleteBrand')
  })
})

describe('the types of a sandbox, checked by the compiler', () => {
  type Api = { [Id in OperationId]: () => Operations[Id]['answer'] }
  type Complete = (api: Api) => void

  it('require a handler for each operation', () => {
    expectTypeOf<Api>().toExtend<Parameters<Complete>[0]>()
    expectTypeOf<Omit<Api, 'listBrands'>>().not.toExtend<Parameters<Complete>[0]>()
  })

  it('require the documented answer', () => {
    expectTypeOf<{ results: [] }>().toExtend<Operations['listBrands']['answer']>()
    expectTypeOf<{ items: [] }>().not.toExtend<Operations['listBrands']['answer']>()
    expectTypeOf<{ is_valid: 'yes' }>().not.toExtend<Operations['validateLanguageConfig']['answer']>()
    expectTypeOf<undefined>().toExtend<Operations['deleteBrand']['answer']>()
    expectTypeOf<undefined>().not.toExtend<Operations['getBrand']['answer']>()
  })

  it('include parameters and body', () => {
    expectTypeOf<Operations['getBrand']['request']['path']>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<Operations['upgradeTrial']['request']['body']['plan_type']>().toEqualTypeOf<
      'solo_starter' | 'solo_business' | 'solo_enterprise' | 'agency_starter' | 'agency_business' | 'agency_scale'
    >()
  })
})
