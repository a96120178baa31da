import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { selectorBrandsOptions } from '~/features/brands/selector/use-brand-choice'
import { useBrandChoice } from '~/features/brands/selector/use-brand-choice'
import { brandSelection, endedBrands } from '~/session/brand-selection'
import { emitWindowEvent } from '~/telemetry/events'

import { aBrand } from '../../../../stories/support/a-brand'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const answered = (data: unknown) => Response.json({ success: true, message: '', data })
const failed = (status: number) => Response.json({ success: false, message: 'Non', code: 'no' }, { status })
const aList = (ids: number[], count = ids.length) =>
  answered({ results: ids.map((id) => aBrand(id)), pagination: { count, previous: null, next: null } })

const server = { list: () => aList([]), brand: (id: number): Response => answered(aBrand(id)) }
/** Paths and queries of the calls. */
const calls: string[] = []

function answerTo({ url }: Request): Response {
  const { pathname, search } = new URL(url)
  calls.push(pathname + search)
  const id = /\/brands\/(\d+)\/$/.exec(pathname)?.[1]
  return id === undefined ? server.list() : server.brand(Number(id))
}

const ADMIN = normaliseAs('User', { id: 1, user_type: 'agency_admin' })
const memberOf = (...brands: number[]) => normaliseAs('User', { id: 2, user_type: 'brand_member', brands })

let client: QueryClient
const Around = mutationProviders(() => client)

function start(selected: number | null, place: Partial<Parameters<typeof useBrandChoice>[0]> = {}) {
  brandSelection.use.getState().select(selected)
  client = createTestClient()
  return renderHook(() => useBrandChoice({ user: ADMIN, isBrandPage: true, ...place }), { wrapper: Around }).result
}

const selected = () => brandSelection.use.getState().selectedBrandId

/** The list comes again, after what is cached so far. */
const listAgain = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    await client.refetchQueries({ queryKey: selectorBrandsOptions().queryKey })
  })

beforeEach(() => {
  calls.length = 0
  server.brand = (id) => answered(aBrand(id))
  openApi()
  vi.stubGlobal('fetch', async (request: Request) => answerTo(request))
  return () => {
    cleanup()
    vi.unstubAllGlobals()
  }
})

describe('a selected brand that the list lacks', () => {
  it.each([
    ['not found', () => failed(404), 5],
    ['forbidden', () => failed(403), 5],
    ['inactive', () => answered({ ...aBrand(9), is_active: false }), 5],
    ['there', (id: number) => answered(aBrand(id)), 9],
    ['not answered for', () => failed(500), 9],
    ['refused by a firewall', () => new Response('<html>', { status: 403 }), 9],
  ])(
    'is requested again when the list comes without it, whatever is cached: %s (SEL-02, K20)',
    async (_, said, now) => {
      server.list = () => aList([5, 7, 9])
      const choice = start(9)
      await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9 } }))
      // the page of the pages has just read it
      client.setQueryData(getBrandQueryKey({ path: { id: 9 } }), aBrand(9))
      server.list = () => aList([5, 7], 40)
      server.brand = said
      await listAgain()
      await waitFor(() => expect(calls.filter((call) => call.includes('/brands/9/'))).toHaveLength(1))
      await waitFor(() => expect(choice.current).toMatchObject({ status: 'chosen', brand: { id: now } }))
      expect(selected()).toBe(now)
    },
  )

  it('on a later page is requested with each list, and stays in sight meanwhile (SEL-02, K20)', async () => {
    server.list = () => aList([5, 7], 40)
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9 } }))
    const answer = Promise.withResolvers<undefined>()
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/brands/9/')) await answer.promise
      return answerTo(request)
    })
    server.brand = () => failed(404)
    await listAgain()
    expect(choice.current).toMatchObject({ status: 'chosen', brand: { id: 9 } })
    answer.resolve(undefined)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 5 } }))
  })

  it('that the user may not open is neither requested nor chosen, stored or in the address (PRM-09, C193)', async () => {
    const onSettle = vi.fn()
    for (const place of [{}, { asked: 9, onSettle }]) {
      calls.length = 0
      server.list = () => aList([5, 7, 9], 40)
      const choice = start(9, { user: memberOf(7), ...place })
      await waitFor(() => expect(choice.current).toMatchObject({ status: 'chosen', brand: { id: 7 } }))
      expect(calls.filter((call) => !call.includes('?'))).toEqual([])
      cleanup()
    }
    expect(onSettle.mock.calls).toEqual([[7]])
  })

  it('waits for the rights of the user (PRM-09)', async () => {
    const choice = start(9, { user: undefined })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(choice.current).toEqual({ status: 'loading' })
    expect(selected()).toBe(9)
  })

  const ENDS: [string, () => void][] = [
    ['deactivated', () => emitWindowEvent('brand:changed', { brandId: 9, reason: 'brand_deactivated' })],
    ['deleted', () => emitWindowEvent('brand:changed', { brandId: 9, reason: 'brand_deleted' })],
    ['found that somebody else had deleted', () => endedBrands.notify(9)],
  ]

  it.each(ENDS)(
    'is told by the toast of the action alone when the user has just %s it (SEL-02, NFR-04)',
    async (_how, end) => {
      server.list = () => aList([5, 9])
      const choice = start(9)
      await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9 } }))
      clearToasts()
      server.list = () => aList([5])
      end()
      await listAgain()
      await waitFor(() => expect(selected()).toBe(5))
      expect(renderHook(() => useToasts()).result.current).toEqual([])
    },
  )
})

function startOnCompanyPage() {
  clearToasts()
  server.list = () => aList([5, 7])
  brandSelection.use.getState().select(9)
  client = createTestClient()
  return renderHook(
    ({ isBrandPage }) => ({ choice: useBrandChoice({ user: ADMIN, isBrandPage }), toasts: useToasts() }),
    { wrapper: Around, initialProps: { isBrandPage: false } },
  )
}

describe('a brand that was replaced on a page of the company', () => {
  it('has its one toast on the next page of a brand (SEL-02)', async () => {
    const { result, rerender } = startOnCompanyPage()
    await waitFor(() => expect(selected()).toBe(5))
    expect(result.current.toasts).toEqual([])
    for (const isBrandPage of [true, false, true]) rerender({ isBrandPage })
    expect(result.current.toasts).toMatchObject([{ severity: 'info' }])
  })

  it('has none once the user has chosen another (SEL-02)', async () => {
    const { result, rerender } = startOnCompanyPage()
    await waitFor(() => expect(result.current.choice.status).toBe('chosen'))
    act(() => void (result.current.choice.status === 'chosen' && result.current.choice.choose(aBrand(7))))
    rerender({ isBrandPage: true })
    expect(result.current.toasts).toEqual([])
  })
})
