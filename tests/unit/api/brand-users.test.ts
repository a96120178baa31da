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
  'BRD-06 ACC-29 · the admin of a brand may be given by id or username, whose form B §3 leaves open: %j',
  (given, id) => {
    expect(adminOf(given)?.id).toBe(id)
  },
)

it('BRD-06 · an admin given by name is the whole user', () => {
  expect(adminOf('zoe')).toMatchObject({ id: 2, email: 'zoe@agence.example', is_active: true })
})
