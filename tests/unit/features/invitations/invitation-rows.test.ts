import { describe, expect, it } from 'vitest'

import type { Invitation, InvitationList } from '~/api/generated/types.gen'
import { normalise } from '~/api/normalise/normalise'
import { canResend, toRows } from '~/features/invitations/invitation-queries'
import { pendingOf } from '~/features/shared/invitation/invitations'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'

const NOW = Date.parse('2026-03-16T09:00:00Z')
const rowOf = (invitation: Invitation) => {
  const [row] = toRows([invitation], NOW, DEFAULT_TIME_ZONE)
  if (!row) throw new Error('no row')
  return row
}

describe('the rows of the invitations', () => {
  it('have one for an invitation without any data, which cannot be sent again (INV-06)', () => {
    const row = rowOf({})
    expect(row).toMatchObject({ email: undefined, brand: undefined, userType: undefined, status: undefined })
    expect(canResend(row)).toBe(false)
  })

  it('call a brand without a name by its number (INV-14)', () => {
    expect(rowOf({ brand_id: 12, brand_name: null }).brand).toBe('#12')
    expect(rowOf({ brand_id: 12, brand_name: 'Optique' }).brand).toBe('Optique')
  })

  it('give a brand without a name the one of another answer (INV-14)', () => {
    const names = new Map([
      [12, 'Optique'],
      [13, ' '],
    ])
    const brandOf = (invitation: Invitation) => toRows([invitation], NOW, DEFAULT_TIME_ZONE, names)[0]?.brand
    expect(brandOf({ brand_id: 12 })).toBe('Optique')
    expect(brandOf({ brand_id: 12, brand_name: 'Optique Lune' })).toBe('Optique Lune')
    expect(brandOf({ brand_id: 13, brand_name: ' ' })).toBe('#13')
    expect(brandOf({ brand_id: 14 })).toBe('#14')
    expect(brandOf({})).toBeUndefined()
  })

  it('show the status of the server, whatever the clock of the device (INV-10)', () => {
    for (const expires_at of ['2026-03-15T09:00:00Z', '2026-03-16T09:00:01Z', null, 'soon'])
      for (const status of ['pending', 'accepted', 'expired']) expect(rowOf({ status, expires_at }).status).toBe(status)
    expect(pendingOf([{ status: ' pending', expires_at: '2026-03-15' }, { status: 'expired' }])).toHaveLength(1)
  })

  it.each([
    ['2026-03-15', 'due'],
    ['2026-03-16', 'soon'],
    ['2026-03-18', 'soon'],
    ['2026-03-19', 'later'],
  ])('mark one that expires on %s, a day without a time, on 16 March as %s (INV-10, C295)', (expires_at, when) => {
    expect(rowOf({ status: 'pending', expires_at })).toMatchObject({ expiry: { at: expires_at, when } })
  })

  it('mark such a day until it is over for the reader (INV-10, C295)', () => {
    const rows = [{ status: 'pending', expires_at: '2026-03-15' }]
    const now = Date.parse('2026-03-16T02:00:00Z')
    expect(toRows(rows, now, 'Europe/Paris')).toMatchObject([{ expiry: { when: 'due' } }])
    expect(toRows(rows, now, 'America/New_York')).toMatchObject([{ expiry: { when: 'soon' } }])
  })

  it.each([
    ['pending', true],
    ['expired', true],
    ['accepted', false],
    ['cancelled', false],
    ['bounced', false],
  ])('offer to send %s again: %j (INV-14)', (status, expected) => {
    expect(canResend(rowOf({ id: 7, status }))).toBe(expected)
    expect(canResend(rowOf({ status }))).toBe(false)
  })

  it.each([
    ['0b9d6c1e-4f7a-4a52-9d1c-2f0e8a7b6c5d', true],
    ['12', true],
    [12, true],
    ['', false],
    [' ', false],
    ['..', false],
    [0, false],
  ])('name the id %j: %s (INV-05, decision 7)', (id, expected) => {
    const answer = normalise('listInvitations', { invitations: [{ id, status: 'pending' }] }) as InvitationList
    const [row] = toRows(answer.invitations, NOW, DEFAULT_TIME_ZONE)
    expect(row && canResend(row)).toBe(expected)
  })

  it('keep apart without an id (INV-06)', () => {
    const keys = toRows([{}, {}, { id: 1 }, { id: 1 }], NOW, DEFAULT_TIME_ZONE).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
  })

  it('keep their keys when a new invitation comes first (INV-06)', () => {
    const [[, ...others] = [], before] = [
      [3, 2, 1],
      [2, 1],
    ].map((ids) =>
      toRows(
        ids.map((id) => ({ id })),
        NOW,
        DEFAULT_TIME_ZONE,
      ).map(({ key }) => key),
    )
    expect(others).toEqual(before)
  })

  it.each([
    ['pending', '2026-03-19T09:00:01Z', 'later'],
    // the same three days as in the tasks of the dashboard
    ['pending', '2026-03-19T09:00:00Z', 'soon'],
    ['pending', '2026-03-16T09:00:00Z', 'due'],
    ['expired', '2026-03-10T09:00:00Z', 'past'],
    ['accepted', '2026-03-19T09:00:00Z', undefined],
    ['cancelled', '2026-03-17T09:00:00Z', undefined],
    ['bounced', '2026-03-17T09:00:00Z', undefined],
    ['pending', 'soon', undefined],
    ['pending', null, undefined],
  ])('show %s until %s with the expiry %s (INV-14)', (status, expires_at, when) => {
    expect(rowOf({ status, expires_at }).expiry?.when).toBe(when)
  })
})
