import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { networkError } from '~/api/api-error'
import { dismissToast } from '~/design/feedback/toasts'

import { byRow, freshAct, onDone, renderAct, send, type Answer } from './rendered-mutation'

freshAct()

const check = vi.fn<() => Promise<Answer | 'undone'>>()

/** An act whose answer and whose check are lost: a toast offers to verify it. */
async function lose() {
  send.mockRejectedValueOnce(networkError())
  check.mockReset().mockRejectedValueOnce(networkError())
  const options = { failed: 'errors.invalidData', unknown: 'errors.unknown' } as const
  const { result } = renderAct({ ...byRow, ...options, confirm: { check, once: true } })
  await act(() => result.current.act({ id: 7 }))
  const [shown] = result.current.toasts
  expect(shown).toMatchObject({ severity: 'warning', action: { label: 'common.verify' } })
  const press = () => act(async () => shown?.action?.onClick())
  return { result, press, id: shown?.id ?? 0 }
}

it('the toast of an unconfirmed mutation reads whether it was made, and goes', async () => {
  const { result, press } = await lose()
  check.mockResolvedValueOnce({ sent: 7 })
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect(result.current.toasts).toEqual([])
})

it('a mutation that is confirmed elsewhere takes its toast with it', async () => {
  const { result } = await lose()
  check.mockResolvedValueOnce({ sent: 7 })
  await act(() => result.current.act({ id: 7 }))
  expect(result.current.toasts).toEqual([])
})

it.each([
  ['made', { sent: 7 }],
  ['not made', 'undone'],
] as const)('a toast that is pressed after the mutation was found to be %s sends nothing', async (_, finding) => {
  const { result, press } = await lose()
  check.mockResolvedValueOnce(finding)
  await act(() => result.current.act({ id: 7 }))
  await press()
  expect(send).toHaveBeenCalledOnce()
  expect(check).toHaveBeenCalledTimes(2)
})

it('a toast of another row stays', async () => {
  const { result, id } = await lose()
  await act(() => result.current.act({ id: 8 }))
  expect(result.current.toasts).toMatchObject([{ id }])
  dismissToast(id)
})
