import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useCallGuard } from '~/features/shared/mutations/use-call-guard'

afterEach(cleanup)

const renderGuard = (run: () => Promise<unknown>) => {
  const { result } = renderHook(() => useCallGuard())
  return () => result.current.run(undefined, run)
}

describe('the guard against double clicks', () => {
  it('runs the first of ten submits of one moment (LOG-06, C227, C301)', async () => {
    const { promise, resolve: finish } = Promise.withResolvers<void>()
    const run = vi.fn<() => Promise<void>>(() => promise)
    const submit = renderGuard(run)
    const submits = Array.from({ length: 10 }, submit)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await act(() => Promise.all(submits))
    await act(submit)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('lets the next call run after one that failed (LOG-06)', async () => {
    const run = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('refused')))
    const submit = renderGuard(run)
    await act(() => expect(submit()).rejects.toThrow('refused'))
    await act(() => expect(submit()).rejects.toThrow('refused'))
    expect(run).toHaveBeenCalledTimes(2)
  })
})
