import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import type { BrandUser } from '~/api/generated/types.gen'
import type { AccessUser } from '~/features/access/access-change'
import {
  byName,
  everybody,
  figures,
  filtered,
  readReviewSearch,
  REVIEW_SHOWS,
  reviewSearch,
  roleOf,
  unreadBrands,
  type AccessReview,
  type ReviewShow,
} from '~/features/access/review/access-review'
import { reviewSheet } from '~/features/access/review/ReviewPrint'
import { windowOf } from '~/features/access/review/use-grid-keys'
import { csvOf } from '~/platform/csv'

import access from '../../../../src/i18n/messages/fr/access.json'
import common from '../../../../src/i18n/messages/fr/common.json'
import users from '../../../../src/i18n/messages/fr/users.json'
import { user as anyUser } from '../../../support/access-reviews'

const user = (id: number, last_name: string, more: Partial<BrandUser> = {}) => anyUser(id, { last_name, ...more })

const agency = user(1, 'Agence', { user_type: 'agency_admin' })
const admin = user(2, 'Admin')
const reader = user(3, 'Lecteur', { user_type: 'client_readonly' })
const deactivated = user(4, 'Partie', { is_active: false })
const alone = user(5, 'Seule')
const never: AccessUser = { ...user(6, 'Jamais'), last_login: null }
const former: AccessUser = { ...user(7, 'Ancienne', { is_active: false }), last_login: null }
const people: AccessUser[] = [agency, admin, reader, deactivated, alone, never, former]

const brands = [
  { id: 7, name: 'Épicerie', is_active: true },
  { id: 8, name: 'Garage', is_active: true },
  { id: 9, name: 'Fermée', is_active: false },
]

const here = (...users: BrandUser[]) => new Map(users.map((one) => [one.id, one]))

const review: AccessReview = {
  users: people,
  brands,
  usersByBrand: new Map([
    [7, here({ ...admin, is_brand_admin: true }, reader, deactivated)],
    [9, here(admin)],
  ]),
  at: 0,
}

const [epicerie, garage, fermee] = brands as [(typeof brands)[0], (typeof brands)[0], (typeof brands)[0]]
const shown = (show: ReviewShow, more = {}) => filtered(review, { users: '', brands: '', show, ...more })
const names = (rows: readonly { last_name: string }[]) => rows.map(({ last_name }) => last_name)

describe('the role of a user in a brand', () => {
  it.each([
    [admin, epicerie, 'admin'],
    [admin, fermee, 'member'],
    [reader, epicerie, 'reader'],
    [agency, epicerie, 'everything'],
    [alone, epicerie, 'none'],
    [alone, garage, 'unread'],
  ] as const)('is right in case %#', (person, brand, role) => {
    expect(roleOf(review, person, brand)).toBe(role)
  })

  it('is not known where a brand could not be read', () => {
    expect(unreadBrands(review)).toEqual([garage])
  })

  it('is known also of users whom only a brand names', () => {
    const stranger = user(99, 'Zoulou')
    expect(names(everybody(people, new Map([[7, here(stranger)]])))).toContain('Zoulou')
  })
})

it.each([
  ['sv', ['Ñañez', 'Nuria', 'Zander', 'Östberg']],
  ['fr', ['Ñañez', 'Nuria', 'Östberg', 'Zander']],
  ['es', ['Nuria', 'Ñañez', 'Östberg', 'Zander']],
])('the users are sorted by name as the interface language sorts, %s', (language, order) => {
  const unordered = ['Zander', 'Östberg', 'Nuria', 'Ñañez'].map((name, at) => user(at + 20, name))
  expect(names(byName({ ...review, users: unordered }, language).users)).toEqual(order)
})

describe('the filtered review', () => {
  it.each([
    ['active', ['Agence', 'Admin', 'Lecteur', 'Seule', 'Jamais'], 2],
    ['all', ['Agence', 'Admin', 'Lecteur', 'Partie', 'Seule', 'Jamais', 'Ancienne'], 3],
    ['admins', ['Admin'], 3],
    ['withoutAdmin', ['Agence', 'Admin', 'Lecteur', 'Seule', 'Jamais'], 0],
    ['risky', ['Partie'], 3],
    ['dormant', ['Jamais'], 3],
    ['none', ['Seule', 'Jamais'], 3],
  ] as const)('shows %s', (show, expected, columns) => {
    const found = shown(show)
    expect(names(found.users)).toEqual(expected)
    expect(found.brands).toHaveLength(columns)
  })

  it('finds words, ignoring case and accents', () => {
    expect(shown('all', { brands: 'EPICERIE' }).brands).toEqual([epicerie])
    expect(names(shown('all', { users: 'u3@' }).users)).toEqual(['Lecteur'])
  })

  it('shows the active brands without administrator that were read, and no others', () => {
    const users = new Map([...review.usersByBrand, [8, here(reader)]])
    expect(
      filtered({ ...review, usersByBrand: users }, { users: '', brands: '', show: 'withoutAdmin' }).brands,
    ).toEqual([garage])
  })

  it('is in the URL, where anything else means active users and brands', () => {
    for (const show of REVIEW_SHOWS) expect(readReviewSearch(reviewSearch(show))).toBe(show)
    fc.assert(fc.property(fc.anything(), (show) => REVIEW_SHOWS.includes(readReviewSearch({ show }))))
    expect(readReviewSearch({ show: 'everyone' })).toBe('active')
  })

  it('counts accesses, brands without administrator and risks', () => {
    expect(figures(review)).toEqual({ accesses: 4, withoutAdmin: 0, risky: 1, dormant: 1 })
  })
})

describe('the sheet of the review', () => {
  const intl = createIntl({ locale: 'fr', messages: { ...common, ...access, ...users } as never })

  it('has a column for each brand, a word for each role, and guards formulas', async () => {
    const odd = { ...alone, first_name: '=1+1', last_name: '' }
    const { signal } = new AbortController()
    const sheet = await reviewSheet(intl, review, { users: [admin, odd], brands: [epicerie, garage] }, signal)
    expect(sheet).toEqual([
      ['Nom', 'E-mail', 'Rôle', 'État', 'Épicerie', 'Garage'],
      ['Ada Admin', 'u2@example.com', 'Membre Marque', 'Actif', 'Administre', 'Inconnu'],
      ['=1+1', 'u5@example.com', 'Membre Marque', 'Actif', '', 'Inconnu'],
    ])
    expect(csvOf(sheet, { language: 'fr', system: 'fr' })).toContain("'=1+1")
  })

  it('is written in steps, between which it can be cancelled', async () => {
    const call = new AbortController()
    const people = Array.from({ length: 1000 }, (_, id) => ({ ...alone, id: 100 + id }))
    const sheet = reviewSheet(intl, review, { users: people, brands: [epicerie] }, call.signal)
    call.abort()
    await expect(sheet).rejects.toThrow()
  })
})

describe('the rendered part of the matrix', () => {
  it('holds all that is in view, and stays small for any size', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(2000),
        fc.integer({ min: 1, max: 100 }),
        fc.nat(5000),
        (at, room, size, count) => {
          const { first, end } = windowOf(at, room, size, count)
          expect(first).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(count)
          expect(end - first).toBeLessThanOrEqual(Math.ceil(room / size) + 13)
          const seen = [Math.floor(at / size), Math.ceil((at + room) / size) - 1].filter(
            (one) => one < count && one >= Math.floor(at / size),
          )
          expect(seen.every((one) => one >= first && one < end)).toBe(true)
        },
      ),
    )
  })

  it('1,000 people × 200 brands are less than 1,500 cells on a large screen', () => {
    const rows = windowOf(0, 720, 36, 1000)
    const columns = windowOf(0, 1000, 36, 200)
    expect((rows.end - rows.first) * (columns.end - columns.first)).toBeLessThan(1500)
  })
})
