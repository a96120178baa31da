import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { adminFilters, brandFilters } from '~/validation/call-parameters'

import { runs } from '../../support/fuzz'

describe('the filters of the brand calls', () => {
  it.each([
    [{ page_size: 0 }, { page_size: 1 }],
    [{ page_size: -5 }, { page_size: 1 }],
    [{ page_size: 101 }, { page_size: 100 }],
    [{ page_size: 20.7 }, { page_size: 20 }],
    [{ page: 0 }, { page: 1 }],
    [{ page: -1 }, { page: 1 }],
    [{ page: 3 }, { page: 3 }],
    [{ page: Number.NaN, page_size: Infinity }, {}],
    [{ page: '2', page_size: '20' }, {}],
  ])('%o is sent as %o: clamped (BRD-02, K16)', (filters, sent) => expect(brandFilters(filters)).toEqual(sent))

  it('searches are trimmed, empty ones dropped, anything else kept (BRD-01, BRD-02, C181)', () => {
    expect(brandFilters({ search: '  Léa %\\ 😀 ', ordering: ' -name ' })).toEqual({
      search: 'Léa %\\ 😀',
      ordering: '-name',
    })
    expect(brandFilters({ search: '  ', ordering: '' })).toEqual({})
    expect(brandFilters({ search: 'x'.repeat(10_000) }).search).toHaveLength(10_000)
  })
})

describe('the filters of the administration lists', () => {
  it.each([
    [{ page_size: 0 }, {}],
    [{ page_size: 101 }, {}],
    [{ page_size: 100 }, { page_size: 100 }],
    [{ page_size: 1.5 }, {}],
    [{ page: 0 }, {}],
    [{ page: 2 }, { page: 2 }],
    [{ company: 0, brand_admin: -1 }, {}],
    [
      { company: 4, brand_admin: 5 },
      { company: 4, brand_admin: 5 },
    ],
    [{ is_active: false }, { is_active: false }],
    [{ is_active: 'true' }, {}],
    [{ is_active: null, search: ' ' }, {}],
    [
      { user_type: 'brand_admin', search: ' a ' },
      { user_type: 'brand_admin', search: 'a' },
    ],
  ])('%o is sent as %o: dropped (BRD-03, ACC-14, K16)', (filters, sent) => expect(adminFilters(filters)).toEqual(sent))
})

it('the result for any input is in range (BRD-02, BRD-03, K16)', () => {
  const filters = fc.record(
    {
      page: fc.anything(),
      page_size: fc.oneof(fc.double(), fc.integer({ min: -200, max: 200 }), fc.anything()),
      company: fc.anything(),
      is_active: fc.anything(),
      search: fc.oneof(fc.string(), fc.anything()),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(filters, fc.constantFrom(brandFilters, adminFilters), (asked, clean) => {
      const { page = 1, page_size = 1, company = 1, is_active = true, search = 'x' } = clean(asked)
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      expect(Number.isInteger(page_size) && page_size >= 1 && page_size <= 100).toBe(true)
      expect(Number.isSafeInteger(company) && company >= 1).toBe(true)
      expect(typeof is_active).toBe('boolean')
      expect(search.trim()).toBe(search)
      expect(search).not.toBe('')
    }),
    runs(100_000),
  )
})
