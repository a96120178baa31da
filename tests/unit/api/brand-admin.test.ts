import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'

const adminOf = (brand_admin: unknown) =>
  normaliseAs('BrandPage', { results: [{ id: 1, brand_admin }] }).results[0]?.brand_admin

it('an administrator is named by the username, in any form of the answer (BRD-05)', () => {
  expect(adminOf('zoe')).toBe('zoe')
  expect(adminOf(4)).toBe(4)
  expect(adminOf({ id: 4, username: 'zoe' })).toBe('zoe')
  expect(adminOf({ id: 4 })).toBe(4)
  expect(adminOf(null)).toBeNull()
  for (const none of [0, -3]) expect(adminOf(none)).toBeNull()
})

it('a name of plain digits is read as the id of an administrator, but no other name and no company (BRD-05)', () => {
  for (const id of ['12', '\u202A12\u202C', { id: 4, username: '12' }]) expect(adminOf(id)).toBe(12)
  for (const name of ['012', '12 ', '1.5', '-12', '12a', '9007199254740993']) expect(adminOf(name)).toBe(name)
  expect(normaliseAs('Brand', { id: 1, company: '1664' }).company).toBe('1664')
})

it('an answer that is read twice stays as it is (K45)', () => {
  const admin = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9]{1,4}$/),
    fc.integer(),
    fc.record({ id: fc.anything(), username: fc.anything() }),
  )
  fc.assert(
    fc.property(fc.record({ id: fc.nat(), name: fc.string(), brand_admin: admin }), (sent) => {
      const read = normaliseAs('Brand', sent)
      expect(normaliseAs('Brand', read)).toEqual(read)
    }),
  )
})
