import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useSetActive } from '~/features/brands/BulkOutcome'
import { STOP_WAIT_MS } from '~/features/shared/mutations/bulk-calls'

import brandpages from '../../../../src/i18n/messages/fr/brandpages.json'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const client = createTestClient()
const Around = mutationProviders(() => client, brandpages)

beforeEach(openApi)

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  clearToasts()
  vi.unstubAllGlobals()
})

it('a user who comes back while several brands are being switched reads how far it is (BRD-22)', async () => {
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => held.promise)
  const first = renderHook(() => useSetActive(), { wrapper: Around })
  const over = first.result.current.setActive({ brands: [PORT], active: false })
  await vi.waitFor(() => expect(first.result.current).toMatchObject({ running: true, progress: { done: 0, total: 1 } }))
  first.unmount()
  const back = renderHook(() => useSetActive(), { wrapper: Around })
  expect(back.result.current).toMatchObject({ running: true, progress: { done: 0, total: 1 } })
  held.resolve(Response.json({ success: true, message: 'Fait', data: { ...PORT, is_active: false } }))
  await act(() => over)
  await vi.waitFor(() => expect(back.result.current.running).toBe(false))
})

it('a user who leaves while several brands are switched can undo what was done, though one was refused (BRD-22)', async () => {
  const other = { ...PORT, id: 8, name: 'Café' }
  vi.stubGlobal('fetch', ({ url, method }: Request) => {
    if (method === 'POST' && url.includes('/8/'))
      return Promise.resolve(Response.json({ detail: 'Non' }, { status: 403 }))
    const data = { ...PORT, is_active: method !== 'POST' }
    return Promise.resolve(Response.json({ success: true, message: 'Fait', data }))
  })
  const { result, unmount } = renderHook(() => useSetActive(), { wrapper: Around })
  const over = result.current.setActive({ brands: [PORT, other], active: false })
  unmount()
  await over
  const [toast, ...more] = renderHook(() => useToasts()).result.current
  expect(more).toEqual([])
  expect(toast).toMatchObject({
    severity: 'error',
    title: '1 marque n’a pas pu être modifiée',
    message: 'Café · 1 marque désactivée',
    action: { undoes: true },
  })
})

it('a switch that is on its way when the user stops, and starts again at once, is awaited: a second one would undo it (BRD-22)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let active = true
  let sent = 0
  const waiting = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method === 'POST') {
      sent += 1
      await waiting.promise
      active = !active
    }
    return Response.json({ success: true, message: 'Fait', data: { ...PORT, is_active: active } })
  })
  const { result } = renderHook(() => useSetActive(), { wrapper: Around })
  const start = () => act(() => void result.current.setActive({ brands: [PORT], active: false }))
  start()
  await vi.waitFor(() => expect([sent, result.current.progress?.total]).toEqual([1, 1]))
  act(() => result.current.progress?.stop())
  await act(() => vi.advanceTimersByTimeAsync(STOP_WAIT_MS))
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ running: false, outcome: { failed: [{ brand: PORT }] } }),
  )
  start()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await act(async () => waiting.resolve())
  await vi.waitFor(() => expect(result.current).toMatchObject({ running: false, outcome: { unchanged: [PORT] } }))
  expect([sent, active]).toEqual([1, false])
})

it('an undo that one brand refuses leaves the record of the act, and says which brand stays changed (BRD-22)', async () => {
  const active = new Map([
    [7, true],
    [8, true],
    [9, true],
  ])
  /** The brand that refuses to be changed. */
  let refusing = 7
  vi.stubGlobal('fetch', async (request: Request) => {
    const id = Number(/\/brands\/(\d+)\//.exec(request.url)?.[1])
    if (request.method !== 'GET') {
      if (id === refusing) return Response.json({ success: false, message: 'Refusé' }, { status: 400 })
      active.set(id, !active.get(id))
    }
    return Response.json({ success: true, message: 'Fait', data: { ...PORT, id, is_active: active.get(id) } })
  })
  const { result } = renderHook(() => ({ ...useSetActive(), toasts: useToasts() }), { wrapper: Around })
  const brands = [7, 8, 9].map((id) => ({ ...PORT, id, name: `Brand ${id}` }))
  await act(() => result.current.setActive({ brands, active: false }))
  const record = result.current.outcome
  expect(record?.failed.map(({ brand }) => brand.id)).toEqual([7])
  refusing = 9
  act(() => result.current.toasts[0]?.action?.onClick())
  await vi.waitFor(() => expect(result.current.toasts).toHaveLength(2))
  expect(result.current.toasts.at(-1)).toMatchObject({
    severity: 'error',
    lasting: true,
    title: 'L’annulation a échoué pour 1 marque',
    message: 'Brand 9 · 1 marque activée',
  })
  expect(result.current.outcome).toBe(record)
  expect([...active.values()]).toEqual([true, true, false])
})
