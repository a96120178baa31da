import { describe, expect, it } from 'vitest'

import { hasFilters, readUsersSearch, usersQuery } from '~/features/users/users-queries'

describe('the address of the users', () => {
  it('holds every filter of the list (USR-02)', () => {
    const all = { company: 1, user_type: 'brand_admin', is_active: true, search: 'léa', page: 2, page_size: 50 }
    expect(readUsersSearch(all)).toEqual(all)
  })

  it('drops what is out of range, and what B §7 does not know (BRD-03, K16)', () => {
    const odd = { page: 0, page_size: 500, company: -1, brand_admin: 4, ordering: 'name', search: 12, invite: 'no' }
    expect(readUsersSearch(odd)).toEqual({ search: '12' })
  })

  it('opens the dialog that invites', () => expect(readUsersSearch({ invite: 'true' })).toEqual({ invite: true }))

  it('names the user in the drawer, and ignores what is no id (USR-02)', () => {
    expect(readUsersSearch({ user: 12, page: 2 })).toEqual({ user: 12, page: 2 })
    for (const user of [0, -1, 1.5, 'abc', true]) expect(readUsersSearch({ user })).toEqual({})
  })

  it('requests the first page in its default size', () => {
    expect(usersQuery({})).toEqual({ page: 1, page_size: 20 })
    expect(hasFilters({ page: 2 })).toBe(false)
    expect(hasFilters({ user_type: 'x' })).toBe(true)
  })
})
