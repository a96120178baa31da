import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

import { limits as sandboxLimits } from '#mocks/generated/limits.gen'
import { operations } from '#mocks/generated/operations.gen'
import * as wire from '#mocks/generated/zod.gen'
import { limits } from '~/api/generated/limits.gen'

const takes = (schema: ZodMiniType, value: unknown) => schema.safeParse(value).success
const text = (length: number, character = 'a') => character.repeat(length)
const registration = {
  email: 'claire@atelier-lumiere.example',
  password: 'Lumiere!2026',
  password_confirm: 'Lumiere!2026',
  first_name: 'Claire',
  last_name: 'Fontaine',
}

const passwordOf = (length: number, character: string) => ({
  current_password: 'x',
  new_password: text(length, character),
  new_password_confirm: text(length, character),
})

describe('the limits', () => {
  it('are those of the documents (F §5, §9; B §5, §9)', () => {
    expect(limits.loginRequest).toEqual({ email: { minLength: 3, maxLength: 254 }, password: { minLength: 8 } })
    expect(limits.registration).toEqual({
      email: { maxLength: 254 },
      password: { minLength: 8, maxLength: 128 },
      password_confirm: { minLength: 8, maxLength: 128 },
      first_name: { minLength: 2, maxLength: 50 },
      last_name: { minLength: 2, maxLength: 50 },
    })
    expect(limits.fullRegistration.username).toEqual({ minLength: 3, maxLength: 30 })
    expect(limits.fullRegistration.first_name.maxLength).toBe(150)
    expect(limits.businessSetup.business_name).toEqual({ minLength: 2, maxLength: 100 })
    expect(limits.invitationInput.invitation_message.maxLength).toBe(1000)
    expect(limits.profileUpdate.first_name.maxLength).toBe(150)
    expect(limits.profileUpdate.phone.maxLength).toBe(20)
    expect(limits.profileUpdate.position.maxLength).toBe(100)
    expect(limits.passwordChange.new_password).toEqual({ minLength: 8, maxLength: 128 })
    expect(limits.brandInput).toEqual({ name: { minLength: 1, maxLength: 100 }, url: { maxLength: 2000 } })
    expect(limits.userIds.user_ids).toEqual({ minItems: 1, maxItems: 100 })
    expect(limits.brandIds.brand_ids).toEqual({ minItems: 1, maxItems: 100 })
    expect(limits.listBrands.page_size).toEqual({ minimum: 1, maximum: 100 })
    expect(limits.listUsers.page_size).toEqual({ minimum: 1, maximum: 100 })
  })

  it('are the same for the forms and for the sandbox', () => {
    expect(sandboxLimits).toEqual(limits)
  })
})

describe('the sandbox checks a body', () => {
  it('counting code points, not UTF-16 units (C154, K48)', () => {
    expect([7, 8, 128, 129].filter((length) => takes(wire.zPasswordChange, passwordOf(length, '😀')))).toEqual([8, 128])
  })

  it('without counting UTF-16 units', () => {
    const source = readFileSync('mocks/generated/zod.gen.ts', 'utf8')
    const lengths = source.split('\n').filter((line) => /z\.(min|max)Length/.test(line))
    expect(lengths.filter((line) => !line.includes('z.array('))).toEqual([])
    expect(source).toContain('z.email().check(atMost(254))).check(z.minLength(1))')
  })

  it('of a registration, naming each field that is too short', () => {
    const { error } = operations.register.body.safeParse({ ...registration, first_name: 'C', password: 'court' })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['password', 'first_name'])
  })

  it('of the wider registration, keeping its extra fields (F §5, K6)', () => {
    const wider = { ...registration, username: 'claire', accept_terms: true, first_name: text(150) }
    expect(operations.register.body.safeParse(wider).data).toEqual(wider)
  })

  it('of a brand, whose url may be removed', () => {
    const good = [null, '', 'http://a.example', 'https://a.example']
    const bad = ['a.example', 'javascript:alert(1)', 'ftp://a.example', `https://${text(2000)}`]
    expect([...bad, ...good].filter((url) => takes(wire.zBrandPatch, { url }))).toEqual(good)
  })

  it('of a brand, whose name has no control characters or angle brackets', () => {
    const names = ['', 'a\u0000b', 'a<b', 'a>b', 'a\nb', 'Fleurs & Sens']
    expect(names.filter((name) => takes(wire.zBrandInput, { name }))).toEqual(['Fleurs & Sens'])
  })
})

describe('the sandbox checks a query', () => {
  it('converting text to numbers and booleans, and keeping text as text (ACC-14)', () => {
    const query = { page: '2', page_size: '100', is_active: 'false', search: '2024', user_type: 'true' }
    expect(operations.listUsers.query.safeParse(query).data).toEqual({
      page: 2,
      page_size: 100,
      is_active: false,
      search: '2024',
      user_type: 'true',
    })
  })

  it.each([{ page_size: '101' }, { page_size: '0' }, { page: '1.5' }, { is_active: 'oui' }, { company: '' }])(
    'refusing %o (K16)',
    (query) => {
      expect(operations.listBrands.query.safeParse(query).success).toBe(false)
    },
  )

  it.each(['0', '-1', 'x', '1e3', ''])('refusing the id %o', (id) => {
    expect(operations.getBrand.path.safeParse({ id }).success).toBe(false)
  })
})
