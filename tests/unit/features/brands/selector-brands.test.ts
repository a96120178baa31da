import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BrandPage } from '~/api/generated/types.gen'
import { hasMorePages } from '~/api/list-pages'
import { brandsOf } from '~/features/brands/selector/use-brand-choice'

import { aBrand } from '../../../../stories/support/a-brand'

const aPage = (ids: number[], pagination?: Partial<NonNullable<BrandPage['pagination']>>): BrandPage => ({
  results: ids.map((id) => aBrand(id)),
  ...(pagination && { pagination: { count: ids.length, previous: null, next: null, ...pagination } }),
})

describe('the link to more brands', () => {
  it.each([
    ['nothing has come', [], false],
    ['a list without pagination is whole', [aPage([1, 2])], false],
    ['the last page says so', [aPage([1], { count: 21, next: 2 }), aPage([2], { count: 2 })], false],
    ['a next page is announced by its address', [aPage([1], { next: 'https://api.example/brands/?page=2' })], true],
    ['more are counted than have come', [aPage([1, 2], { count: 3 })], true],
    [
      'an empty page ends the list, whatever is counted',
      [aPage([1], { count: 9 }), aPage([], { count: 9, next: 3 })],
      false,
    ],
  ])('is shown or not: %s (SEL-06, BRD-04)', (_when, pages, more) => {
    expect(hasMorePages(pages)).toBe(more)
  })
})

describe('the list of the selector', () => {
  it('leaves out inactive ones, even where a server ignores the filter (SEL-04)', () => {
    const page = { results: [aBrand(1), { ...aBrand(2), is_active: false }, aBrand(3)] }
    expect(brandsOf([page]).map(({ id }) => id)).toEqual([1, 3])
  })

  it('shows a brand once, in the order of the server, when pages overlap (SEL-06)', () => {
    expect(brandsOf([aPage([3, 1]), aPage([1, 2])]).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('holds no brand twice, whatever the pages (SEL-06)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(30))), (pages) => {
        const ids = brandsOf(pages.map((page) => aPage(page))).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(ids)).toEqual(new Set(pages.flat()))
      }),
    )
  })
})
