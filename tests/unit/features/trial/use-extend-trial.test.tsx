import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getTrialStatusQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { useExtendTrial } from '~/features/trial/ExtendTrialDialog'
import { onWindowEvent } from '~/telemetry/events'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const fetched = vi.fn<typeof fetch>()
const extended = vi.fn<(detail: { weeks: number }) => void>()
let client: QueryClient
let stopListening: () => void

const Around = mutationProviders(() => client)

const renderExtension = () => renderHook(() => useExtendTrial(), { wrapper: Around })

const longer = () =>
  Response.json({ success: true, message: 'Essai prolongé', data: { trial_expires_at: '2026-03-31T09:00:00Z' } })

beforeEach(() => {
  client = createTestClient()
  client.setQueryData(getTrialStatusQueryKey(), { is_trial: true })
  fetched.mockReset()
  extended.mockReset()
  stopListening = onWindowEvent('trial:extended', extended)
  vi.stubGlobal('fetch', fetched)
  openApi()
})

afterEach(() => {
  stopListening()
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
})

describe('the extension of a trial', () => {
  it('sends the weeks, emits the window event, and reads the state again (TRI-07, TRI-08)', async () => {
    fetched.mockImplementation(async () => longer())
    const { result } = renderExtension()
    await act(() => result.current.extend(2))
    // after the state that a lost answer would be compared with
    const [request] = fetched.mock.calls[1] ?? []
    expect(request).toBeInstanceOf(Request)
    // checked in the line above
    const sent = request as Request
    expect([sent.method, new URL(sent.url).pathname]).toEqual(['POST', '/api/v1/onboarding/trials/extend/'])
    expect(await sent.clone().json()).toEqual({ additional_weeks: 2 })
    expect(extended).toHaveBeenCalledExactlyOnceWith({ weeks: 2 })
    expect(client.getQueryState(getTrialStatusQueryKey())?.isInvalidated).toBe(true)
  })

  it('sends one call for ten presses of one moment (TRI-07, C301)', async () => {
    fetched.mockImplementation(async () => longer())
    const { result } = renderExtension()
    await act(async () => {
      await Promise.all(Array.from({ length: 10 }, () => result.current.extend(1)))
    })
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(extended).toHaveBeenCalledTimes(1)
  })

  it('passes a refusal to the caller, without a window event (TRI-08)', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ message: 'La période d’essai ne peut plus être prolongée.' }, { status: 400 }),
    )
    const { result } = renderExtension()
    await act(() => result.current.extend(1).catch(() => {}))
    await waitFor(() => expect(result.current.failure?.message).toBe('La période d’essai ne peut plus être prolongée.'))
    expect(extended).not.toHaveBeenCalled()
  })

  it('reads the trial again after a failure: without an answer, it may be extended (TRI-08)', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 504 }))
    const { result } = renderExtension()
    await act(() => result.current.extend(1).catch(() => {}))
    await waitFor(() => expect(client.getQueryState(getTrialStatusQueryKey())?.isInvalidated).toBe(true))
  })
})
