// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { getCurrentUserQueryKey, getTrialStatusQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { useTrial } from '~/features/trial/trial-status'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { aUser } from '../shell/a-user'

const client = createTestClient()
const wrapper = mutationProviders(() => client)

afterEach(() => {
  cleanup()
  client.clear()
})

const trial = {
  is_trial: true,
  trial_expires_at: null,
  days_remaining: 2,
  trial_days_remaining: null,
  events_count: 0,
  events: [],
}

/** @param after ms from the answer about the trial to the one about the user */
function shownTrial(after: number, subscription: Parameters<typeof aUser>[1], answer: object = trial) {
  const now = Date.now()
  const user = aUser({}, subscription)
  client.setQueryData(getTrialStatusQueryKey(), answer, { updatedAt: now })
  client.setQueryData(getCurrentUserQueryKey(), user, { updatedAt: now + after })
  return renderHook(() => useTrial(user), { wrapper }).result.current.kind
}

describe('an answer about the trial', () => {
  it('counts no more once a newer user has a subscription (TRI-02, BIL-03, decision 9)', () => {
    expect(shownTrial(1, {})).toBe('none')
  })

  it('counts if it is newer than the user (TRI-02, TRI-03)', () => {
    expect(shownTrial(-1, {})).toBe('days-left')
  })

  it.each([
    ['is in a trial', { is_trial: true, billing_status: 'trial' }],
    ['has no known state', { billing_status: '' }],
  ])('counts if the newer user %s (TRI-02, decision 6)', (_, subscription) => {
    expect(shownTrial(1, subscription)).toBe('days-left')
  })
})

describe('a trial that has ended', () => {
  const ended = { ...trial, is_trial: false, trial_expires_at: '2026-01-02T00:00:00Z', days_remaining: 0 }

  it.each([null, 'trial', 'expired'])('counts as over while there is no plan, with the state %j (TRI-15)', (state) => {
    const subscription = { current_plan: null, billing_status: state ?? '' }
    expect(shownTrial(-1, subscription, ended)).toBe('expired')
    expect(shownTrial(1, subscription, ended)).toBe('expired')
  })

  it.each([
    ['there is a plan', {}],
    ['a payment is late', { current_plan: null, billing_status: 'past_due' }],
    ['it was cancelled', { current_plan: null, billing_status: 'cancelled' }],
  ])('does not count as over when %s (TRI-15)', (_, subscription) => {
    expect(shownTrial(1, subscription, ended)).toBe('none')
  })

  it('counts as over with a plan of its own (K55, TRI-15)', () => {
    expect(shownTrial(1, { current_plan: { name: 'Essai', price: 0 }, billing_status: 'expired' }, ended)).toBe(
      'expired',
    )
  })

  it('does not count as over before its end (TRI-15)', () => {
    const later = { ...ended, trial_expires_at: '2999-01-01T00:00:00Z' }
    expect(shownTrial(1, { current_plan: null, billing_status: 'trial' }, later)).toBe('none')
  })
})
