import fc from 'fast-check'

import type { BrandUser } from '~/api/generated/types.gen'
import type { AccessReview } from '~/features/access/review/access-review'

export const user = (id: number, more: Partial<BrandUser> = {}): BrandUser => ({
  id,
  username: `u${id}`,
  first_name: 'Ada',
  last_name: `Nom ${id}`,
  email: `u${id}@example.com`,
  user_type: 'brand_member',
  is_active: true,
  is_brand_admin: false,
  company: null,
  ...more,
})
const NAMES = ['Épicerie', '=SOMME(1;2)', '+33 6 12', '"Le Bar" Plage', "L'Étoile, -père", '007', '@Café; Bar', 'Zoé']
export const brand = (id: number, name = NAMES[id - 1] ?? `Marque ${id}`) => ({ id, name, is_active: true })
export const reviewOf = (
  users: readonly BrandUser[],
  brands: AccessReview['brands'],
  pairs: [number, readonly BrandUser[]][],
) =>
  ({
    users,
    brands,
    usersByBrand: new Map(pairs.map(([id, here]) => [id, new Map(here.map((one) => [one.id, one]))])),
    at: 0,
  }) satisfies AccessReview

const TYPES = ['brand_member', 'client_readonly', 'agency_admin'] as const
/** Users, brands and access between them; some brands could not be read. */
export const reviews = fc
  .record({
    users: fc.uniqueArray(fc.integer({ min: 1, max: 9 })),
    brands: fc.uniqueArray(fc.integer({ min: 1, max: 8 })),
    cells: fc.array(fc.nat(3), { minLength: 72, maxLength: 72 }),
    types: fc.array(fc.constantFrom(...TYPES), { minLength: 10, maxLength: 10 }),
    unread: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 2 }),
  })
  .map(({ users, brands, cells, types, unread }) => {
    const all = users.map((id) => user(id, { user_type: types[id] ?? 'brand_member' }))
    return reviewOf(
      all,
      brands.map((id) => brand(id)),
      brands
        .filter((id) => !unread.includes(id))
        .map((id) => [
          id,
          all.flatMap((one) => {
            const cell = cells[(id - 1) * 9 + one.id - 1] ?? 0
            return cell === 0 ? [] : { ...one, is_brand_admin: cell === 1 }
          }),
        ]),
    )
  })
