import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysLeft, knownTrial, trialStateOf, urgencyOf } from '~/features/trial/trial-status'

const NOW = Date.parse('2026-03-16T10:00:00+01:00')
const DAY = 86_400_000
const PARIS = 'Europe/Paris'
const dayIn = (time: number, timeZone: string) => new Date(time).toLocaleDateString('fr', { timeZone })
const stateOf = (trial: Parameters<typeof trialStateOf>[0], now = NOW, timeZone = PARIS) =>
  trialStateOf(trial, now, timeZone)

describe('the urgency of a trial', () => {
  it.each([
    [-3, 'critical'],
    [0, 'critical'],
    [1, 'critical'],
    [2, 'high'],
    [3, 'high'],
    [4, 'medium'],
    [7, 'medium'],
    [8, 'low'],
    [14, 'low'],
  ])('with %i days left is %s (TRI-04)', (days, urgency) => {
    expect(urgencyOf(days)).toBe(urgency)
  })
})

describe('the days left', () => {
  it.each([
    [{ days_remaining: 5, trial_days_remaining: 9 }, 5],
    [{ days_remaining: 0, trial_days_remaining: 9 }, 0],
    [{ trial_days_remaining: 9 }, 9],
    [{ days_remaining: null, trial_days_remaining: 9 }, 9],
    [{ days_remaining: Number.NaN, trial_days_remaining: 9 }, 9],
    [{ days_remaining: Number.POSITIVE_INFINITY }, null],
    [{}, null],
  ])('in %j are %s (TRI-03, K22)', (trial, expected) => {
    expect(daysLeft(trial)).toBe(expected)
  })
})

const known = (is_trial: boolean | null, trial_expires_at: string | null, days_remaining: number | null) => ({
  is_trial,
  trial_expires_at,
  days_remaining,
})

describe('the known data of a trial', () => {
  const END = '2026-03-28T18:00:00Z'
  const OTHER = '2026-03-20T18:00:00Z'
  const ofUser = { is_trial: true, trial_days_remaining: 12, trial_expires_at: END }

  it.each([
    ['nothing', undefined, ofUser, known(true, END, 12)],
    ['no field', known(null, null, null), ofUser, known(true, END, 12)],
    ['that it is one', known(true, null, null), { ...ofUser, is_trial: false }, known(true, END, 12)],
    ['that it is none', known(false, null, null), ofUser, known(false, END, 12)],
    ['the days', known(null, null, 3), ofUser, known(true, END, 3)],
    ['the end, from which the days follow', known(true, OTHER, null), ofUser, known(true, OTHER, null)],
    ['all', known(true, OTHER, 4), ofUser, known(true, OTHER, 4)],
    ['nothing, and the user has no subscription', undefined, null, known(null, null, null)],
  ])(
    'is %s in the answer, and the user’s subscription has the rest (TRI-03, decision 6)',
    (_, status, subscription, expected) => {
      expect(knownTrial(status, subscription)).toEqual(expected)
    },
  )
})

describe('the text of a trial', () => {
  it('shows days left above 0 with the end date (TRI-06)', () => {
    const endsAt = '2026-03-28T18:00:00Z'
    expect(stateOf({ is_trial: true, days_remaining: 12, trial_expires_at: endsAt })).toEqual({
      kind: 'days-left',
      urgency: 'low',
      days: 12,
      endsAt,
    })
  })

  it('is empty outside a trial (TRI-06)', () => {
    expect(stateOf({ is_trial: false, days_remaining: 5 })).toEqual({ kind: 'none' })
    expect(stateOf({ days_remaining: 5 })).toEqual({ kind: 'none' })
    expect(stateOf({ is_trial: true, days_remaining: null, trial_expires_at: null })).toEqual({ kind: 'none' })
  })

  it('ends on the last day today, even at 0 days (TRI-06, K21)', () => {
    const endsAt = '2026-03-16T22:30:00+01:00'
    for (const days_remaining of [0, 1, null])
      expect(stateOf({ is_trial: true, days_remaining, trial_expires_at: endsAt })).toMatchObject({
        kind: 'ends-today',
        endsAt,
      })
  })

  it('takes today from the user, not from the machine (K21)', () => {
    const trial = { is_trial: true, days_remaining: 1, trial_expires_at: '2026-03-17T02:00:00Z' }
    expect(stateOf(trial, NOW, 'America/New_York')).toMatchObject({ kind: 'ends-today' })
    expect(stateOf(trial, NOW, PARIS)).toMatchObject({ kind: 'days-left', days: 1 })
  })

  it('never has a past moment of today ahead (K21)', () => {
    const trial = { is_trial: true, trial_expires_at: '2026-03-16T09:59:59+01:00' }
    for (const days_remaining of [0, 1, null])
      expect(stateOf({ ...trial, days_remaining })).toMatchObject({ kind: 'expired' })
  })

  it('shows days that the server still counts, whatever the clock of this device says (TRI-06, K21)', () => {
    for (const endsAt of ['2026-03-16T09:59:59+01:00', '2025-12-31T23:00:00Z', '2025-12-31'])
      expect(stateOf({ is_trial: true, trial_days_remaining: 5, trial_expires_at: endsAt })).toEqual({
        kind: 'days-left',
        urgency: 'medium',
        days: 5,
        endsAt,
      })
  })

  it('has without days left no end that is neither today nor tomorrow (TRI-06, K21)', () => {
    const trial = { is_trial: true, trial_expires_at: '2026-03-19T10:00:00Z' }
    for (const days_remaining of [0, -2]) expect(stateOf({ ...trial, days_remaining })).toEqual({ kind: 'none' })
    expect(stateOf(trial)).toMatchObject({ kind: 'days-left', days: 3 })
  })

  it('counts an end without a time to the end of its day (K21)', () => {
    const trial = { is_trial: true, days_remaining: 0, trial_expires_at: '2026-03-16' }
    expect(stateOf(trial, Date.parse('2026-03-16T23:59:00+01:00'))).toMatchObject({ kind: 'ends-today' })
    expect(stateOf(trial, Date.parse('2026-03-17T00:01:00+01:00'))).toMatchObject({ kind: 'expired' })
  })

  it('says of a trial without days left that it has expired (TRI-15)', () => {
    expect(stateOf({ is_trial: true, days_remaining: 0, trial_expires_at: '2026-03-10T10:00:00Z' })).toEqual({
      kind: 'expired',
      urgency: 'critical',
      endsAt: '2026-03-10T10:00:00Z',
    })
    expect(stateOf({ is_trial: true, trial_expires_at: '2026-03-10T10:00:00Z' })).toMatchObject({ kind: 'expired' })
  })

  it('does not end a trial before its time when the server rounds the days down (K21)', () => {
    const over = { is_trial: true, days_remaining: 0 }
    const endsAt = '2026-03-17T06:30:00+01:00'
    expect(stateOf({ ...over, trial_expires_at: endsAt })).toEqual({
      kind: 'ends-tomorrow',
      urgency: 'critical',
      endsAt,
    })
    expect(stateOf({ ...over, trial_expires_at: '2026-03-17' })).toMatchObject({ kind: 'ends-tomorrow' })
  })

  it('uses the days where the end is no date (K21)', () => {
    const trial = { is_trial: true, trial_expires_at: 'bientôt' }
    expect(stateOf({ ...trial, days_remaining: 2 })).toMatchObject({ kind: 'days-left', days: 2, endsAt: null })
    expect(stateOf({ ...trial, days_remaining: 0 })).toMatchObject({ kind: 'expired', endsAt: null })
    expect(stateOf(trial)).toEqual({ kind: 'none' })
  })

  it('never says over while the end is ahead, and says today on that day alone (K21)', () => {
    const zones = fc.constantFrom(
      'Europe/Paris',
      'America/New_York',
      'Pacific/Kiritimati',
      'Pacific/Niue',
      'Asia/Kolkata',
    )
    const times = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
    const distance = fc.oneof(
      fc.integer({ min: -3 * DAY, max: 3 * DAY }),
      fc.integer({ min: -400 * DAY, max: 400 * DAY }),
    )
    fc.assert(
      fc.property(times, distance, fc.option(fc.integer({ min: -2, max: 30 })), zones, (now, ms, days, zone) => {
        const end = now + ms
        const trial = { is_trial: true, days_remaining: days, trial_expires_at: new Date(end).toISOString() }
        const { kind } = trialStateOf(trial, now, zone)
        expect(kind === 'expired').toBe(end <= now && (days ?? 0) < 2)
        expect(kind === 'ends-today').toBe(end > now && dayIn(end, zone) === dayIn(now, zone))
        // 26 hours: a day of the calendar may have 25
        expect(kind !== 'ends-tomorrow' || end - now < 2 * DAY + DAY / 12).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('says that an end without a time is over after its day, in any time zone (K21)', () => {
    const zones = fc.constantFrom('Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Niue')
    const times = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: -3, max: 3 }),
        fc.constantFrom(0, 1, null),
        zones,
        (now, nights, days, zone) => {
          const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(now)
          const trial_expires_at = new Date(Date.parse(today) + nights * DAY).toISOString().slice(0, 10)
          const { kind } = trialStateOf({ is_trial: true, days_remaining: days, trial_expires_at }, now, zone)
          expect(kind === 'expired').toBe(nights < 0)
          expect(kind === 'ends-today').toBe(nights === 0)
        },
      ),
    )
  })

  it('takes Paris for an unknown time zone (C295)', () => {
    const trial = { is_trial: true, days_remaining: 0, trial_expires_at: '2026-03-16T22:30:00+01:00' }
    expect(stateOf(trial, NOW, 'Mars/Olympus')).toMatchObject({ kind: 'ends-today' })
  })

  it('never fails on any fields, and shows whole days above 0 (TRI-04, TRI-06)', () => {
    const days = fc.option(fc.double())
    const fields = fc.record(
      {
        is_trial: fc.boolean(),
        days_remaining: days,
        trial_days_remaining: days,
        trial_expires_at: fc.option(fc.oneof(fc.string(), fc.date().map(String), fc.constant('2026-03-16'))),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fields, fc.integer({ min: 0, max: 4e12 }), fc.string(), (trial, now, timeZone) => {
        const state = trialStateOf(trial, now, timeZone)
        const inTrial = trial.is_trial === true || state.kind === 'none'
        const whole = state.kind !== 'days-left' || (Number.isInteger(state.days) && state.days > 0)
        expect(inTrial && whole).toBe(true)
      }),
    )
  })
})
