import type { UserBrand } from '~/api/generated/types.gen'
import { canBeGiven } from '~/permissions/permissions'

import { type AccessBrand, type AccessChange, type AccessPerson, type AskedChange, pairsOf } from '../access-change'
import { MOST_PICKED } from '../PickTable'
import { stepsOf } from '../several/several'

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

/** The calls that the plans need, each at most what one call may send. The API removes by brand only. */
export function stepsOfCopies(plans: readonly CopyPlan[]): AccessChange[] {
  const removals = plans.map(({ removal }) => removal)
  const administered = removals.flatMap((removal) => removal.administered)
  return [...plans.flatMap(gainsOf), ...stepsOf('remove', 'brand', removals.flatMap(pairsOf), administered)]
}

/** No call for a plan that gains nothing. */
function gainsOf({ user, gained }: CopyPlan): AccessChange[] {
  const steps: AccessChange[] = []
  for (let at = 0; at < gained.length; at += MOST_PICKED)
    steps.push({
      kind: 'assign',
      by: 'user',
      people: [user],
      brands: gained.slice(at, at + MOST_PICKED),
      administered: [],
    })
  return steps
}
