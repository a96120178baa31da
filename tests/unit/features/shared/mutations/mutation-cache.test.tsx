import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { toast } from '~/design/feedback/toasts'

import { freshMutation, renderMutation, send } from './rendered-mutation'

const serverFailure = () => new ApiError({ status_code: 500, timestamp: '2026-03-16T09:00:00.000Z' })

freshMutation()

describe('a mutation', () => {
  it('shows its result in a toast when the page has no other place for it', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    const { result } = renderMutation({
      meta: { success: ({ sent }) => ({ title: `Envoyé ${sent}` }), error: { title: 'errors.invalidData' } },
    })
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ severity: 'error', message: 'Non.' }])
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ severity: 'error' }, { severity: 'success', title: 'Envoyé 7' }])
  })

  it('that the server failed has a text of its own, with the reference, in place of the general toast (NFR-03)', async () => {
    send.mockRejectedValueOnce(serverFailure()).mockRejectedValueOnce(serverFailure())
    toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
    const { result } = renderMutation({ meta: { error: { title: 'errors.invalidData' } } })
    await act(() => result.current.mutate({ id: 7 }))
    // no texts are loaded here: the story shows them
    const said = [{ title: 'errors.invalidData', message: 'errors.unknown', reference: 'common.reference' }]
    expect(result.current.toasts).toMatchObject(said)
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject(said)
  })

  it('says how long the server asks to wait, in place of the text of the server (C125)', async () => {
    send.mockRejectedValueOnce(
      new ApiError({ status_code: 429, message: 'Request was throttled.', retryAfterMs: 120_000 }),
    )
    const { result } = renderMutation({ meta: { error: { title: 'errors.invalidData' } } })
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ title: 'errors.invalidData', message: 'errors.wait' }])
  })

  it('leaves the general toast of another failure (NFR-03)', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
    const { result } = renderMutation({ meta: { error: { title: 'errors.invalidData' } } })
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ general: 'server failure' }, { message: 'Non.' }])
    expect(result.current.toasts[1]).not.toHaveProperty('reference')
  })

  it('without the right has a text of its own in place of the general toast of a refusal (NFR-04)', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 403, message: 'Non.' }))
    toast({ severity: 'warning', title: 'Vos droits ont peut-être changé', general: 'refusal' })
    const { result } = renderMutation({ meta: { error: { title: ({ id }) => `Ligne ${id}` } } })
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ title: 'Ligne 7', message: 'Non.' }])
    expect(result.current.toasts).toHaveLength(1)
  })

  it('without a right that the screen names has no general toast of a refusal beside it (NFR-04)', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 403, message: 'Non.' }))
    toast({ severity: 'warning', title: 'Vos droits ont peut-être changé', general: 'refusal' })
    toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
    const { result } = renderMutation()
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.failure).toMatchObject({ message: 'Non.' })
    expect(result.current.toasts).toMatchObject([{ general: 'server failure' }])
    expect(result.current.toasts).toHaveLength(1)
  })

  it('with a failure of the server that the screen names has no general toast of it (NFR-03)', async () => {
    send.mockRejectedValueOnce(serverFailure())
    toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
    toast({ severity: 'warning', title: 'Vos droits ont peut-être changé', general: 'refusal' })
    const { result } = renderMutation()
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.toasts).toMatchObject([{ general: 'refusal' }])
  })

  it('shows the last of its failures alone when it is sent again by itself (K10, K59)', async () => {
    send
      .mockImplementationOnce(async () => {
        toast({ severity: 'error', title: 'Le serveur a rencontré un problème', general: 'server failure' })
        throw serverFailure()
      })
      .mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    const { result } = renderMutation({ retry: 1 })
    await act(() => result.current.mutate({ id: 7 }))
    expect(result.current.failure).toMatchObject({ message: 'Non.' })
    expect(result.current.toasts).toEqual([])
  })
})
