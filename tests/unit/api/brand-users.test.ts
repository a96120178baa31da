import { expect, it } from 'vitest'

import { normaliseAs } from '~/api/normalise/normalise'

const users = [
  { id: 2, username: 'zoe', email: 'zoe@agence.example' },
  { id: '3', username: 'bob' },
  { id: 4, username: '2024' },
  { id: 5 },
]
const adminOf = (admin_user: unknown) => normaliseAs('BrandUsers', { users, admin_user }).admin_user

it.each<[unknown, number | undefined]>([
  [{ id: 2, username: 'zoe' }, 2],
  [3, 3],
  ['3', 3],
  ['bob', 3],
  ['2024', 4],
  [9, undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])(
  'the admin of a brand may be given by id or username, whose form B §3 leaves open: %j (BRD-06, ACC-29)',
  (given, id) => {
    expect(adminOf(given)?.id).toBe(id)
  },
)

it('an admin given by name is the whole user (BRD-06)', () => {
  expect(adminOf('zoe')).toMatchObject({ id: 2, email: 'zoe@agence.example', is_active: true })
})

it('the user who is marked as admin is the admin of an answer that names none (BRD-06, BRD-10)', () => {
  const marked = [users[0], { id: 6, username: 'lea', is_brand_admin: true }]
  expect(normaliseAs('BrandUsers', marked).admin_user?.id).toBe(6)
  expect(normaliseAs('BrandUsers', { users: marked }).admin_user?.id).toBe(6)
  expect(normaliseAs('BrandUsers', { users: marked, admin_user: null }).admin_user).toBeNull()
})
