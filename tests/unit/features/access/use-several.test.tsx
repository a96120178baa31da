import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts, newestUndo, useToasts } from '~/design/feedback/toasts'
import type { AccessChange } from '~/features/access/access-change'
import { useSeveral } from '~/features/access/several/use-several'

import { LEA } from '../../../support/lea'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
const calls: string[] = []
/** What the next answers wait for. */
let waiting: PromiseWithResolvers<void> | undefined
const wrapper = mutationProviders(() => client)

beforeEach(() => {
  client = createTestClient()
  calls.length = 0
  waiting = undefined
  // the brands of the second user are refused
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/api/v1', '')
    calls.push(path)
    await waiting?.promise
    if (path.startsWith('/users/77/')) return Response.json({ message: 'Refusé' }, { status: 400 })
    return Response.json({ success: true, data: { assigned_brands_count: 1, removed_users_count: 1 } })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

const brands = [{ id: 1, name: 'Brand 1' }]
const steps = [LEA, { ...LEA, id: 77 }].map((one): AccessChange => ({
  kind: 'assign',
  by: 'user',
  people: [one],
  brands,
  administered: [],
}))

it('an outcome that is undone is none to go on with (ACC-26)', async () => {
  const { result } = renderHook(() => useSeveral(9), { wrapper })
  await act(() => result.current.mutate({ kind: 'assign', steps }))
  await waitFor(() => expect(result.current.outcome).toMatchObject({ done: [steps[0]], failed: [{ item: steps[1] }] }))
  act(() => newestUndo()?.())
  await waitFor(() => expect(calls).toHaveLength(3))
  await waitFor(() => expect(result.current.running).toBe(false))
  expect(result.current.outcome).toBeUndefined()
})

it('the toast of a part that failed stays for a user who has left the dialog (ACC-20)', async () => {
  const toasts = renderHook(useToasts).result
  const { result, unmount } = renderHook(() => useSeveral(9), { wrapper })
  await act(() => result.current.mutate({ kind: 'assign', steps }))
  expect(toasts.current).toMatchObject([{ severity: 'warning', lasting: false }])
  act(() => void result.current.mutate({ kind: 'assign', steps }))
  unmount()
  // each has its own undo
  await waitFor(() =>
    expect(toasts.current).toMatchObject([{ lasting: false }, { severity: 'warning', lasting: true }]),
  )
})

it('an undo waits for the changes that are being made (ACC-26, C301)', async () => {
  const { result } = renderHook(() => useSeveral(9), { wrapper })
  await act(() => result.current.mutate({ kind: 'assign', steps }))
  const undo = newestUndo()
  waiting = Promise.withResolvers()
  act(() => void result.current.mutate({ kind: 'assign', steps: steps.slice(1) }))
  await waitFor(() => expect(calls).toHaveLength(3))
  act(() => undo?.())
  await act(async () => waiting?.resolve())
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.at(-1)).toContain('/brands/1/')
})
