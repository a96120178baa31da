import { expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'

const adminOf = (brand_admin: unknown) =>
  normaliseAs('BrandPage', { results: [{ id: 1, brand_admin }] }).results[0]?.brand_admin

it('BRD-05 · names an administrator by the username, whatever form it came in', () => {
  expect(adminOf('zoe')).toBe('zoe')
  expect(adminOf(4)).toBe(4)
  expect(adminOf({ id: 4, username: 'zoe' })).toBe('zoe')
  expect(adminOf({ id: 4 })).toBe(4)
  expect(adminOf(null)).toBeNull()
})

it('BRD-05 · reads an administrator of plain digits as the id, but no other name and no company', () => {
  expect(adminOf('12')).toBe(12)
  for (const name of ['012', '12 ', '1.5', '-12', '12a', '9007199254740993']) expect(adminOf(name)).toBe(name)
  expect(adminOf({ id: 4, username: '12' })).toBe('12')
  expect(normaliseAs('Brand', { id: 1, company: '1664' }).company).toBe('1664')
})
