import { describe, expect, it } from 'vitest'

import { brandsQuery, hasFilters, readBrandFilters, readBrandsSearch } from '~/features/brands/brand-queries'
import { USER_COUNT } from '~/features/shared/user/user-texts'

describe('the address of the brands', () => {
  it('holds every filter of the list (BRD-01)', () => {
    const all = {
      company: 1,
      brand_admin: 2,
      is_active: false,
      search: 'café',
      ordering: '-name',
      page: 3,
      page_size: 50,
      administrator: 'none',
    }
    expect(readBrandsSearch(all)).toEqual(all)
    expect(readBrandsSearch({ administrator: 'somebody' })).toEqual({})
  })

  it('holds only what differs from the default (BRD-01)', () => {
    expect(readBrandFilters({ page: 1, page_size: 20, ordering: 'name' })).toEqual({})
    expect(brandsQuery({})).toEqual({ page: 1, page_size: 20, ordering: 'name' })
    // no documented call knows it
    expect(brandsQuery({ administrator: 'none' })).toEqual(brandsQuery({}))
    expect(brandsQuery({ page: 2, ordering: '-name' })).toEqual({ page: 2, page_size: 20, ordering: '-name' })
  })

  it.each(['company', '-url', '--name', 'name,url', 'password', 'Name', '-', 'name; drop', ''])(
    'with an order that the list does not offer requests the default: %s (BRD-01, C245)',
    (ordering) => {
      expect(brandsQuery(readBrandFilters({ ordering, is_active: true }))).toEqual({
        page: 1,
        page_size: 20,
        ordering: 'name',
        is_active: true,
      })
    },
  )

  it.each(['-name', USER_COUNT, `-${USER_COUNT}`, 'is_active', 'created_at', '-created_at'])(
    'with the order %s requests it (BRD-01)',
    (ordering) => {
      expect(readBrandFilters({ ordering })).toEqual({ ordering })
    },
  )

  it.each([
    [{ page: 'abc', page_size: 'x' }, {}],
    [{ page: 0, page_size: 0 }, { page_size: 1 }],
    [{ page: -3, page_size: 1e9 }, { page_size: 100 }],
    [{ is_active: 'foo', company: 'x', brand_admin: -1, status: 'foo', size: 7 }, {}],
  ])('with values that no filter has requests none: %j (C245)', (search, expected) => {
    expect(readBrandFilters(search)).toEqual(expected)
  })

  it.each([
    [{ search: 2024 }, { search: '2024' }],
    [{ search: true }, { search: 'true' }],
    [{ search: '   ' }, {}],
    // half a character, which no address can say
    [{ search: 'caf\ud83d\ude00é\ud800' }, { search: 'caf\ud83d\ude00é' }],
    [{ search: '\udc00' }, {}],
    [{ search: ['a'], company: '1', brand_admin: -1, is_active: 'yes', page: 'x' }, {}],
    [{ page: -3, page_size: 5000 }, { page_size: 100 }],
  ])('with %o is read as %o (BRD-02, BRD-03, C245)', (search, read) => expect(readBrandFilters(search)).toEqual(read))

  it('opens the form of a new brand', () => {
    expect(readBrandsSearch({ create: true })).toEqual({ create: true })
    expect(readBrandsSearch({ create: 'true' })).toEqual({ create: true })
    expect(readBrandsSearch({ create: 'maybe' })).toEqual({})
  })

  it('order and page leave nothing out', () => {
    expect(hasFilters({ ordering: '-name', page: 2, page_size: 100 })).toBe(false)
    expect(hasFilters({ is_active: false })).toBe(true)
    expect(hasFilters({ administrator: 'none' })).toBe(true)
  })
})
