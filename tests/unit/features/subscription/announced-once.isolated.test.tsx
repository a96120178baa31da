// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { toast, useToasts } from '~/design/feedback/toasts'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { rememberPayment, usePaymentUnderway } from '~/features/shared/plan/payment-underway'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'
import { usePaymentState } from '~/features/subscription/PaymentSuccessScreen'
import { onWindowEvent } from '~/telemetry/events'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

type Answer = {
  id: number
  subscription_info?: { is_trial: boolean; current_plan?: { name: string }; billing_status?: string }
}
const paid = vi.hoisted(() => ({
  queryFn: vi.fn<() => Promise<Answer>>(async () => ({ id: 1, subscription_info: { is_trial: false } })),
}))
const session = vi.hoisted(() => ({ queryFn: vi.fn<() => Promise<Answer>>(() => paid.queryFn()) }))
vi.mock('~/api/generated/@tanstack/react-query.gen', () => ({
  getCurrentUserOptions: () => ({ queryKey: ['user'], ...session }),
  getProfileOptions: () => ({ queryKey: ['profile'], ...paid }),
  getTrialStatusOptions: () => ({ queryKey: ['trial'], ...paid }),
}))
vi.mock('~/features/shared/AppLink', () => ({ ButtonLink: () => null }))
vi.mock('~/features/shared/failures/WayBack', () => ({ WayBack: () => null }))

const client = createTestClient()
let heard: string[] = []
let stopListening: () => void

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  stopListening = onWindowEvent('analytics', ({ event }) => void heard.push(event))
})
afterEach(() => {
  cleanup()
  stopListening()
  vi.useRealTimers()
})

const Providers = mutationProviders(() => client)
const Around = ({ children }: { children: ReactNode }) => (
  <Providers>
    <ThemeRoot>{children}</ThemeRoot>
  </Providers>
)

it('a confirmed payment is announced once, also under StrictMode (BIL-07)', async () => {
  const { result } = renderHook(() => usePaymentState('cs_strict', 'agency_scale'), {
    wrapper: Around,
    reactStrictMode: true,
  })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(result.current).toBe('confirmed')
  expect(heard).toEqual(['payment_success_confirmed'])
})

it('a cancelled payment is announced once, also under StrictMode (BIL-14)', () => {
  render(<PaymentCancelScreen session_id="cs_1" reason="changed" />, {
    wrapper: Around,
    reactStrictMode: true,
  })
  expect(heard).toEqual(['payment_cancelled'])
})

it('a refresh that fails is tolerated, and not reported (BIL-03, C278)', async () => {
  paid.queryFn.mockRejectedValue(new ApiError({ status_code: 500 }))
  toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
  const { result } = renderHook(() => ({ verification: usePaymentState('cs_500', undefined), toasts: useToasts() }), {
    wrapper: Around,
  })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(result.current).toEqual({ verification: 'confirmed', toasts: [] })
})

const underway = () => renderHook(() => usePaymentUnderway({ id: 1 })).result.current

it('a payment that a failed refresh confirms is still underway, one that the server shows is not (C278, K30)', async () => {
  client.setQueryData(['user'], { id: 1 })
  rememberPayment(1, 'agency_scale')
  paid.queryFn.mockRejectedValue(new ApiError({ status_code: 500 }))
  expect(await returned('agency_scale')).toBe('confirmed')
  expect(underway()).toMatchObject({ planType: 'agency_scale' })
  paid.queryFn.mockResolvedValue({ id: 1, subscription_info: { is_trial: false } })
  expect(await returned('agency_scale')).toBe('confirmed')
  expect(underway()).toBeUndefined()
})

it('a payment stays underway when the refresh after an answer that says trial fails (BIL-10, K30)', async () => {
  client.setQueryData(['user'], { id: 1 })
  paid.queryFn.mockResolvedValue({ id: 1, subscription_info: { is_trial: true } })
  const { result } = renderHook(() => usePaymentState('cs_trial', 'agency_scale'), { wrapper: Around })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  paid.queryFn.mockRejectedValue(new ApiError({ status_code: 502 }))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(result.current).toBe('activating')
  expect(underway()).toMatchObject({ planType: 'agency_scale' })
})

async function returned(planType: string) {
  const { result } = renderHook(() => usePaymentState(`cs_${planType}`, planType), { wrapper: Around })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  return result.current
}

describe('the return from the payment page of a company that is not in trial', () => {
  it.each([
    ['Agency Starter', 'agency_scale', 'activating'],
    ['Agency Scale', 'agency_scale', 'confirmed'],
    // an address of an earlier payment
    ['Agency Scale', 'solo_business', 'confirmed'],
    ['Sur mesure', 'agency_scale', 'confirmed'],
    ['Agency Starter', 'compte piraté', 'confirmed'],
  ])('with %s of %s is %s (BIL-10, K30)', async (name, planType, expected) => {
    paid.queryFn.mockResolvedValue({ id: 1, subscription_info: { is_trial: false, current_plan: { name } } })
    expect(await returned(planType)).toBe(expected)
  })
})

it('a trial that only an earlier answer names is not waited for (BIL-03, K30)', async () => {
  client.setQueryData(['user'], { id: 1, subscription_info: { is_trial: true } })
  // as the session does: what an answer leaves out comes from the one before
  client.setQueryDefaults(['user'], {
    persister: async (queryFn, context, query) => ({ ...Object(query.state.data), ...Object(await queryFn(context)) }),
  })
  session.queryFn.mockResolvedValue({ id: 1 })
  paid.queryFn.mockRejectedValue(new ApiError({ status_code: 500 }))
  const { result } = renderHook(() => usePaymentState('cs_bare', undefined), { wrapper: Around })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(result.current).toBe('confirmed')
  expect(client.getQueryData(['user'])).toEqual({ id: 1, subscription_info: { is_trial: true } })
})
