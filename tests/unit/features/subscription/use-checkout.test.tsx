import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { InstallationContext } from '~/features/shared/installation'
import { useCheckout } from '~/features/subscription/checkout'
import { onWindowEvent } from '~/telemetry/events'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const PAYMENT = 'https://paiement.exemple.fr/session'

const fetched = vi.fn<typeof fetch>()
const leaving = vi.fn<(detail: { planType: string; amount: number; sessionId: string }) => void>()
let hosts: string[] | undefined
let client: QueryClient
let stopListening: () => void

const Providers = mutationProviders(() => client)
const Around = ({ children }: { children: ReactNode }) => (
  <Providers>
    <InstallationContext value={hosts ? { checkoutHosts: hosts } : {}}>{children}</InstallationContext>
  </Providers>
)

const offer = (checkout_url: string) =>
  fetched.mockImplementation(async () =>
    Response.json({ success: true, message: '', data: { checkout_url, session_id: 'cs_1', amount: 95 } }),
  )

async function chosen() {
  const { result, rerender } = renderHook(() => useCheckout(), { wrapper: Around })
  act(() => result.current.choose('solo_business'))
  expect(result.current.state.step).toBe('calling')
  await waitFor(() => expect(result.current.state.step).not.toBe('calling'))
  return { result, rerender }
}

/** Chooses, leaves the page within the call, and returns. */
async function returned() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValue(promise)
  const first = renderHook(() => useCheckout(), { wrapper: Around })
  act(() => first.result.current.choose('solo_business'))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  first.unmount()
  const { result } = renderHook(() => useCheckout(), { wrapper: Around })
  expect(result.current.state).toEqual({ step: 'calling', planType: 'solo_business' })
  return { result, resolve }
}

beforeEach(() => {
  client = createTestClient()
  hosts = undefined
  fetched.mockReset()
  leaving.mockReset()
  stopListening = onWindowEvent('subscription:checkoutRedirect', leaving)
  vi.stubGlobal('fetch', fetched)
  // jsdom goes nowhere, and says so
  vi.spyOn(console, 'error').mockImplementation(() => {})
  openApi()
})

afterEach(() => {
  stopListening()
  cleanup()
  client.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the way to the payment page', () => {
  it('leaves the question open, to be answered again, when the browser stays (PLN-22, C271)', async () => {
    offer(PAYMENT)
    const { result } = await chosen()
    vi.useFakeTimers()
    act(() => result.current.confirm())
    expect(result.current.state.step).toBe('redirecting')
    act(() => void vi.advanceTimersByTime(15_000))
    expect(result.current.state.step).toBe('confirming')
    act(() => result.current.confirm())
    expect(leaving).toHaveBeenCalledTimes(2)
  })

  it('resets the redirect at once for an address that is no longer allowed (PLN-22)', async () => {
    offer(PAYMENT)
    const { result, rerender } = await chosen()
    hosts = ['autre.exemple.fr']
    rerender()
    act(() => result.current.confirm())
    expect(result.current.state.step).toBe('confirming')
  })

  it('drops the choice and its data when closed (PLN-20, C272)', async () => {
    offer(PAYMENT)
    const { result } = await chosen()
    act(() => result.current.close())
    expect(result.current.state).toEqual({ step: 'idle' })
    act(() => result.current.confirm())
    expect(leaving).not.toHaveBeenCalled()
  })

  it('sends one call for two presses of one moment (C275)', async () => {
    offer(PAYMENT)
    const { result } = renderHook(() => useCheckout(), { wrapper: Around })
    act(() => {
      result.current.choose('solo_business')
      result.current.choose('agency_scale')
    })
    await waitFor(() => expect(result.current.state.step).toBe('confirming'))
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('opens for who left the page and came back within the call, without a second one (PLN-14, PLN-16, C301)', async () => {
    const { result, resolve } = await returned()
    act(() => result.current.choose('agency_scale'))
    resolve(Response.json({ success: true, message: '', data: { checkout_url: PAYMENT, session_id: 'cs_1' } }))
    await waitFor(() => expect(result.current.state).toMatchObject({ checkout: { planType: 'solo_business' } }))
    expect(fetched).toHaveBeenCalledTimes(1)
    act(() => result.current.close())
    expect(result.current.state).toEqual({ step: 'idle' })
  })

  it('lets who came back within the call choose again after a refusal (PLN-14, PLN-24)', async () => {
    const { result, resolve } = await returned()
    resolve(Response.json({ success: false, message: 'Non' }, { status: 400 }))
    await waitFor(() => expect(result.current.state).toEqual({ step: 'idle' }))
    offer(PAYMENT)
    act(() => result.current.choose('agency_scale'))
    await waitFor(() => expect(result.current.state.step).toBe('confirming'))
  })

  it('refuses an address of another host without a question (PLN-26)', async () => {
    hosts = ['autre.exemple.fr']
    offer(PAYMENT)
    const { result } = await chosen()
    expect(result.current.state).toEqual({ step: 'idle' })
  })
})
