import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  getBrandQueryKey,
  listBrandsQueryKey,
  listInvitationsQueryKey,
  listUserBrandsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { useUpdateBrand } from '~/features/brands/brand-form'
import { useSetActive } from '~/features/brands/BulkOutcome'
import { useDeleteBrand } from '~/features/brands/DeleteBrandDialog'
import { useToggleBrand } from '~/features/brands/set-active'
import { endedBrands } from '~/session/brand-selection'
import { onWindowEvent } from '~/telemetry/events'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const BRAND = getBrandQueryKey({ path: { id: PORT.id } })
const told = vi.fn<() => void>()
const ended = vi.fn<(id: number) => void>()
let client: QueryClient
let stops: (() => void)[]

const Around = mutationProviders(() => client)
const render = <Result,>(useIt: () => Result) =>
  renderHook(() => ({ it: useIt(), toasts: useToasts() }), { wrapper: Around }).result

const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated

beforeEach(() => {
  client = createTestClient()
  for (const queryKey of [listBrandsQueryKey(), BRAND]) client.getQueryCache().build(client, { queryKey })
  told.mockReset()
  ended.mockReset()
  stops = [onWindowEvent('brand:changed', told), endedBrands.subscribe(ended)]
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not found.' }, { status: 404 }))
  openApi()
})

afterEach(() => {
  for (const stop of stops) stop()
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

/** The texts are their ids. */
describe('a brand that another user has deleted', () => {
  const ACTIONS: [string, () => () => unknown][] = [
    ['deleted', () => useDeleteBrand(() => {}).remove.bind(undefined, PORT)],
    ['switched', () => useToggleBrand().toggle.bind(undefined, PORT)],
    ['switched with others', () => useSetActive().setActive.bind(undefined, { brands: [PORT], active: false })],
    ['changed', () => useUpdateBrand(PORT, () => {}).save.bind(undefined, { name: 'Port', url: '', is_active: true })],
  ]

  it.each(ACTIONS)(
    'is reported once when it is to be %s: the selector adds no message (SEL-02, NFR-04)',
    async (_how, useAction) => {
      const result = render(useAction)
      await act(async () => void (await result.current.it()))
      await vi.waitFor(() => expect(ended).toHaveBeenCalledExactlyOnceWith(PORT.id))
    },
  )

  it('is deleted with a message, which closes its page and removes its cached answers (BRD-07, BRD-24)', async () => {
    const leave = vi.fn<() => unknown>()
    const result = render(() => useDeleteBrand(leave))
    await act(() => result.current.it.remove(PORT))
    expect(result.current.toasts).toMatchObject([{ severity: 'info', title: 'brandpages.deleted.before' }])
    expect(leave).toHaveBeenCalledOnce()
    expect(result.current.it.failure).toBeNull()
    expect(isStale(listBrandsQueryKey())).toBe(true)
    expect(client.getQueryState(BRAND)).toBeUndefined()
    // nothing was done here
    expect(told).not.toHaveBeenCalled()
  })

  it.each(ACTIONS)(
    'is read again where users and invitations name it, when it is to be %s (BRD-07, C212)',
    async (_how, useAction) => {
      const naming = [listUserBrandsQueryKey({ path: { id: 4 } }), listInvitationsQueryKey()]
      for (const queryKey of naming) client.getQueryCache().build(client, { queryKey })
      const result = render(useAction)
      await act(async () => void (await result.current.it()))
      await vi.waitFor(() => expect(naming.map(isStale)).toEqual([true, true]))
    },
  )

  it('cannot be changed: the form stays, list and page are read again (BRD-07)', async () => {
    const leave = vi.fn<() => unknown>()
    const result = render(() => useUpdateBrand(PORT, leave))
    await act(() => result.current.it.save({ name: 'Maison Dubois', url: '', is_active: true }))
    expect(result.current.it.failure).toMatchObject({ status_code: 404 })
    expect(leave).not.toHaveBeenCalled()
    expect([isStale(listBrandsQueryKey()), isStale(BRAND)]).toEqual([true, true])
  })

  it('is like one that the form makes inactive: the selector adds no message to its toast (SEL-02, NFR-04)', async () => {
    const result = render(() => useUpdateBrand(PORT, () => {}))
    for (const is_active of [true, false]) {
      const data = { ...PORT, name: 'Maison Dubois', is_active }
      vi.stubGlobal('fetch', async () => Response.json({ success: true, message: 'Fait', data }))
      await act(() => result.current.it.save({ name: 'Maison Dubois', url: '', is_active }))
    }
    expect(ended).toHaveBeenCalledExactlyOnceWith(PORT.id)
  })

  it('cannot be switched: the toast gives the reason in the language of the user (BRD-09)', async () => {
    const result = render(() => useToggleBrand())
    await act(async () => result.current.it.toggle(PORT))
    expect(result.current.toasts).toMatchObject([{ title: 'brandpages.toggle.failed', message: 'brandpages.gone' }])
    expect([isStale(listBrandsQueryKey()), isStale(BRAND)]).toEqual([true, true])
  })

  it('among several to be switched makes the lists read again (BRD-22)', async () => {
    const result = render(() => useSetActive())
    await act(() => result.current.it.setActive({ brands: [PORT], active: false }))
    expect([isStale(listBrandsQueryKey()), isStale(BRAND)]).toEqual([true, true])
  })
})
