import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { printedAccess, printedFilters } from '~/features/access/review/ReviewPrint'

import access from '../../../../src/i18n/messages/fr/access.json'
import { brand, reviewOf, user } from '../../../support/access-reviews'

const intl = createIntl({ locale: 'fr', messages: access as never })

const bar = brand(1, 'Bar')
const café = brand(2, 'Café')
const closed = { ...brand(3, 'Fermée'), is_active: false }
const one = user(1)
const agency = user(2, { user_type: 'agency_admin' })

const ALL = [bar, café, closed]
/** All three brands were read, except those that are left out. */
const reviewWith = (assigned: number[], unread: number[] = []) =>
  reviewOf(
    [one, agency],
    ALL,
    ALL.filter(({ id }) => !unread.includes(id)).map(({ id }) => [id, assigned.includes(id) ? [one] : []]),
  )

describe('the printed access of a user', () => {
  it.each([
    ['has the brands of the sheet', [1, 3], [], ALL, ['Bar', 'Fermée']],
    ['is none where every brand was read', [], [], [bar], ['Aucun accès']],
    ['is elsewhere if a brand is not on the sheet', [3], [], [bar, café], ['Aucune des marques de cette feuille']],
    [
      'is not none if a brand that is not on the sheet was not read',
      [],
      [3],
      [bar],
      ['Aucune des marques de cette feuille'],
    ],
    ['is not known where the brands of the sheet were not read', [], [1, 2], ALL, ['Inconnu : Bar et Café']],
  ] as const)('%s (ACC-29)', (_what, assigned, unread, brands, expected) => {
    expect(printedAccess(intl, reviewWith([...assigned], [...unread]), brands)(one)).toEqual(expected)
  })

  it('is every brand by role, whatever was read (ACC-29)', () => {
    expect(printedAccess(intl, reviewWith([], [1]), ALL)(agency)).toEqual(['Toutes les marques (grâce à son rôle)'])
  })
})

it('the filters of a printed review are named, unless it is whole (ACC-29)', () => {
  expect(printedFilters(intl, { show: 'all', users: ' ', brands: '' })).toBe('')
  expect(printedFilters(intl, { show: 'active', users: 'léa ', brands: 'bar' })).toBe(
    'Utilisateurs et marques actifs · utilisateurs « léa » · marques « bar »',
  )
})
