import { describe, expect, it } from 'vitest'

import { type AccessUser, brandsOf, usersOf } from '~/features/access/access-change'
import { copyPlan, removingSteps, stepsOfCopies } from '~/features/access/bulk/bulk-access'
import { MOST_PICKED } from '~/features/access/PickTable'

const lea: AccessUser = {
  id: 3,
  username: 'lea',
  first_name: 'Léa',
  last_name: 'Martin',
  email: 'lea@exemple.fr',
  user_type: 'brand_member',
  is_active: true,
}

const brand = (id: number, more: { is_active?: boolean; is_admin?: boolean } = {}) => ({
  id,
  name: `Brand ${id}`,
  company: 1,
  is_admin: false,
  is_active: true,
  ...more,
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('a copy of access', () => {
  it('adds the active brands that are missing, and removes none (ACC-05)', () => {
    const plan = copyPlan([brand(1), brand(2), brand(4, { is_active: false })], lea, [brand(2), brand(9)], false)
    expect(idsOf(plan.gained)).toEqual([1])
    expect([plan.before, plan.after]).toEqual([2, 3])
    expect(
      stepsOfCopies([plan]).map((step) => [step.kind, step.by, idsOf(usersOf(step)), idsOf(brandsOf(step))]),
    ).toEqual([['assign', 'user', [3], [1]]])
  })

  it('removes what the model lacks only when asked, and names what the user administers (ACC-07)', () => {
    const model = [brand(2), brand(4, { is_active: false })]
    const plan = copyPlan(model, lea, [brand(2), brand(4), brand(8, { is_admin: true }), brand(9)], true)
    expect(idsOf(plan.removal.brands)).toEqual([8, 9])
    expect(plan.removal.administered).toEqual([{ user: lea, brand: brand(8, { is_admin: true }) }])
    expect([plan.before, plan.after]).toEqual([4, 2])
    expect(stepsOfCopies([plan])).toEqual(
      plan.removal.brands.map((one) => ({
        kind: 'remove',
        by: 'brand',
        brand: one,
        users: [lea],
        administered: plan.removal.administered.filter(({ brand: { id } }) => id === one.id),
      })),
    )
  })

  it('is no change for a user who has these brands (ACC-05)', () => {
    expect(stepsOfCopies([copyPlan([brand(1)], lea, [brand(1)], true)])).toEqual([])
  })

  it('sends at most what one call may carry, and removes all users from a brand in one call (ACC-24, ACC-27)', () => {
    const hugo = { ...lea, id: 4 }
    const model = Array.from({ length: MOST_PICKED + 1 }, (_, at) => brand(at + 1))
    const own = [brand(1001), brand(1002, { is_admin: true })]
    const sent = stepsOfCopies([copyPlan(model, lea, own, true), copyPlan(model, hugo, [brand(1001)], true)])
    expect(sent.map((step) => [step.kind, idsOf(usersOf(step)), brandsOf(step).length])).toEqual([
      ['assign', [3], MOST_PICKED],
      ['assign', [3], 1],
      ['assign', [4], MOST_PICKED],
      ['assign', [4], 1],
      ['remove', [3, 4], 1],
      ['remove', [3], 1],
    ])
    expect(sent.flatMap((step) => idsOf(brandsOf(step)))).toEqual([...idsOf(model), ...idsOf(model), 1001, 1002])
    expect(removingSteps(sent).map(({ administered }) => administered.length)).toEqual([0, 1])
  })
})
