import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { networkError } from '~/api/api-error'
import { dismissToast } from '~/design/feedback/toasts'

import { byRow, freshMutation, onSuccess, renderMutation, send, type Answer } from './rendered-mutation'

freshMutation()

const check = vi.fn<() => Promise<Answer | 'notApplied'>>()

/** A mutation whose answer and whose check are lost: a toast offers to verify it. */
async function lose() {
  send.mockRejectedValueOnce(networkError())
  check.mockReset().mockRejectedValueOnce(networkError())
  const meta = { error: { title: 'errors.invalidData', unconfirmed: 'errors.unknown' } } as const
  const { result, unmount } = renderMutation({ ...byRow, meta, verification: { check, once: true } })
  await act(() => result.current.mutate({ id: 7 }))
  const [shown] = result.current.toasts
  expect(shown).toMatchObject({ severity: 'warning', action: { label: 'common.verify' } })
  const press = () => act(async () => shown?.action?.onClick())
  return { result, unmount, press, id: shown?.id ?? 0 }
}

it('the toast of an unconfirmed mutation reads whether it was made, and goes', async () => {
  const { result, press } = await lose()
  check.mockResolvedValueOnce({ sent: 7 })
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(result.current.toasts).toEqual([])
})

it('a mutation that is verified elsewhere takes its toast with it', async () => {
  const { result } = await lose()
  check.mockResolvedValueOnce({ sent: 7 })
  await act(() => result.current.mutate({ id: 7 }))
  expect(result.current.toasts).toEqual([])
})

it.each([
  ['made', { sent: 7 }],
  ['not made', 'notApplied'],
] as const)('a toast that is pressed after the mutation was found to be %s sends nothing', async (_, finding) => {
  const { result, press } = await lose()
  check.mockResolvedValueOnce(finding)
  await act(() => result.current.mutate({ id: 7 }))
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(check).toHaveBeenCalledTimes(2)
})

it('a toast of another row stays', async () => {
  const { result, id } = await lose()
  await act(() => result.current.mutate({ id: 8 }))
  expect(result.current.toasts).toMatchObject([{ id }])
  dismissToast(id)
})

it('a mutation that is unconfirmed stays so as long as the session, wherever the user is', async () => {
  vi.useFakeTimers()
  const { unmount } = await lose()
  unmount()
  await vi.advanceTimersByTimeAsync(3_600_000)
  vi.useRealTimers()
  expect(renderMutation(byRow).result.current.mustVerify(7)).toBe(true)
})
