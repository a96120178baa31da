import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { newestUndo, useToasts } from '~/design/feedback/toasts'
import type { Assignment, Removal, Restoration } from '~/features/access/access-change'
import { beforeOptions, useBulkAccess } from '~/features/access/bulk/use-bulk-access'
import { STOP_WAIT_MS } from '~/features/shared/mutations/bulk-calls'

import { LEA } from '../../../support/lea'
import { setUpMutations } from '../../../support/mutation-providers'
import { openApi, openApiWith } from '../../../support/open-api'
import { tokensOf } from '../../../support/tokens-of'

const calls: string[] = []
/** What the next answers wait for. */
let waiting: PromiseWithResolvers<void> | undefined
// the brands of the second user are refused, and the users of the second brand
const { client, wrapper } = setUpMutations(async ({ url }) => {
  const path = new URL(url).pathname.replace('/api/v1', '')
  calls.push(path)
  await waiting?.promise
  if (path.startsWith('/users/77/')) return Response.json({ message: 'Refusé' }, { status: 400 })
  if (path.startsWith('/users/78/')) return Response.json({ success: true, data: {} })
  if (path.startsWith('/brands/2/')) return Response.json({ message: 'Trop' }, { status: 429 })
  return Response.json({ success: true, data: { assigned_brands_count: 1, removed_users_count: 1, users: [] } })
})

beforeEach(() => {
  calls.length = 0
  waiting = undefined
})
afterEach(() => void vi.useRealTimers())

const brands = [{ id: 1, name: 'Brand 1' }]
const steps = [LEA, { ...LEA, id: 77 }].map((user): Assignment => ({ kind: 'assign', by: 'user', user, brands }))

it('an outcome that is undone is none to go on with (ACC-26)', async () => {
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  await act(() => result.current.mutate({ steps }))
  await waitFor(() => expect(result.current.outcome).toMatchObject({ done: [steps[0]], failed: [{ item: steps[1] }] }))
  act(() => newestUndo()?.())
  await waitFor(() => expect(calls).toHaveLength(3))
  await waitFor(() => expect(result.current.running).toBe(false))
  expect(result.current.outcome).toBeUndefined()
})

it('the toast of a part that failed stays for a user who has left the dialog (ACC-20)', async () => {
  const toasts = renderHook(useToasts).result
  const { result, unmount } = renderHook(() => useBulkAccess(), { wrapper })
  await act(() => result.current.mutate({ steps }))
  expect(toasts.current).toMatchObject([{ severity: 'warning', lasting: false }])
  act(() => void result.current.mutate({ steps }))
  unmount()
  // each has its own undo
  await waitFor(() =>
    expect(toasts.current).toMatchObject([{ lasting: false }, { severity: 'warning', lasting: true }]),
  )
})

it('an undo waits for the changes that are being made (ACC-26, C301)', async () => {
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  await act(() => result.current.mutate({ steps }))
  const undo = newestUndo()
  waiting = Promise.withResolvers()
  act(() => void result.current.mutate({ steps: steps.slice(1) }))
  await waitFor(() => expect(calls).toHaveLength(3))
  act(() => undo?.())
  await act(async () => waiting?.resolve())
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.at(-1)).toContain('/brands/1/')
})

it('an undo that was stopped, and waited for in vain, names no administrator any more (ACC-20, ACC-26)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  const undo: Restoration = {
    kind: 'restore',
    by: 'user',
    user: LEA,
    brands,
    administered: brands.map((brand) => ({ user: LEA, brand })),
    leftOut: [],
  }
  waiting = Promise.withResolvers()
  act(() => void result.current.mutate({ steps: [undo], undoes: { leftOut: [] } }))
  await waitFor(() => expect(calls).toEqual(['/users/4/assign_brands/']))
  act(() => result.current.stop())
  await act(() => vi.advanceTimersByTimeAsync(STOP_WAIT_MS))
  await waitFor(() => expect(result.current.running).toBe(false))
  await act(async () => {
    waiting?.resolve()
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(calls).toEqual(['/users/4/assign_brands/'])
})

it('a change that was stopped on its way is awaited before the next ones, which end with the session (ACC-20, SES-47)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const session = new AbortController()
  openApiWith(tokensOf({ sessionSignal: session.signal }))
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  waiting = Promise.withResolvers()
  act(() => void result.current.mutate({ steps: steps.slice(0, 1) }))
  await waitFor(() => expect(calls).toHaveLength(1))
  act(() => result.current.stop())
  await act(() => vi.advanceTimersByTimeAsync(STOP_WAIT_MS))
  await waitFor(() => expect(result.current.running).toBe(false))
  act(() => void result.current.mutate({ steps }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([result.current.running, calls.length]).toEqual([true, 1])
  // the next user signs in
  session.abort()
  openApi()
  await act(async () => waiting?.resolve())
  await waitFor(() => expect(result.current.running).toBe(false))
  expect(calls).toHaveLength(1)
})

it('the users of brands that the server does not list fail with its reason (ACC-11)', async () => {
  const users = [LEA, { ...LEA, id: 78 }, { ...LEA, id: 79 }]
  const options = beforeOptions({ kind: 'assign', users, brands: [...brands, { id: 2, name: 'Brand 2' }] })
  await expect(client().fetchQuery(options)).rejects.toMatchObject({ status_code: 429 })
})

it('the toast of an undo that failed in part stays: nothing else tells it (ACC-20, ACC-26)', async () => {
  const toasts = renderHook(useToasts).result
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  const removals = [...brands, { id: 2, name: 'Brand 2' }].map((brand): Removal => ({
    kind: 'remove',
    by: 'brand',
    brand,
    users: [LEA],
    administered: [],
  }))
  await act(() => result.current.mutate({ steps: removals, undoes: { leftOut: [] } }))
  expect(toasts.current).toMatchObject([{ severity: 'warning', lasting: true }])
})

it('an access that no answer counts is undone with the rest: nobody had it before (ACC-26)', async () => {
  const { result } = renderHook(() => useBulkAccess(), { wrapper })
  const uncounted = [78, LEA.id].map((id): Assignment => ({
    kind: 'assign',
    by: 'user',
    user: { ...LEA, id },
    brands: [{ id, name: `Brand ${id}` }],
  }))
  await act(() => result.current.mutate({ steps: uncounted }))
  act(() => newestUndo()?.())
  await waitFor(() => expect(calls.slice(2)).toEqual(['/brands/78/remove_users/', '/brands/4/remove_users/']))
  await waitFor(() => expect(result.current.running).toBe(false))
})

it('a copy that one user is refused reaches the others, and one toast undoes what was given and removed (ACC-20, ACC-26)', async () => {
  const toasts = renderHook(useToasts).result
  const { result, unmount } = renderHook(() => useBulkAccess(), { wrapper })
  const [first, refused] = steps
  if (!first || !refused) throw new Error('There are two steps')
  const brand = { id: 5, name: 'Brand 5' }
  const removal: Removal = { kind: 'remove', by: 'brand', brand, users: [LEA], administered: [] }
  act(() => void result.current.mutate({ steps: [refused, first, removal] }))
  // left with Back
  unmount()
  await waitFor(() => expect(toasts.current).toMatchObject([{ severity: 'warning', lasting: true }]))
  expect(calls).toEqual(['/users/77/assign_brands/', '/users/4/assign_brands/', '/brands/5/remove_users/'])
  act(() => newestUndo()?.())
  await waitFor(() => expect(calls.slice(3)).toEqual(['/brands/5/assign_users/', '/brands/1/remove_users/']))
})
