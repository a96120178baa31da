import { describe, expect, it } from 'vitest'

import { dormantPage } from '~/features/access/access-queries'
import { FIRST_VIEW } from '~/features/shared/lists/use-list-filters'
import { accessSearch, readAccessTarget } from '~/features/shared/page-links'
import { isDormant } from '~/features/shared/user/company-users'
import { DAY_MS } from '~/platform/clock'

import { LEA } from '../../../support/lea'

const NOW = Date.UTC(2026, 5, 15)
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString()

describe('a dormant user', () => {
  it.each([
    [null, true],
    [daysAgo(90), true],
    [daysAgo(89), false],
    [undefined, false],
    ['', false],
    ['soon', false],
  ])('has signed in last at %s: %s (USR-01, ACC-02)', (last_login, expected) => {
    expect(isDormant(last_login === undefined ? {} : { last_login }, NOW)).toBe(expected)
  })
})

describe('the list of dormant users', () => {
  const users = [
    { ...LEA, id: 1, last_login: null },
    { ...LEA, id: 2, last_login: daysAgo(2) },
    { ...LEA, id: 3, last_login: daysAgo(400), is_active: false },
    { ...LEA, id: 4, first_name: 'Zoé', email: 'zoe@exemple.fr', last_login: daysAgo(100) },
  ]
  const idsOf = (view: Partial<typeof FIRST_VIEW>) =>
    dormantPage(users, { ...FIRST_VIEW, ...view }, NOW).results.map(({ id }) => id)

  it('has the filters and the pages of the list of users (ACC-02, ACC-19)', () => {
    expect(idsOf({})).toEqual([1, 4])
    expect(idsOf({ activeOnly: false })).toEqual([1, 3, 4])
    expect(idsOf({ search: ' ZOE ' })).toEqual([4])
    expect(idsOf({ pageSize: 1, page: 2 })).toEqual([4])
    expect(dormantPage(users, FIRST_VIEW, NOW).pagination?.count).toBe(2)
  })

  it('is in the address, also while brands are listed (ACC-01)', () => {
    expect(accessSearch({ by: 'user', id: 3, dormant: true })).toEqual({ access_user: 3, dormant: true })
    expect(accessSearch({ by: 'user', dormant: false })).toEqual({})
    expect(accessSearch({ by: 'brand', dormant: true })).toEqual({ by: 'brand', dormant: true })
    expect(readAccessTarget({ access_brand: 7, dormant: true })).toEqual({ by: 'brand', id: 7, dormant: true })
    expect(readAccessTarget({ dormant: true })).toEqual({ by: 'user', dormant: true })
    expect(readAccessTarget({ access_user: 3, dormant: 'often' }).dormant).toBe(false)
  })
})
