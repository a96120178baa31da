import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { aborted, ApiError } from '~/api/api-error'
import { useLazyMutation, type LazyMutation } from '~/features/shared/mutations/use-lazy-mutation'

afterEach(cleanup)

const call = vi.fn<LazyMutation<string, number>>()
const onSuccess = vi.fn<(outcome: number) => void>()

function render(load = () => Promise.resolve<LazyMutation<string, number>>(call)) {
  call.mockReset().mockResolvedValue(4)
  onSuccess.mockReset()
  return renderHook(() => useLazyMutation(load, { onSuccess }))
}

const SCRIPT = 'https://app.test/assets/sign-in-1.js'
const answer = (status: number, type = 'text/html') => new Response(null, { status, headers: { 'content-type': type } })
/** The page of another build than the one that runs. */
const page = () => new Response('<html data-entry="/assets/index-b2.js">', { headers: { 'content-type': 'text/html' } })

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

describe('useLazyMutation', () => {
  it('is pending as long as the call runs, then returns its result (REG-05)', async () => {
    const { result } = render()
    const { promise, resolve } = Promise.withResolvers<number>()
    call.mockReturnValue(promise)
    let done = Promise.resolve()
    act(() => void (done = result.current.mutate('a')))
    await waitFor(() => expect(result.current).toMatchObject({ pending: true, failure: null }))
    resolve(5)
    await act(() => done)
    expect(result.current).toMatchObject({ pending: false, failure: null })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('keeps a failure until the next try (REG-19)', async () => {
    const { result } = render()
    call.mockRejectedValueOnce(new ApiError({ status_code: 400, message: 'Non.' }))
    await act(() => result.current.mutate('a'))
    expect(result.current).toMatchObject({ pending: false, failure: { message: 'Non.' } })
    await act(() => result.current.mutate('a'))
    expect(result.current.failure).toBeNull()
  })

  it('treats a fault of ours like any other failure (REG-21)', async () => {
    const { result } = render()
    call.mockRejectedValueOnce(new TypeError('x is not a function'))
    await act(() => result.current.mutate('a'))
    expect(result.current.failure).toMatchObject({ code: 'UNKNOWN_ERROR', status_code: 0 })
  })

  it.each<
    [
      why: string,
      code: string,
      named: string | undefined,
      file: () => Promise<Response>,
      page?: () => Response | Promise<Response>,
    ]
  >([
    ['the connection was lost', 'NETWORK_ERROR', SCRIPT, lost, lost],
    ['a blocker keeps it back', 'SCRIPT_REFUSED', SCRIPT, lost],
    ['a firewall keeps it back', 'SCRIPT_REFUSED', SCRIPT, () => Promise.resolve(answer(403))],
    ['the server has trouble', 'SCRIPT_FAILED', SCRIPT, () => Promise.resolve(answer(502))],
    ['it is there again', 'NETWORK_ERROR', SCRIPT, () => Promise.resolve(answer(200, 'text/javascript'))],
    ['it is gone', 'SCRIPT_GONE', SCRIPT, () => Promise.resolve(answer(404))],
    ['the page stands in its place', 'SCRIPT_GONE', SCRIPT, () => Promise.resolve(answer(200))],
    ['the browser does not name it', 'SCRIPT_GONE', undefined, () => Promise.resolve(answer(404))],
  ])('fails when its code does not come: %s (C115, C136)', async (_why, code, named, file, document = page) => {
    vi.stubGlobal('fetch', async (address: string) => (address === SCRIPT ? file() : document()))
    const { result } = render(() => Promise.reject(new TypeError(`Importing a module failed: ${named ?? ''}`)))
    await act(() => result.current.mutate('a'))
    expect(result.current.failure?.code).toBe(code)
  })

  it('is cancelled silently when the user leaves the page (C118)', async () => {
    const { result, unmount } = render()
    call.mockImplementation((_input, signal) => {
      const { promise, reject } = Promise.withResolvers<number>()
      signal.addEventListener('abort', () => reject(aborted()))
      return promise
    })
    const done = result.current.mutate('a')
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    unmount()
    await done
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('ignores an answer that comes after leaving (C118)', async () => {
    const { result, unmount } = render()
    const { promise, resolve } = Promise.withResolvers<number>()
    call.mockReturnValue(promise)
    const done = result.current.mutate('a')
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    unmount()
    resolve(5)
    await done
    expect(onSuccess).not.toHaveBeenCalled()
  })
})
