import { beforeEach, describe, expect, it } from 'vitest'

import { readLayout } from '~/design/data/ColumnMenu'
import { readBrandFilters } from '~/features/brands/brand-queries'
import { createViews } from '~/features/shared/lists/ViewsMenu'
import { createSafeStorage } from '~/platform/storage'

const storage = createSafeStorage(() => undefined)
const of = { list: 'brands', userId: 1, read: readBrandFilters } as const
const views = (value: unknown) => {
  storage.setItem('list-views', JSON.stringify(value))
  return createViews(storage).read(of)
}

beforeEach(() => ['list-views', 'columns.brands'].forEach((key) => storage.removeItem(key)))

describe('the stored views of a user', () => {
  it('are those of this user and this list (BRD-22)', () => {
    const stored = {
      u1: { brands: [{ name: 'Fermées', search: { is_active: false } }], users: [{ name: 'y', search: {} }] },
      u2: { brands: [{ name: 'x', search: {} }] },
    }
    expect(views(stored)).toEqual([{ name: 'Fermées', search: { is_active: false } }])
  })

  it.each([
    null,
    'x',
    [],
    { u1: 'x' },
    { u1: { brands: 'x' } },
    { u1: { brands: [null, { name: '' }, { name: 4, search: {} }, { name: 'a' }] } },
  ])('are none in %j (BRD-22, C068)', (stored) => expect(views(stored)).toEqual([]))

  it('hold no filter the list does not know (BRD-22)', () => {
    expect(views({ u1: { brands: [{ name: 'a', search: { company: -4, search: 7, evil: 1 } }] } })).toEqual([
      { name: 'a', search: { search: '7' } },
    ])
  })
})

describe('the columns of a list', () => {
  it.each(['', '{', 'null', '[]', '{"hidden":"url","widths":[1]}', '{"widths":{"name":"12","url":-4}}'])(
    'are the default ones where %j is stored (BRD-22, C068)',
    (stored) => {
      storage.setItem('columns.brands', stored)
      expect(readLayout('brands', storage)).toEqual({ hidden: [], widths: {} })
    },
  )

  it('are as the user left them (BRD-22)', () => {
    storage.setItem('columns.brands', JSON.stringify({ hidden: ['url'], widths: { name: 200 } }))
    expect(readLayout('brands', storage)).toEqual({ hidden: ['url'], widths: { name: 200 } })
  })
})
