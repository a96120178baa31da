import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useLeave } from '~/features/access/leave/use-leave'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'

let answer: () => void
const calls: string[] = []
const { wrapper } = setUpMutations(async ({ url }) => {
  calls.push(new URL(url).pathname)
  await new Promise<void>((resolve) => (answer = resolve))
  return Response.json({ success: true, data: { removed_users_count: 1, brand_name: 'Zinc' } })
})

beforeEach(() => void calls.splice(0))

const leaves = [1, 2].map((id) => ({ brand: { id, name: `Brand ${id}` }, admin: undefined }))

it('a departure can be stopped on a page that was left and is opened again (ACC-24, C301)', async () => {
  const first = renderHook(() => useLeave(LEA), { wrapper })
  act(() => void first.result.current.mutate({ leaves }))
  await waitFor(() => expect(calls).toHaveLength(1))
  first.unmount()

  const { result } = renderHook(() => useLeave(LEA), { wrapper })
  expect(result.current).toMatchObject({ running: true, progress: { done: 0, total: 2 } })
  act(() => result.current.stop())
  act(() => answer())
  await waitFor(() => expect(result.current.running).toBe(false))
  expect(calls).toHaveLength(1)
})

it('the departure of one user does not hold up that of another (ACC-24)', async () => {
  const { result } = renderHook(() => [useLeave(LEA), useLeave({ ...LEA, id: 77 })] as const, { wrapper })
  act(() => void result.current[0].mutate({ leaves }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(result.current.map(({ running }) => running)).toEqual([true, false])
  act(() => result.current[0].stop())
  act(() => answer())
  await waitFor(() => expect(result.current[0].running).toBe(false))
})

it('an administrator who was named meanwhile stays, and is the one of the record (ACC-25)', async () => {
  const other = { ...LEA, id: 78, first_name: 'Hugo' }
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    calls.push(`${method} ${new URL(url).pathname}`)
    const data = method === 'GET' ? { users: [], admin_user: other } : { removed_users_count: 1, brand_name: 'Zinc' }
    return Promise.resolve(Response.json({ success: true, data }))
  })
  const { result } = renderHook(() => useLeave(LEA), { wrapper })
  const successor = { ...LEA, id: 79 }
  act(() => void result.current.mutate({ leaves: [{ brand: { id: 1, name: 'Brand 1' }, admin: successor }] }))
  await waitFor(() => expect(result.current.outcome?.done).toHaveLength(1))
  expect(calls).toEqual(['GET /api/v1/brands/1/accessible_users/', 'POST /api/v1/brands/1/remove_users/'])
  expect(result.current.outcome?.newAdmins.get(1)).toMatchObject({ id: 78 })
})
