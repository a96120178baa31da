import { describe, expect, it } from 'vitest'

import type { Invitation } from '~/api/generated/types.gen'
import { groupHeadings } from '~/design/data/data-table'
import {
  brandChoices,
  filterRows,
  hasFilters,
  type InvitationFilters,
  senderChoices,
  toRows,
} from '~/features/invitations/invitation-queries'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'

const NOW = Date.parse('2026-03-16T09:00:00Z')

const ZOE = { email: 'zoe@exemple.example', brand_id: 1, brand_name: 'Café de l’Étoile', invited_by: 'Léa Œuf' }
const EMIL = { email: 'Émil@exemple.example', brand_id: 2, brand_name: 'Taxi Rivière', invited_by: 'Claire Fontaine' }
const ABEL = { email: 'abel@exemple.example', brand_id: 1, brand_name: 'Café de l’Étoile' }

const rowsOf = (...invitations: Invitation[]) => toRows(invitations, NOW, DEFAULT_TIME_ZONE)
const emails = (invitations: Invitation[], filters: InvitationFilters) =>
  filterRows(rowsOf(...invitations), filters, 'fr').map(({ email }) => email)

const at = (email: string, created_at: string | null, status = 'pending') => ({ email, created_at, status })

describe('the invitations of a filter', () => {
  it.each([
    ['ZOE', [ZOE]],
    ['etoile', [ZOE, ABEL]],
    ["l'etoile cafe", [ZOE, ABEL]],
    ['emil@exemple', [EMIL]],
    ['oeuf', [ZOE]],
    ['abel taxi', []],
  ])('of the search %j have each of its words, without case and accents (INV-06)', (search, found) =>
    expect(emails([ZOE, EMIL, ABEL], { search })).toEqual(found.map(({ email }) => email)),
  )

  it('are of its brand and of its sender (INV-06)', () => {
    expect(emails([ZOE, EMIL, ABEL], { for_brand: 1 })).toEqual([ZOE.email, ABEL.email])
    expect(emails([ZOE, EMIL, ABEL], { for_brand: 3 })).toEqual([])
    expect(emails([ZOE, EMIL, ABEL], { sender: 'Claire Fontaine' })).toEqual([EMIL.email])
    expect(emails([ZOE, EMIL, ABEL], { for_brand: 1, sender: 'Claire Fontaine' })).toEqual([])
  })

  it('are not those of the status: the server applies it (INV-06)', () =>
    expect(emails([{ ...ZOE, status: 'accepted' }], { status: 'pending' })).toEqual([ZOE.email]))

  it('have a filter for each value but the order (INV-06)', () => {
    expect([{ search: 'a' }, { status: 'pending' }, { for_brand: 1 }, { sender: 'a' }].every(hasFilters)).toBe(true)
    expect(hasFilters({ ordering: 'email' })).toBe(false)
  })
})

describe('the order of the invitations', () => {
  it('is the newest first, and those without a date last in both directions (INV-06)', () => {
    const list = [at('old', '2026-03-14'), at('none', null), at('new', '2026-03-16T08:00:00Z'), at('odd', 'soon')]
    expect(emails(list, {})).toEqual(['new', 'old', 'none', 'odd'])
    expect(emails(list, { ordering: 'created_at' })).toEqual(['old', 'new', 'none', 'odd'])
  })

  it('follows the language for addresses and brands (INV-06)', () => {
    expect(emails([ZOE, {}, EMIL, ABEL], { ordering: 'email' })).toEqual(
      [ABEL, EMIL, ZOE, {}].map((one: Invitation) => one.email),
    )
    expect(emails([ABEL, EMIL, ZOE], { ordering: '-brand' })).toEqual([EMIL.email, ABEL.email, ZOE.email])
  })

  it('of the status is that of its filter, and an unknown one is last (INV-10)', () => {
    const list = ['bounced', 'cancelled', 'accepted', 'expired', 'pending'].map((status) => at(status, null, status))
    expect(emails(list, { ordering: 'status' })).toEqual(['pending', 'expired', 'accepted', 'cancelled', 'bounced'])
  })

  it('that is unknown leaves the list as it is (C245)', () =>
    expect(emails([at('b', null), at('a', null)], { ordering: 'toString' })).toEqual(['b', 'a']))
})

describe('the choices of the filters', () => {
  it('are each brand with an id once, by name (INV-14)', () =>
    expect(brandChoices(rowsOf(EMIL, ZOE, ABEL, { brand_id: 12 }, { brand_name: 'Sans id' }, {}), 'fr')).toEqual([
      { value: '12', label: '#12' },
      { value: '1', label: 'Café de l’Étoile' },
      { value: '2', label: 'Taxi Rivière' },
    ]))

  it('are each sender that the answer names (INV-06)', () => {
    expect(senderChoices(rowsOf(ZOE, EMIL, ABEL), 'fr').map(({ value }) => value)).toEqual([
      'Claire Fontaine',
      'Léa Œuf',
    ])
    expect(senderChoices(rowsOf(ABEL, { invited_by: ' ' }, { invited_by: null }), 'fr')).toEqual([])
  })
})

describe('the headings of a list', () => {
  it('stand where a group begins (INV-06)', () => {
    expect(groupHeadings(['a1', 'a2', 'b1'], ([group = '']) => group)).toEqual(['a', undefined, 'b'])
    expect(groupHeadings(['a1', 'a2'], undefined)).toEqual([undefined, undefined])
    expect(groupHeadings([], () => 'a')).toEqual([])
  })
})
