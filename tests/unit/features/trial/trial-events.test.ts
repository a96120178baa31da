import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { planName } from '~/api/names'
import { normaliseAs } from '~/api/normalise/normalise'
import { newestFirst } from '~/features/shared/provider-data'
import { reasonOf, wordsOf } from '~/features/trial/OpportunitiesCard'
import { isUnderstood, lookOf } from '~/features/trial/TrialEventsCard'

describe('the events of a trial', () => {
  it('have our own texts for known types, none for others (TRI-14)', () => {
    expect(lookOf({ event_type: 'trial_extended' }).label).toBe('trial.events.extended')
    expect(isUnderstood({ event_type: 'trial_started' })).toBe(true)
    expect(isUnderstood({ event_type: 'trial_ending_soon' })).toBe(false)
    expect(isUnderstood({})).toBe(false)
  })

  it('have no type of an object of JavaScript among the known ones (TRI-14)', () => {
    for (const event_type of ['constructor', '__proto__', 'toString'])
      expect(lookOf({ event_type }).label).toBe('trial.events.unknown')
  })

  it('may have an opportunity as a text: its reason, or the code of one (TRI-14)', () => {
    const read = normaliseAs('UpgradeOpportunities', { upgrade_opportunities: ['Plus de marques', 'users_limit'] })
    expect(read.upgrade_opportunities).toEqual([{ reason: 'Plus de marques' }, { reason: 'users_limit' }])
    expect(read.upgrade_opportunities.map(reasonOf)).toEqual([undefined, 'trial.opportunities.users'])
    expect(read.upgrade_opportunities.map(wordsOf)).toEqual(['Plus de marques', undefined])
  })

  it('never make the timeline fail (TRI-14)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        for (const event of newestFirst(normaliseAs('TrialEvents', answer).events))
          expect(lookOf(event).label).toBeTruthy()
        for (const found of normaliseAs('UpgradeOpportunities', answer).upgrade_opportunities) {
          expect(reasonOf(found) ?? 'trial.opportunities.unknown').toMatch(/^trial\.opportunities\./)
          expect(typeof planName(found.recommended_plan ?? '')).toBe('string')
        }
      }),
    )
  })

  it('begin with the newest, and those without a date are last, in their order (TRI-14)', () => {
    const entries = [
      { at: 'none 1' },
      { at: 'old', created_at: '2026-03-01' },
      { at: 'none 2', created_at: 'hier' },
      { at: 'new', created_at: '2026-03-15T10:00:00+01:00' },
    ]
    expect(newestFirst(entries).map(({ at }) => at)).toEqual(['new', 'old', 'none 1', 'none 2'])
  })

  it.each([
    ['agency_business', 'Agency Business'],
    ['solo_starter', 'Solo Starter'],
    ['', ''],
    ['__x__', 'X'],
  ])('call the plan %s %s (TRI-10)', (type, name) => {
    expect(planName(type)).toBe(name)
  })
})
