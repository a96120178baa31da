import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listInvitationsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { RESEND_PAUSE_MS, useResend } from '~/features/invitations/list/ResendButton'
import { useInvite } from '~/features/invitations/use-invite'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const fetched = vi.fn<typeof fetch>()
let client: QueryClient

const Around = mutationProviders(() => client)

const rowOf = (id: number) => ({ id, email: `personne${id}@exemple.fr` })

const renderResend = () => renderHook(() => useResend(), { wrapper: Around }).result
const resent = () => Response.json({ success: true, message: 'Invitation renvoyée', data: { id: 7 } })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  client = createTestClient()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the second sending of an invitation', () => {
  it('is one call for ten presses, and another invitation is free meanwhile (INV-05, C301)', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    const resend = renderResend()
    act(() => {
      for (let press = 0; press < 10; press++) resend.current.resend(7)
      resend.current.resend(8)
    })
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    expect(resend.current.busy(7)).toBe(true)
    expect(resend.current.busy(9)).toBe(false)
  })

  it('pauses for a minute, also for a page opened meanwhile, then is free again (INV-17)', async () => {
    fetched.mockImplementation(async () => resent())
    const resend = renderResend()
    act(() => resend.current.resend(7))
    await waitFor(() => expect(resend.current.paused(rowOf(7))).toBe(true))
    expect(resend.current.paused(rowOf(8))).toBe(false)
    expect(renderResend().current.paused(rowOf(7))).toBe(true)

    act(() => void vi.advanceTimersByTime(RESEND_PAUSE_MS + 1))
    expect(resend.current.paused(rowOf(7))).toBe(false)
  })

  it('is free again when the clock of the device was set back by an hour (INV-17)', async () => {
    fetched.mockImplementation(async () => resent())
    const resend = renderResend()
    act(() => resend.current.resend(7))
    await waitFor(() => expect(resend.current.paused(rowOf(7))).toBe(true))
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(renderResend().current.paused(rowOf(7))).toBe(false)
  })

  it('of a deleted one has a toast in the user’s language, and the list is read again (INV-05)', async () => {
    fetched.mockImplementation(async () => Response.json({ detail: 'Not found.' }, { status: 404 }))
    client.getQueryCache().build(client, { queryKey: listInvitationsQueryKey() })
    const resend = renderResend()
    const toasts = renderHook(() => useToasts()).result
    act(() => resend.current.resend(7))
    await waitFor(() => expect(toasts.current).toMatchObject([{ message: 'invitations.list.resend.gone' }]))
    expect(client.getQueryState(listInvitationsQueryKey())?.isInvalidated).toBe(true)
  })

  it('with an id that is a text uses it as one segment of the path (INV-05)', async () => {
    fetched.mockImplementation(async () => resent())
    const resend = renderResend()
    act(() => resend.current.resend('0b9d/é 1'))
    // after the state that a lost answer would be compared with
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
    const [request] = fetched.mock.calls[1] ?? []
    expect(new Request(request ?? '').url).toMatch(/\/onboarding\/invitations\/resend\/0b9d%2F%C3%A9%201\/$/)
    await waitFor(() => expect(resend.current.paused({ id: '0b9d/é 1', email: undefined })).toBe(true))
  })

  it('needs no pause after a failure (INV-17)', async () => {
    fetched.mockImplementation(async () => Response.json({ success: false, message: 'Non' }, { status: 400 }))
    const resend = renderResend()
    act(() => resend.current.resend(7))
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    await waitFor(() => expect(resend.current.busy(7)).toBe(false))
    expect(resend.current.paused(rowOf(7))).toBe(false)
  })

  it('is not possible for a minute after the first, whatever date the server gives (INV-17)', async () => {
    fetched.mockImplementation(async () => Response.json({ success: true, message: null, data: { valid: true } }))
    const resend = renderResend()
    const dialog = renderHook(() => useInvite(true), { wrapper: Around }).result
    await act(() => dialog.current.invite([{ email: 'personne7@exemple.fr', brand_id: 3, user_type: 'brand_member' }]))
    await waitFor(() => expect(resend.current.paused({ id: 7, email: 'Personne7@exemple.fr' })).toBe(true))
    expect(resend.current.paused(rowOf(8))).toBe(false)
    // the invitation of the same address to another brand
    expect([3, 4].map((brandId) => resend.current.paused({ ...rowOf(7), brandId }))).toEqual([true, false])
    act(() => void vi.advanceTimersByTime(RESEND_PAUSE_MS + 1))
    expect(resend.current.paused(rowOf(7))).toBe(false)
  })
})
