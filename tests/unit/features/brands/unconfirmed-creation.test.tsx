import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts } from '~/design/feedback/toasts'
import { emptyBrandForm, useCreateBrand, useUpdateBrand } from '~/features/brands/brand-form'

import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const VALUES = { name: 'Maison Dubois', url: 'https://dubois.example', is_active: true }
const writes: string[] = []
/** What answers a read. */
let read: () => Response
let client: QueryClient

const brands = (results: object[]) =>
  Response.json({ success: true, data: { results, pagination: { count: results.length, next: null, previous: null } } })
const down = () => Response.json({ message: 'Panne' }, { status: 500 })

const onSaved = vi.fn<() => unknown>()
const open = () => renderHook(() => useCreateBrand(onSaved), { wrapper: mutationProviders(() => client) }).result
const edit = (brand: typeof PORT) =>
  renderHook(() => useUpdateBrand(brand, onSaved), { wrapper: mutationProviders(() => client) }).result

beforeEach(() => {
  client = createTestClient()
  writes.length = 0
  onSaved.mockReset()
  read = () => brands([])
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'GET') return read()
    writes.push(`${method} ${new URL(url).pathname}`)
    read = down
    return down()
  })
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  vi.unstubAllGlobals()
})

/** A creation whose answer and whose check are lost. */
async function lose() {
  const result = open()
  await act(() => result.current.save(VALUES))
  expect(writes).toHaveLength(1)
  expect(result.current.verify).toBeDefined()
}

it('an unconfirmed creation leaves the forms of other brands as they are (BRD-07)', async () => {
  await lose()
  const form = edit(PORT)
  expect(form.current.verify).toBeUndefined()
  expect(form.current.failure).toBeNull()
  expect(form.current.initial).toMatchObject({ name: PORT.name })
})

it('a form that is opened again shows what was sent, and confirms it without a second creation (BRD-07)', async () => {
  await lose()
  const again = open()
  expect(again.current.initial).toEqual(VALUES)
  read = () => brands([{ ...PORT, id: 9, name: VALUES.name }])
  await act(() => again.current.verify?.())
  expect(writes).toHaveLength(1)
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 9 }))
  expect(open().current.initial).toEqual(emptyBrandForm)
})

it('a creation that was not made can be sent again once that is confirmed (BRD-07)', async () => {
  await lose()
  const again = open()
  read = () => brands([])
  await act(() => again.current.verify?.())
  expect(writes).toHaveLength(1)
  expect(again.current.verify).toBeUndefined()
  await act(() => again.current.save(VALUES))
  expect(writes).toHaveLength(2)
})
