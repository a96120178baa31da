import { describe, expect, it } from 'vitest'

import type { AccessPerson } from '~/features/access/access-change'
import { changesOf, copyPlan } from '~/features/access/copy/copy-access'
import { MOST_PICKED } from '~/features/access/PickTable'

const lea: AccessPerson = {
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
    expect(changesOf(plan).map(({ kind, by, people, brands }) => [kind, by, idsOf(people), idsOf(brands)])).toEqual([
      ['assign', 'user', [3], [1]],
    ])
  })

  it('removes what the model lacks only when asked, and names what the user administers (ACC-07)', () => {
    const model = [brand(2), brand(4, { is_active: false })]
    const plan = copyPlan(model, lea, [brand(2), brand(4), brand(8, { is_admin: true }), brand(9)], true)
    expect(idsOf(plan.removal.brands)).toEqual([8, 9])
    expect(plan.removal.administered).toEqual([{ person: lea, brand: brand(8, { is_admin: true }) }])
    expect([plan.before, plan.after]).toEqual([4, 2])
    expect(changesOf(plan)).toEqual([plan.removal])
  })

  it('is no change for a user who has these brands (ACC-05)', () => {
    expect(changesOf(copyPlan([brand(1)], lea, [brand(1)], true))).toEqual([])
  })

  it('sends at most what one call may carry, and removes as much in one change (ACC-27)', () => {
    const model = Array.from({ length: MOST_PICKED + 1 }, (_, at) => brand(at + 1))
    const own = Array.from({ length: MOST_PICKED + 2 }, (_, at) => brand(at + 1001, { is_admin: at >= MOST_PICKED }))
    const sent = changesOf(copyPlan(model, lea, own, true))
    expect(sent.map(({ kind, brands }) => [kind, brands.length])).toEqual([
      ['assign', MOST_PICKED],
      ['assign', 1],
      ['remove', MOST_PICKED],
      ['remove', 2],
    ])
    expect(sent.flatMap(({ brands }) => idsOf(brands))).toEqual([...idsOf(model), ...idsOf(own)])
    expect(sent.map(({ administered }) => administered.length)).toEqual([0, 0, 0, 2])
  })
})
