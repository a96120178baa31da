// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { forgetPayment, rememberPayment, usePaymentUnderway } from '~/features/shared/plan/payment-underway'
import { isAwaited, PaymentWatch } from '~/features/subscription/PaymentWatch'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { aUser } from '../shell/a-user'

type Answer = { id: number; subscription_info?: { is_trial: boolean; current_plan?: { name: string } } }

const asked = vi.hoisted(() => ({ queryFn: vi.fn<() => Promise<Answer>>() }))
vi.mock('~/api/generated/@tanstack/react-query.gen', () => ({
  getCurrentUserOptions: () => ({ queryKey: ['user'], ...asked }),
  getProfileOptions: () => ({ queryKey: ['profile'], ...asked }),
  getTrialStatusOptions: () => ({ queryKey: ['trial'], ...asked }),
}))

const user = aUser()
const client = createTestClient()
const wrapper = mutationProviders(() => client)

const underway = (id = user.id) => renderHook(() => usePaymentUnderway({ id })).result.current

beforeEach(() => {
  vi.useFakeTimers()
  asked.queryFn.mockReset().mockResolvedValue({ id: 1, subscription_info: { is_trial: true } })
  rememberPayment(user.id, 'agency_scale')
})
afterEach(() => {
  cleanup()
  client.clear()
  localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const watch = async (ms = 31_000) => {
  render(<PaymentWatch user={user} />, { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('a payment that is underway', () => {
  it('is that of the user, with the plan that the address named (K30)', () => {
    expect(underway()).toMatchObject({ planType: 'agency_scale' })
    expect(underway(2)).toBeUndefined()
  })

  it('is over after half an hour (K30)', () => {
    vi.setSystemTime(Date.now() + 29 * 60_000)
    expect(underway()).toBeDefined()
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(underway()).toBeUndefined()
  })

  it('is over once the server has the plan (K30)', () => {
    forgetPayment(user.id)
    expect(underway()).toBeUndefined()
  })

  it.each(['[]', '{"u1":{"items":[{"at":"soon"}]}}', '{"u1":{"items":[7]}}', '{'])(
    'is not read from %s (K30)',
    (text) => {
      localStorage.setItem('payment-underway', text)
      expect(underway()).toBeUndefined()
    },
  )
})

describe('the watch of a payment', () => {
  it('asks the server each half minute until it shows what was paid for (K30)', async () => {
    await watch(65_000)
    expect(asked.queryFn).toHaveBeenCalledTimes(4)
    expect(underway()).toBeDefined()
    asked.queryFn.mockResolvedValue({
      id: 1,
      subscription_info: { is_trial: false, current_plan: { name: 'Agency Scale' } },
    })
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(underway()).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked.queryFn).toHaveBeenCalledTimes(6)
  })

  it('concludes nothing from failures (K30)', async () => {
    asked.queryFn.mockRejectedValue(new ApiError({ status_code: 500 }))
    await watch()
    expect(underway()).toBeDefined()
  })

  it('asks nothing for a page that nobody sees (K30)', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await watch()
    expect(asked.queryFn).not.toHaveBeenCalled()
  })
})

describe('a plan that was paid for', () => {
  const ended = { is_trial: false, current_plan: null, trial_expires_at: '2026-01-02T00:00:00Z' }

  it.each(['', 'trial', 'expired'])(
    'is awaited while a trial that has ended is unpaid: state "%s" (K30, K21)',
    (state) => {
      expect(isAwaited({ ...ended, billing_status: state }, 'solo_starter')).toBe(true)
    },
  )

  it.each([
    ['a plan', { ...ended, billing_status: '', current_plan: { name: 'Solo Starter', price: 1 } }],
    ['an active state', { ...ended, billing_status: 'active' }],
    ['no trial', { is_trial: false, current_plan: null, trial_expires_at: null, billing_status: '' }],
    [
      'the answer about a trial that is over, which has no state',
      { is_trial: false, trial_expires_at: ended.trial_expires_at },
    ],
  ])('is not awaited with %s (K30)', (_title, answer) => {
    expect(isAwaited(answer, 'solo_starter')).toBe(false)
  })
})
