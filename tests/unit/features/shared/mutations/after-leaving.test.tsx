import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'

import {
  byRow,
  endSession,
  freshMutation,
  isStale,
  onSuccess,
  onError,
  renderMutation,
  send,
  type Answer,
} from './rendered-mutation'

freshMutation()

describe('a mutation after whose success the page navigates', () => {
  it('navigates after its toast, and is pending until the next page is shown', async () => {
    const next = Promise.withResolvers<void>()
    const onSuccessIfMounted = vi.fn<(answer: Answer) => unknown>(() => next.promise)
    const { result } = renderMutation({ onSuccessIfMounted })
    const first = result.current.mutate({ id: 7 })
    await waitFor(() => expect(onSuccessIfMounted).toHaveBeenCalledExactlyOnceWith({ sent: 7 }, { id: 7 }))
    expect(onSuccess.mock.invocationCallOrder[0]).toBeLessThan(onSuccessIfMounted.mock.invocationCallOrder[0] ?? 0)
    await act(() => result.current.mutate({ id: 7 }))
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => {
      next.resolve()
      await first
    })
  })

  it('does not navigate when the user has left before the answer, whose toast is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const onSuccessIfMounted = vi.fn<() => unknown>()
    const { result, unmount } = renderMutation({ onSuccessIfMounted })
    const first = result.current.mutate({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    resolve({ sent: 7 })
    await first
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith({ sent: 7 }, { id: 7 })
    expect(isStale()).toBe(true)
    expect(onSuccessIfMounted).not.toHaveBeenCalled()
  })
})

describe('a mutation that fails', () => {
  const refusal = new ApiError({ message: 'Non.', status_code: 401 })

  it('tells `onError` that the user is still there', async () => {
    send.mockRejectedValueOnce(refusal)
    const onSuccessIfMounted = vi.fn<() => unknown>()
    const { result } = renderMutation({ onSuccessIfMounted })
    await act(() => result.current.mutate({ id: 7 }))
    expect(onError).toHaveBeenCalledExactlyOnceWith(refusal, { id: 7 }, true)
    expect(onSuccessIfMounted).not.toHaveBeenCalled()
  })

  it('tells `onError` that the user has left', async () => {
    const { promise, reject } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const { result, unmount } = renderMutation()
    const first = result.current.mutate({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    reject(refusal)
    await first
    expect(onError).toHaveBeenCalledExactlyOnceWith(refusal, { id: 7 }, false)
  })
})

describe('a mutation that undoes', () => {
  it('is sent once the call that runs has ended, mounted or not (BRD-09, C301)', async () => {
    const { result, unmount } = renderMutation(byRow)
    const press = async (id: number) => {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      send.mockReturnValueOnce(promise)
      const running = result.current.mutate({ id })
      const undo = result.current.enqueue({ id })
      await waitFor(() => expect(send).toHaveBeenCalled())
      const before = send.mock.calls.length
      resolve({ sent: id })
      await running
      return { before, undone: await undo }
    }
    expect(await act(() => press(7))).toEqual({ before: 1, undone: { sent: 7 } })
    expect(send).toHaveBeenCalledTimes(2)
    unmount()
    expect(await press(8)).toEqual({ before: 3, undone: { sent: 8 } })
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('is not sent when the session has ended meanwhile (SES-15)', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const { result, unmount } = renderMutation()
    const running = result.current.mutate({ id: 7 })
    const undo = result.current.enqueue({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    endSession()
    resolve({ sent: 7 })
    await running
    expect(await undo).toBeUndefined()
    expect(send).toHaveBeenCalledTimes(1)
  })
})
