import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { aborted, ApiError } from '~/api/api-error'

import {
  byRow,
  endSession,
  freshMutation,
  isStale,
  onSuccess,
  onError,
  renderMutation,
  readList,
  send,
  ifLeft,
  type Answer,
  type Row,
} from './rendered-mutation'

const tenTimes = (press: () => unknown) => Array.from({ length: 10 }, press)

const tell = () => ({ severity: 'error', title: 'Sans succès pour : Marque 103' }) as const

freshMutation()

describe('a mutation', () => {
  it('pressed ten times in 50 ms sends once (INV-05, C227, C301)', async () => {
    const { result } = renderMutation()
    await act(() => Promise.all(tenTimes(() => result.current.mutate({ id: 7 }))))
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 7 }, expect.anything())
    expect(onSuccess).toHaveBeenCalledTimes(1)
  })

  it('sends once for each row (INV-05, C301)', async () => {
    const { result } = renderMutation(byRow)
    await act(() =>
      Promise.all(tenTimes(() => [result.current.mutate({ id: 7 }), result.current.mutate({ id: 8 })]).flat()),
    )
    expect(send.mock.calls.map(([row]) => row)).toEqual([{ id: 7 }, { id: 8 }])
  })

  it('is pending for a page that was left and opened again (C301)', async () => {
    send.mockReturnValue(new Promise(() => {}))
    const first = renderMutation(byRow)
    act(() => void first.result.current.mutate({ id: 7 }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    first.unmount()
    const second = renderMutation(byRow)
    expect(second.result.current.isPending(7)).toBe(true)
    expect(second.result.current.isPending(8)).toBe(false)
    // a call that runs would make the press wait for ever
    await act(() => Promise.all(tenTimes(() => second.result.current.mutate({ id: 7 }))))
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('can be done again from a toast after the page was left (BRD-09)', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const { result, unmount } = renderMutation(byRow)
    const { mutate: press } = result.current
    const first = press({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    resolve({ sent: 7 })
    await first
    await press({ id: 7 })
    await press({ id: 7 })
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('is pending until the page shows its result (C227)', async () => {
    const { result } = renderMutation()
    // no render takes place while these two follow each other
    await act(async () => {
      await result.current.mutate({ id: 7 })
      await result.current.mutate({ id: 7 })
    })
    expect(send).toHaveBeenCalledTimes(1)
    await act(() => result.current.mutate({ id: 7 }))
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('that failed may be tried again (C301)', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    const { result } = renderMutation()
    await act(() => result.current.mutate({ id: 7 }))
    await waitFor(() => expect(result.current.failure?.message).toBe('Non.'))
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Non.' }), { id: 7 }, true)
    expect(onSuccess).not.toHaveBeenCalled()
    await act(() => result.current.mutate({ id: 7 }))
    await waitFor(() => expect(result.current.failure).toBeNull())
    expect(onSuccess).toHaveBeenCalledTimes(1)
  })

  it('that was cancelled is no failure (C118)', async () => {
    send.mockRejectedValueOnce(aborted())
    const { result } = renderMutation({ meta: { error: { title: 'errors.invalidData' } } })
    const answer = await act(() => result.current.mutate({ id: 7 }))
    expect(answer).toBeUndefined()
    expect(result.current.failure).toBeNull()
    expect(result.current.toasts).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })

  it('invalidates its queries, after a failure too', async () => {
    send.mockRejectedValueOnce(new ApiError({ status_code: 400 }))
    const { result } = renderMutation()
    await act(() => result.current.mutate({ id: 7 }))
    expect(isStale()).toBe(true)

    readList()
    await act(() => result.current.mutate({ id: 7 }))
    expect(isStale()).toBe(true)
  })

  it('that fails after the end of its session shows the next user nothing (G11)', async () => {
    const { promise, reject } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const { result } = renderMutation({ meta: { error: { title: ({ id }) => `Ligne ${id}` } } })
    const over = result.current.mutate({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    endSession()
    reject(new ApiError({ status_code: 401, message: 'Non.' }))
    await act(() => over)
    expect(result.current.toasts).toEqual([])
    expect(onError).not.toHaveBeenCalled()
  })

  it('that ends after its session shows the next user nothing, and leads nowhere (SES-32)', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const onSuccessIfMounted = vi.fn<() => unknown>()
    const { result } = renderMutation({ meta: { success: tell }, onSuccessIfMounted })
    const over = result.current.mutate({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    endSession()
    resolve({ sent: 7 })
    await act(() => over)
    expect(result.current.toasts).toEqual([])
    expect(onSuccess).not.toHaveBeenCalled()
    expect(onSuccessIfMounted).not.toHaveBeenCalled()
  })

  it('has toasts of its error and its outcome for a user who has left its section (decision 22)', async () => {
    const there = renderMutation({ meta: { success: ifLeft, error: { title: 'errors.invalidData' }, inline: 'error' } })
    const { mutate: press } = there.result.current
    send.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    await act(() => press({ id: 7 }))
    await act(() => press({ id: 7 }))
    expect(there.result.current.toasts).toEqual([])
    there.unmount()
    send.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    await press({ id: 7 })
    await press({ id: 7 })
    expect(renderMutation().result.current.toasts).toMatchObject([
      { severity: 'error', title: 'errors.invalidData', message: 'Non.' },
      { severity: 'info', title: 'Fini' },
    ])
  })

  it('shows its result optimistically, and takes it back when the call fails (C211)', async () => {
    const shown: string[] = []
    const onMutate = ({ id }: Row) => {
      shown.push(`shown ${id}`)
      return () => void shown.push(`back ${id}`)
    }
    const { result } = renderMutation({ ...byRow, onMutate })
    await act(() => result.current.mutate({ id: 7 }))
    expect(shown).toEqual(['shown 7'])

    send.mockRejectedValueOnce(new ApiError({ status_code: 400 })).mockRejectedValueOnce(aborted())
    await act(() => result.current.mutate({ id: 8 }))
    await act(() => result.current.mutate({ id: 9 }))
    expect(shown).toEqual(['shown 7', 'shown 8', 'back 8', 'shown 9', 'back 9'])
  })
})
