import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  type Access,
  type AccessUser,
  type UserAndBrand,
  type AdminChange,
  adminChangeOf,
  type Removal,
} from '~/features/access/access-change'
import { assign, remove } from '~/features/access/access-queries'
import { previewOf, stopsByUser } from '~/features/access/AccessDialog'
import { makeAdmin } from '~/features/access/admin-queries'
import { MOST_PICKED, pick } from '~/features/access/PickTable'

const user = (id: number, more: Partial<AccessUser> = {}): AccessUser => ({
  id,
  username: `person_${id}`,
  first_name: 'Person',
  last_name: String(id),
  email: `person.${id}@example.com`,
  user_type: 'brand_member',
  is_active: true,
  ...more,
})

const brand = (id: number) => ({ id, name: `Brand ${id}` })
const SELF = 1

const ofBrand = (users: readonly AccessUser[]): Access => ({ by: 'brand', brand: brand(7), users })
const removal = (users: readonly AccessUser[], administered: readonly UserAndBrand[] = []): Removal => ({
  ...ofBrand(users),
  kind: 'remove',
  administered,
})
const adminChange = (one: AccessUser, before?: AdminChange['before']): AdminChange => ({
  ...adminChangeOf(one, [brand(7)], 'brand'),
  ...(before && { before }),
})

const ids = (pairs: readonly { user: { id: number } }[]) => pairs.map((pair) => pair.user.id)

/** The users of the brand 7 before a change, and which of them administers it. */
const usersBefore = (admin: number | null, ...users: number[]): NonNullable<AdminChange['before']> => {
  const member = (id: number) => ({ ...user(id), is_brand_admin: id === admin, company: 1 })
  return new Map([[7, { users: users.map(member), admin_user: admin === null ? null : member(admin) }]])
}

const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('the preview of a change', () => {
  it('counts the removed as losing access, except those whose role reaches every brand', () => {
    const { gains, byRole, loses } = previewOf(removal([user(2), user(3, { user_type: 'agency_admin' })]), SELF)
    expect([ids(gains), ids(byRole), ids(loses)]).toEqual([[], [3], [2]])
  })

  it('names who loses access, who is no longer administrator, and the brand left without one', () => {
    const preview = previewOf(removal([user(2), user(3)], [{ user: user(3), brand: brand(7) }]), SELF)
    expect(ids(preview.loses)).toEqual([2, 3])
    expect(ids(preview.stopsAdmin)).toEqual([3])
    expect(preview.withoutAdmin).toEqual([brand(7)])
    expect(preview.own).toBeUndefined()
  })

  it('names the present administrator, and whether the new one gains access too (ACC-25)', () => {
    const preview = previewOf(adminChange(user(2), usersBefore(5, 5)), SELF)
    expect([ids(preview.becomesAdmin), ids(preview.stopsAdmin), ids(preview.gains)]).toEqual([[2], [5], [2]])
    expect(previewOf(adminChange(user(2), usersBefore(5, 2, 5)), SELF).gains).toEqual([])
    expect(previewOf(adminChange(user(2), usersBefore(null, 2)), SELF).stopsAdmin).toEqual([])
  })

  it('says of each user once of how many brands they stop being administrator (ACC-25)', () => {
    const stops = many(200).map((id) => ({ user: user(id === 200 ? 3 : 2), brand: brand(id) }))
    expect(stopsByUser(stops).map((pairs) => [pairs[0]?.user.id, pairs.length])).toEqual([
      [2, 199],
      [3, 1],
    ])
  })

  it('warns when it concerns the user’s own account, whose role may keep the access (ACC-28)', () => {
    const own = user(SELF)
    expect(previewOf(removal([own]), SELF).own).toBe('access')
    const agency = user(SELF, { user_type: 'agency_admin' })
    expect(previewOf(removal([agency]), SELF).own).toBeUndefined()
    expect(previewOf(removal([agency], [{ user: agency, brand: brand(7) }]), SELF).own).toBe('admin')
    expect(previewOf(adminChange(user(2), usersBefore(SELF)), SELF).own).toBe('admin')
  })
})

describe('the selection', () => {
  it('never passes a hundred, keeps what is out of view, and says that more was selected (ACC-27)', () => {
    fc.assert(
      fc.property(fc.nat(150), fc.nat(150), (known, more) => {
        const before = new Map(Array.from({ length: Math.min(known, MOST_PICKED) }, (_, id) => [id + 1, user(id + 1)]))
        const inView = Array.from({ length: more }, (_, at) => user(1000 + at))
        const asked = new Set([...before.keys(), ...inView.map(({ id }) => id)])
        const { rows, full } = pick(before, inView, asked)
        expect(rows.size).toBe(Math.min(asked.size, MOST_PICKED))
        expect([...before.keys()].every((id) => rows.has(id))).toBe(true)
        expect(full).toBe(asked.size > MOST_PICKED)
      }),
    )
  })

  it('drops what was unticked', () => {
    const before = new Map([2, 3].map((id) => [id, user(id)]))
    expect([...pick(before, [user(2)], new Set([3])).rows.keys()]).toEqual([3])
  })
})

describe('a call that breaks the rules', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['nobody (ACC-16)', ofBrand([]), 'User IDs must be a non-empty array'],
    [
      '101 people (ACC-15, C217)',
      ofBrand(many(101).map((id) => user(id))),
      'Cannot assign more than 100 users at once',
    ],
    [
      '101 brands (ACC-15, C217)',
      { by: 'user', user: user(2), brands: many(101).map(brand) } satisfies Access,
      'Cannot assign more than 100 brands at once',
    ],
    ['the same twice (ACC-15, C218)', ofBrand([user(2), user(2)]), 'User IDs must not be given twice'],
    ['no id (ACC-15, C218)', ofBrand([user(0)]), 'All user IDs must be valid positive integers'],
  ])('is never made: %s', async (_title, asked, message) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await expect(assign(asked)).rejects.toThrow(message)
    await expect(remove(asked)).rejects.toThrow(message)
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([{ is_active: false }, { user_type: 'client_readonly' as const }])(
    'with %j makes nobody administrator of a brand (ACC-08, C223)',
    async (flaw) => {
      const fetched = vi.spyOn(globalThis, 'fetch')
      await expect(makeAdmin(adminChange(user(2, flaw)))).rejects.toThrow()
      expect(fetched).not.toHaveBeenCalled()
    },
  )
})
