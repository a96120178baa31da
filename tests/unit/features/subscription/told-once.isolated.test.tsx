// @vitest-environment jsdom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
import { toast, useToasts } from '~/design/feedback/toasts'
import { ThemeRoot } from '~/design/theme/ThemeRoot'
import { PaymentCancelScreen } from '~/features/subscription/PaymentCancelScreen'
import { useVerification } from '~/features/subscription/PaymentSuccessScreen'
import { onWindowEvent } from '~/telemetry/events'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'

const paid = vi.hoisted(() => ({
  queryFn: vi.fn(async () => ({ id: 1, subscription_info: { is_trial: false } })),
}))
vi.mock('~/api/generated/@tanstack/react-query.gen', () => ({
  getCurrentUserOptions: () => ({ queryKey: ['user'], ...paid }),
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
  const { result } = renderHook(() => useVerification('cs_strict', 'agency_scale'), {
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
  const { result } = renderHook(() => ({ verification: useVerification('cs_500', undefined), toasts: useToasts() }), {
    wrapper: Around,
  })
  await act(() => vi.advanceTimersByTimeAsync(2500))
  expect(result.current).toEqual({ verification: 'confirmed', toasts: [] })
})
