import type { UserBrand } from '~/api/generated/types.gen'
import { canBeGiven } from '~/permissions/permissions'

import type { AccessBrand, AccessChange, AccessPerson, AskedChange } from '../access-change'
import { MOST_PICKED } from '../PickTable'

/** What changes for one user who gets the same brands as another. */
export type CopyPlan = {
  user: AccessPerson
  /** Number of brands before and after. */
  before: number
  after: number
  gained: readonly AccessBrand[]
  /** No brands unless some are removed. */
  removal: AskedChange
}

const lacks =
  (list: readonly UserBrand[]) =>
  ({ id: wanted }: UserBrand) =>
    !list.some(({ id }) => id === wanted)

/**
 * Active brands of the model that the user lacks are gained. No brand is removed unless `exact`: then those that the
 * model does not have.
 */
export function copyPlan(
  model: readonly UserBrand[],
  user: AccessPerson,
  brands: readonly UserBrand[],
  exact: boolean,
): CopyPlan {
  const gained = model.filter(canBeGiven).filter(lacks(brands))
  const removed = exact ? brands.filter(lacks(model)) : []
  const administered = removed.filter(({ is_admin }) => is_admin).map((brand) => ({ person: user, brand }))
  return {
    user,
    before: brands.length,
    after: brands.length + gained.length - removed.length,
    gained,
    removal: { kind: 'remove', by: 'user', people: [user], brands: removed, administered },
  }
}

/** The changes of access that a plan needs, each at most what one call may send. */
export function changesOf({ user, gained, removal }: CopyPlan): AccessChange[] {
  const gain: AccessChange = { kind: 'assign', by: 'user', people: [user], brands: gained, administered: [] }
  return [gain, removal].flatMap(inPieces)
}

/** Nothing for a change without brands. */
function inPieces(change: AccessChange): AccessChange[] {
  const pieces: AccessChange[] = []
  for (let at = 0; at < change.brands.length; at += MOST_PICKED) {
    const brands = change.brands.slice(at, at + MOST_PICKED)
    const administered = change.administered.filter(({ brand }) => brands.includes(brand))
    pieces.push({ ...change, brands, administered })
  }
  return pieces
}
