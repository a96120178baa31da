import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { adminChangeOf } from '~/features/access/access-change'
import { useConfirmedChange } from '~/features/access/use-confirmed-change'

import access from '../../../../src/i18n/messages/fr/access.json'
import { LEA } from '../../../support/lea'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

let client: QueryClient
let answer: PromiseWithResolvers<Response>
const wrapper = mutationProviders(() => client, access)
const run = vi.fn(async () => true)

beforeEach(() => {
  client = createTestClient()
  answer = Promise.withResolvers()
  vi.stubGlobal('fetch', () => answer.promise.then((response) => response.clone()))
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  run.mockClear()
  vi.unstubAllGlobals()
})

const adminChange = (id: number) => adminChangeOf({ ...LEA, last_login: null }, [{ id, name: `Brand ${id}` }], 'brand')
const usersOf = (admin_user: object | null) =>
  Response.json({ success: true, data: { brand_id: 3, brand_name: 'Brand 3', users: [], admin_user } })

const toasts = () => renderHook(useToasts).result.current.map(({ title, message }) => [title, message])
const NOT_APPLIED = [[access['access.error.admin'], access['access.left']]]

it.each([
  ['nobody', null],
  ['somebody', { ...LEA, id: 8, username: 'hugo' }],
])(
  'a page that is left before it is known that %s is replaced names nobody, and says so (ACC-25)',
  async (_, admin) => {
    const page = renderHook(() => useConfirmedChange(run), { wrapper })
    const named = page.result.current.request(adminChange(3))
    await vi.waitFor(() => expect(client.isFetching()).toBe(1))
    page.unmount()
    answer.resolve(usersOf(admin))
    expect(await act(() => named)).toBe(false)
    expect(run).not.toHaveBeenCalled()
    expect(toasts()).toEqual(NOT_APPLIED)
  },
)

it('a page that is left while it asks answers no, and says what else was not made (ACC-25)', async () => {
  answer.resolve(usersOf({ ...LEA, id: 8, username: 'hugo' }))
  const page = renderHook(() => useConfirmedChange(run), { wrapper })
  const asked = page.result.current.request(adminChange(3))
  await vi.waitFor(() => expect(page.result.current.confirmation).toBeTruthy())
  const waiting = page.result.current.request(adminChange(4))
  page.unmount()
  expect(await act(() => Promise.all([asked, waiting]))).toEqual([false, false])
  expect(run).not.toHaveBeenCalled()
  expect(toasts()).toEqual(NOT_APPLIED)
})
