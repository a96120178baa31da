import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'

import { freshAct, isStale, onDone, onFailed, renderAct, send, type Answer } from './rendered-mutation'

freshAct()

describe('a mutation that leads on', () => {
  it('navigates after its toast, and is pending until the next page is shown', async () => {
    const next = Promise.withResolvers<void>()
    const leave = vi.fn<(answer: Answer) => unknown>(() => next.promise)
    const { result } = renderAct({ leave })
    const first = result.current.act({ id: 7 })
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith({ sent: 7 }, { id: 7 }))
    expect(onDone.mock.invocationCallOrder[0]).toBeLessThan(leave.mock.invocationCallOrder[0] ?? 0)
    await act(() => result.current.act({ id: 7 }))
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => {
      next.resolve()
      await first
    })
  })

  it('does not navigate when the user has left before the answer, whose toast is shown', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const leave = vi.fn<() => unknown>()
    const { result, unmount } = renderAct({ leave })
    const first = result.current.act({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    resolve({ sent: 7 })
    await first
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ sent: 7 }, { id: 7 })
    expect(isStale()).toBe(true)
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('a mutation whose failure leads on', () => {
  const refusal = new ApiError({ message: 'Non.', status_code: 401 })

  it('navigates after the toast of the failure', async () => {
    send.mockRejectedValueOnce(refusal)
    const leaveFailed = vi.fn<() => unknown>()
    const leave = vi.fn<() => unknown>()
    const { result } = renderAct({ leave, leaveFailed })
    await act(() => result.current.act({ id: 7 }))
    expect(leaveFailed).toHaveBeenCalledExactlyOnceWith(refusal, { id: 7 })
    expect(onFailed.mock.invocationCallOrder[0]).toBeLessThan(leaveFailed.mock.invocationCallOrder[0] ?? 0)
    expect(leave).not.toHaveBeenCalled()
  })

  it('leads no user on who went elsewhere before it', async () => {
    const { promise, reject } = Promise.withResolvers<Answer>()
    send.mockReturnValueOnce(promise)
    const leaveFailed = vi.fn<() => unknown>()
    const { result, unmount } = renderAct({ leaveFailed })
    const first = result.current.act({ id: 7 })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    unmount()
    reject(refusal)
    await first
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect(leaveFailed).not.toHaveBeenCalled()
  })
})
