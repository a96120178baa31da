import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import type { BrandUsers, UserBrand } from '~/api/generated/types.gen'
import { type AccessUser, brandsOf, usersOf } from '~/features/access/access-change'
import { type AccessStep, type Before, countOf, fewerCalls, restOf, bulkPlan } from '~/features/access/bulk/bulk-access'
import { bulkResult } from '~/features/shared/mutations/use-bulk'

const user = (id: number): AccessUser => ({
  id,
  username: `user${id}`,
  first_name: 'User',
  last_name: String(id),
  email: `user${id}@exemple.fr`,
  user_type: 'brand_member',
  is_active: true,
})
const brand = (id: number) => ({ id, name: `Brand ${id}` })
const ownBrand = (id: number, is_admin = false): UserBrand => ({ ...brand(id), company: 1, is_admin, is_active: true })
const brandUsers = (...members: [id: number, admin?: boolean][]): BrandUsers => ({
  users: members.map(([id, is_brand_admin = false]) => ({ ...user(id), company: 1, is_brand_admin })),
  admin_user: null,
})

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const calls = (steps: readonly AccessStep[]) =>
  steps.map((step) => [step.kind, step.by, idsOf(usersOf(step)), idsOf(brandsOf(step))])

const failure = (status_code: number) => new ApiError({ status_code })

describe('several users and several brands', () => {
  it('are written by whichever are fewer (ACC-09, ACC-11)', () => {
    expect(fewerCalls({ users: [user(1)], brands: [brand(1), brand(2)] })).toBe('user')
    expect(fewerCalls({ users: [user(1), user(2)], brands: [brand(1)] })).toBe('brand')
  })

  it('get only what they lack, one call for each user (ACC-11)', () => {
    const before: Before = {
      by: 'user',
      lists: new Map([
        [1, [ownBrand(10), ownBrand(99)]],
        [2, [ownBrand(10), ownBrand(11)]],
      ]),
    }
    const plan = bulkPlan({ kind: 'assign', users: [user(1), user(2)], brands: [brand(10), brand(11)] }, before)
    expect(calls(plan.steps)).toEqual([['assign', 'user', [1], [11]]])
    expect(plan.rows.map((row) => [row.name, row.before, row.after, row.changed, row.same])).toEqual([
      ['User 1', 2, 3, ['Brand 11'], ['Brand 10']],
      ['User 2', 2, 2, [], ['Brand 10', 'Brand 11']],
    ])
    expect([plan.changes, plan.same]).toEqual([1, 3])
  })

  it('lose only what they have, one call for each brand, and stop administering it (ACC-10, ACC-24)', () => {
    const before: Before = {
      by: 'user',
      lists: new Map([
        [1, [ownBrand(10, true)]],
        [2, [ownBrand(10), ownBrand(11)]],
      ]),
    }
    const plan = bulkPlan({ kind: 'remove', users: [user(1), user(2)], brands: [brand(10), brand(11)] }, before)
    expect(calls(plan.steps)).toEqual([
      ['remove', 'brand', [1, 2], [10]],
      ['remove', 'brand', [2], [11]],
    ])
    expect(plan.stopsAdmin.map(({ user: person, brand: of }) => [person.id, of.id])).toEqual([[1, 10]])
    expect(plan.steps.map((step) => step.kind === 'remove' && step.administered.length)).toEqual([1, 0])
  })

  it('are read by brand when there are fewer brands (ACC-09)', () => {
    const before: Before = { by: 'brand', lists: new Map([[10, brandUsers([1], [7, true])]]) }
    const plan = bulkPlan({ kind: 'assign', users: [user(1), user(2), user(3)], brands: [brand(10)] }, before)
    expect(calls(plan.steps)).toEqual([['assign', 'brand', [2, 3], [10]]])
    expect(plan.rows).toMatchObject([{ name: 'Brand 10', before: 2, after: 4, changed: ['User 2', 'User 3'] }])
  })

  it('as many as can be selected take one call each (ACC-15, ACC-27)', () => {
    const users = Array.from({ length: 100 }, (_, at) => user(at + 1))
    const brands = Array.from({ length: 100 }, (_, at) => brand(at + 1))
    const { steps } = bulkPlan({ kind: 'assign', users, brands }, { by: 'user', lists: new Map() })
    expect(steps).toHaveLength(100)
    expect(countOf(steps)).toBe(100 * 100)
  })

  it('after a failure, an unknown outcome or a limit, are continued with the rest (ACC-20)', () => {
    const change = { kind: 'assign', users: [1, 2, 3, 4, 5].map(user), brands: [1, 2, 3, 4, 5].map(brand) } as const
    const { steps } = bulkPlan(change, { by: 'user', lists: new Map() })
    const [first, second, third, fourth, fifth] = steps
    if (!first || !second || !third || !fourth || !fifth) throw new Error('Five steps')
    const limit = failure(429)
    const outcome = bulkResult(steps, {
      done: [first],
      failed: [
        { item: second, error: failure(403) },
        { item: third, error: failure(500) },
        { item: fourth, error: limit },
        { item: fifth, error: limit },
      ],
    })
    expect(outcome.failed.map(({ item }) => item)).toEqual([second])
    expect(outcome.unconfirmed.map(({ item }) => item)).toEqual([third])
    expect(outcome.left).toEqual([fourth, fifth])
    expect(restOf(outcome)).toEqual([third, second, fourth, fifth])
  })
})
