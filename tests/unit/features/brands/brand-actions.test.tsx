import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getBrandQueryKey, listBrandsQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useCreateBrand, useUpdateBrand } from '~/features/brands/brand-form'
import { useSetActive } from '~/features/brands/BulkOutcome'
import { useDeleteBrand } from '~/features/brands/DeleteBrandDialog'
import { useToggleBrand } from '~/features/brands/set-active'
import { onWindowEvent, type WindowEvents } from '~/telemetry/events'

import brandpages from '../../../../src/i18n/messages/fr/brandpages.json'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const values = { name: 'Maison Dubois', url: 'https://dubois.example', is_active: true }

let client: QueryClient
let told: WindowEvents['brand:changed'][]
let stop: () => void
/** What answers every write. */
let answer: (request: Request) => Response
/** What the server has of a brand, by its id. */
let stored: (id: number) => Brand

const answerRead = ({ url }: Request) => {
  const [, id] = /\/brands\/(\d+)\//.exec(url) ?? []
  return envelope(id ? stored(Number(id)) : { results: [], pagination: { count: 0, next: null, previous: null } })
}

/** What is known of the brand. */
const kept = (id: number) => client.getQueryData<Brand>(getBrandQueryKey({ path: { id } }))

const envelope = (data: unknown, status = 200) => Response.json({ success: true, message: 'Fait', data }, { status })

const Around = mutationProviders(() => client, brandpages)

const render = <Result,>(useIt: () => Result) =>
  renderHook(() => ({ it: useIt(), toasts: useToasts() }), { wrapper: Around }).result

beforeEach(() => {
  client = createTestClient()
  told = []
  stop = onWindowEvent('brand:changed', (detail) => told.push(detail))
  stored = (id) => ({ ...PORT, id })
  vi.stubGlobal('fetch', async (request: Request) => (request.method === 'GET' ? answerRead(request) : answer(request)))
  openApi()
})

afterEach(() => {
  stop()
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

describe('the window event after a brand mutation (B §4)', () => {
  it('reports a created brand (BRD-07)', async () => {
    answer = () => envelope({ ...PORT, id: 9, name: 'Maison Dubois' }, 201)
    const result = render(() => useCreateBrand(() => {}))
    await act(() => result.current.it.save(values))
    expect(told).toEqual([{ brandId: 9, reason: 'brand_created' }])
  })

  it('reports a changed brand (BRD-07)', async () => {
    answer = () => envelope({ ...PORT, name: 'Maison Dubois' })
    const result = render(() => useUpdateBrand(PORT, () => {}))
    await act(() => result.current.it.save(values))
    expect(told).toEqual([{ brandId: 7, reason: 'brand_updated' }])
  })

  it('reports a deleted brand, also by an answer without a body (BRD-07)', async () => {
    answer = () => new Response(null, { status: 204 })
    const result = render(() => useDeleteBrand(() => {}))
    await act(() => result.current.it.remove(PORT))
    expect(told).toEqual([{ brandId: 7, reason: 'brand_deleted' }])
  })

  it('reports each of several switched brands, and no other (BRD-22)', async () => {
    answer = ({ url }) =>
      url.includes('/8/') ? Response.json({}, { status: 500 }) : envelope({ ...PORT, is_active: false })
    const result = render(() => useSetActive())
    stored = (id) => ({ ...PORT, id, is_active: id !== 9 })
    const brands = [PORT, { ...PORT, id: 8 }, { ...PORT, id: 9 }]
    await act(() => result.current.it.setActive({ brands, active: false }))
    expect(told).toEqual([{ brandId: 7, reason: 'brand_deactivated' }])
  })

  it('an unconfirmed mutation makes the list stale, which is read again (BRD-07, BRD-22)', async () => {
    answer = () => new Response('', { status: 504 })
    const [saving, switching] = [render(() => useCreateBrand(() => {})), render(() => useSetActive())]
    const acts = {
      create: () => saving.current.it.save(values),
      'switch several': () => switching.current.it.setActive({ brands: [PORT], active: false }),
    }
    for (const [name, run] of Object.entries(acts)) {
      client.setQueryData(listBrandsQueryKey(), { results: [] })
      await act<unknown>(run)
      expect([name, client.getQueryState(listBrandsQueryKey())?.isInvalidated]).toEqual([name, true])
    }
  })

  it('is not sent after a refusal (BRD-19)', async () => {
    answer = () => Response.json({ message: 'Non.' }, { status: 400 })
    const deleting = render(() => useDeleteBrand(() => {}))
    await act(() => deleting.current.it.remove(PORT))
    const toggling = render(() => useToggleBrand())
    await act(async () => toggling.current.it.toggle(PORT))
    expect(told).toEqual([])
  })
})

describe('a switch leads on only a user who is still on the page', () => {
  const leave = vi.fn<(...ended: unknown[]) => void>()
  beforeEach(() => leave.mockReset())

  it.each(['there', 'gone'])('with one brand: %s (BRD-09)', async (place) => {
    answer = () => envelope({ is_active: false })
    const { result, unmount } = renderHook(() => useToggleBrand(leave), { wrapper: Around })
    await act(async () => {
      result.current.toggle(PORT)
      if (place === 'gone') unmount()
    })
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(leave.mock.calls).toEqual(place === 'gone' ? [] : [[7, false]])
  })

  it.each(['there', 'gone'])('with several: %s (BRD-22)', async (place) => {
    answer = () => envelope({ ...PORT, is_active: false })
    const { result, unmount } = renderHook(() => useSetActive(leave), { wrapper: Around })
    await act(async () => {
      void result.current.setActive({ brands: [PORT], active: false })
      if (place === 'gone') unmount()
    })
    await vi.waitFor(() => expect(told).toHaveLength(1))
    await act(async () => {})
    expect(leave.mock.calls.flat()).toMatchObject(place === 'gone' ? [] : [{ changed: [PORT] }])
  })
})

const left = async <Hook,>(useIt: () => Hook, run: (hook: Hook) => Promise<unknown>) => {
  answer = () => Response.json({ message: 'Non.' }, { status: 400 })
  const { result, unmount } = renderHook(useIt, { wrapper: Around })
  const over = run(result.current)
  unmount()
  await over
  return render(() => undefined).current.toasts
}

describe('a failure reaches a user who has left the form or the list (BRD-19)', () => {
  it('when it is of a new brand', async () => {
    const toasts = await left(
      () => useCreateBrand(() => {}),
      ({ save }) => save(values),
    )
    expect(toasts).toMatchObject([{ title: 'La marque n’a pas été créée', message: 'Non.' }])
  })

  it('when it is of a deletion', async () => {
    const toasts = await left(
      () => useDeleteBrand(() => {}),
      ({ remove }) => remove(PORT),
    )
    expect(toasts).toMatchObject([{ title: 'La marque n’a pas pu être supprimée', message: 'Non.' }])
  })

  it('when it is of one among several', async () => {
    const toasts = await left(
      () => useSetActive(),
      ({ setActive }) => setActive({ brands: [PORT], active: false }),
    )
    expect(toasts).toMatchObject([{ title: '1 marque n’a pas pu être modifiée', message: PORT.name }])
  })
})

describe('an answer without the whole brand (F §7: its fields are not shown)', () => {
  const saved = vi.fn<(brand: Brand) => unknown>()
  beforeEach(() => saved.mockReset())

  it('keeps what was sent for a created brand, which is read again (BRD-07)', async () => {
    answer = () => envelope({ id: 9 }, 201)
    const result = render(() => useCreateBrand(saved))
    await act(() => result.current.it.save(values))
    expect(result.current.toasts).toMatchObject([{ title: 'Marque créée : Maison Dubois' }])
    expect(kept(9)).toMatchObject({ name: 'Maison Dubois', url: 'https://dubois.example' })
    expect(client.getQueryState(getBrandQueryKey({ path: { id: 9 } }))?.dataUpdatedAt).toBe(0)
  })

  it('never shows a missing field as changed (BRD-07)', async () => {
    answer = () => envelope({ id: 7, name: 'Maison Dubois' })
    const inactive = { ...PORT, is_active: false }
    const result = render(() => useUpdateBrand(inactive, saved))
    await act(() => result.current.it.save({ ...values, url: PORT.url ?? '', is_active: false }))
    expect(kept(7)).toEqual({ ...inactive, name: 'Maison Dubois' })

    answer = () => envelope({ id: 9 }, 201)
    const creating = render(() => useCreateBrand(saved))
    await act(() => creating.current.it.save({ ...values, is_active: false }))
    expect(kept(9)).toMatchObject({ is_active: false })
  })

  it.each([
    ['data: null', () => envelope(null, 201)],
    ['no body', () => new Response(null, { status: 204 })],
  ])('that shows nothing of the brand (%s) is a success (BRD-07)', async (_what, sent) => {
    answer = sent
    const changing = render(() => useUpdateBrand(PORT, saved))
    await act(() => changing.current.it.save({ ...values, url: '' }))
    expect(saved).toHaveBeenLastCalledWith({ ...PORT, name: 'Maison Dubois', url: null })

    const creating = render(() => useCreateBrand(saved))
    await act(() => creating.current.it.save(values))
    expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ id: 0, ...values }))

    // it is read before and after
    let reads = 0
    stored = () => ({ ...PORT, is_active: reads++ === 0 })
    const switching = render(() => useSetActive())
    await act(() => switching.current.it.setActive({ brands: [PORT], active: false }))
    expect(switching.current.it.outcome).toMatchObject({ changed: [PORT], failed: [] })
  })

  it('without an id stores the created brand under none (BRD-07)', async () => {
    answer = () => envelope({ name: 'Maison Dubois', is_active: true }, 201)
    const result = render(() => useCreateBrand(saved))
    await act(() => result.current.it.save(values))
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 0, name: 'Maison Dubois' }))
    expect(kept(0)).toBeUndefined()
    expect(told).toEqual([{ brandId: null, reason: 'brand_created' }])
  })

  it('keeps the rest of what was known of a changed brand (BRD-07)', async () => {
    answer = () => envelope({ name: 'Maison Dubois' })
    const result = render(() => useUpdateBrand(PORT, saved))
    await act(() => result.current.it.save({ ...values, url: '' }))
    expect(kept(7)).toEqual({ ...PORT, name: 'Maison Dubois', url: null })
    expect(result.current.toasts).toMatchObject([{ title: 'Marque sauvegardée : Maison Dubois' }])
    expect(told).toEqual([{ brandId: 7, reason: 'brand_updated' }])
  })
})
