import type { Brand, Member } from '~/api/generated/types.gen'
import { type Access, type AccessMode, adminChangeOf, type RequestedChange } from '~/features/access/access-change'
import { useAccessMutations } from '~/features/access/use-access-mutations'
import { useCreateBrand, useUpdateBrand } from '~/features/brands/brand-form'
import { useDeleteBrand } from '~/features/brands/DeleteBrandDialog'
import { useToggleBrand } from '~/features/brands/set-active'

import { CLAIRE } from '../../../mocks/domain/seed/named'
import type { World } from '../../../mocks/domain/world'
import { aBrand } from '../../../stories/support/a-brand'
import type { Driven, Write, WriteId } from './write'

const nothing = () => {}
export const brandOf = (world: World, id: number) => world.brands.find((brand) => brand.id === id)
export const personOf = (world: World, id: number) => world.users.find((user) => user.id === id)
export const named = (id: number): Brand => ({
  ...aBrand(id, 'Marque'),
  company: null,
  url: 'https://marque.example',
})
export const member = (id: number): Member => ({
  id,
  username: `u${id}`,
  first_name: 'Léa',
  last_name: '',
  email: '',
  user_type: 'brand_member',
  is_active: true,
})

/** Léa (3) works for the brands 1, 3 and 6; Bastien (2) administers the first three. */
export const accessOf = (by: AccessMode, user: number, brand: number): Access =>
  by === 'user'
    ? { by, user: member(user), brands: [named(brand)] }
    : { by, brand: named(brand), users: [member(user)] }

function useAccess(asked: RequestedChange): Driven {
  const { run } = useAccessMutations()
  return { run: () => run(asked) }
}

/** The writes of brands, and of the access to them. */
export const BRAND_WRITES = {
  createBrand: {
    as: CLAIRE,
    use: function Create() {
      const { save, failure } = useCreateBrand(nothing)
      return {
        run: () => save({ name: 'Maison Neuve', url: '', is_active: true }),
        failures: [failure],
      }
    },
    times: ({ brands }) => brands.filter(({ name }) => name === 'Maison Neuve').length,
    once: true,
  },
  updateBrand: {
    as: CLAIRE,
    use: function Update() {
      const { save, failure } = useUpdateBrand(named(1), nothing)
      return {
        run: () => save({ name: 'Maison Neuve', url: 'https://marque.example', is_active: true }),
        failures: [failure],
      }
    },
    times: ({ brands }) => brands.filter(({ name }) => name === 'Maison Neuve').length,
  },
  deleteBrand: {
    as: CLAIRE,
    use: function Delete() {
      const { remove, failure } = useDeleteBrand(nothing)
      return { run: () => remove(named(1)), failures: [failure] }
    },
    times: (world) => (brandOf(world, 1) ? 0 : 1),
  },
  toggleBrandActive: {
    as: CLAIRE,
    use: function Toggle() {
      const { toggle } = useToggleBrand()
      return { run: () => toggle(named(1)) }
    },
    times: (world) => (brandOf(world, 1)?.is_active ? 0 : 1),
  },
  assignBrandUsers: {
    as: CLAIRE,
    use: () => useAccess({ kind: 'assign', ...accessOf('brand', 3, 2) }),
    times: (world) => (personOf(world, 3)?.brand_ids.includes(2) ? 1 : 0),
  },
  assignUserBrands: {
    as: CLAIRE,
    use: () => useAccess({ kind: 'assign', ...accessOf('user', 3, 2) }),
    times: (world) => (personOf(world, 3)?.brand_ids.includes(2) ? 1 : 0),
  },
  removeBrandUsers: {
    as: CLAIRE,
    use: () => useAccess({ kind: 'remove', ...accessOf('user', 3, 1), administered: [] }),
    times: (world) => (personOf(world, 3)?.brand_ids.includes(1) ? 0 : 1),
  },
  setBrandAdmin: {
    as: CLAIRE,
    use: () => useAccess(adminChangeOf(member(3), [named(1)], 'brand')),
    times: (world) => (brandOf(world, 1)?.admin_id === 3 ? 1 : 0),
  },
  promoteToBrandAdmin: {
    as: CLAIRE,
    use: () => useAccess(adminChangeOf(member(3), [named(1)], 'user')),
    times: (world) => (brandOf(world, 1)?.admin_id === 3 ? 1 : 0),
  },
} satisfies Partial<Record<WriteId, Write>>
