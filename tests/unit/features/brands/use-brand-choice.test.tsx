import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { getBrandQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { normaliseAs } from '~/api/normalise/normalise'
import { setApiPorts } from '~/api/ports'
import { clearToasts, toast, useToasts } from '~/design/feedback/toasts'
import { useBrandChoice } from '~/features/brands/selector/use-brand-choice'
import { brandSelection } from '~/session/brand-selection'

import { aBrand } from '../../../../stories/support/a-brand'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { tokensOf } from '../../../support/tokens-of'

const answered = (data: unknown) => Response.json({ success: true, message: '', data })
const aList = (ids: number[], count = ids.length) =>
  answered({ results: ids.map((id) => aBrand(id)), pagination: { count, previous: null, next: null } })
const failed = (status: number) => Response.json({ success: false, message: 'Non', code: 'no' }, { status })

/** The calls that went out, and what answers them. */
let list: () => Response
let brand: (id: number) => Response
const calls: string[] = []

function answerTo(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  calls.push(pathname + search)
  const id = /\/brands\/(\d+)\/$/.exec(pathname)?.[1]
  return id === undefined ? list() : brand(Number(id))
}

let client: QueryClient

const Around = mutationProviders(() => client)

const ADMIN = normaliseAs('User', { id: 1, user_type: 'agency_admin' })

function start(selected: number | null, place: Partial<Parameters<typeof useBrandChoice>[0]> = {}) {
  brandSelection.use.getState().select(selected)
  client = createTestClient()
  return renderHook(() => useBrandChoice({ user: ADMIN, isBrandPage: true, ...place }), { wrapper: Around }).result
}

const selected = () => brandSelection.use.getState().selectedBrandId

describe('the selected brand', () => {
  beforeEach(() => {
    calls.length = 0
    list = () => aList([5, 7])
    brand = (id) => answered(aBrand(id))
    setApiPorts({
      apiBaseUrl: async () => 'http://localhost/api',
      tokens: tokensOf(),
      language: () => 'fr',
      events: { forbidden() {}, serverError() {}, drift() {} },
    })
    vi.stubGlobal('fetch', async (request: Request) => answerTo(request))
    return () => {
      cleanup()
      vi.unstubAllGlobals()
    }
  })

  it('is the first of the list when none is (SEL-02, SEL-04, C202)', async () => {
    const choice = start(null)
    await waitFor(() => expect(choice.current).toMatchObject({ status: 'chosen', brand: { id: 5 }, solo: false }))
    expect(selected()).toBe(5)
    expect(localStorage.getItem('brand-selection')).toContain('5')
    const query = new URLSearchParams(calls[0]?.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({ page: '1', page_size: '20', is_active: 'true' })
    expect(calls).toHaveLength(1)
  })

  it('stays what it is when the list holds it (SEL-01)', async () => {
    const choice = start(7)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 7 } }))
    expect(calls).toHaveLength(1)
  })

  it('gives way to the first when a whole list lacks it (SEL-02, C203)', async () => {
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 5 } }))
    expect(selected()).toBe(5)
    expect(calls).toHaveLength(1)
  })

  it('is none when there is no brand, and no call is made (SEL-07, C205)', async () => {
    list = () => aList([])
    const choice = start(9)
    await waitFor(() => expect(choice.current).toEqual({ status: 'empty' }))
    expect(selected()).toBeNull()
    expect(calls).toHaveLength(1)
  })

  it('is the own one of a member, though the first page lists only those of others (SEL-02, K20)', async () => {
    list = () => aList([5, 7], 40)
    const user = normaliseAs('User', { id: 2, user_type: 'client', brands: [25] })
    const choice = start(null, { user })
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 25, name: 'Marque 25' } }))
    expect(selected()).toBe(25)
    expect(calls.filter((call) => call.includes('/brands/25/'))).toHaveLength(1)
  })

  it('is none when the own brand of a member is not found either (SEL-07, K20)', async () => {
    list = () => aList([5, 7], 40)
    brand = () => failed(404)
    const choice = start(null, { user: normaliseAs('User', { id: 2, user_type: 'client', brands: [25] }) })
    await waitFor(() => expect(choice.current).toEqual({ status: 'empty' }))
    expect(selected()).toBeNull()
  })

  it('stays when the list fails (SEL-02, C206)', async () => {
    list = () => failed(500)
    const choice = start(9)
    await waitFor(() => expect(choice.current.status).toBe('failed'))
    expect(selected()).toBe(9)
  })

  it('is confirmed by the server when the list goes on (SEL-02, K20)', async () => {
    list = () => aList([5, 7], 40)
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9, name: 'Marque 9' } }))
    expect(selected()).toBe(9)
    expect(calls.filter((call) => call.includes('/brands/9/'))).toHaveLength(1)
  })

  it.each([
    ['is not found', () => failed(404)],
    ['is forbidden', () => failed(403)],
    ['is inactive', () => answered({ ...aBrand(9), is_active: false })],
  ])('gives way to the first when it %s (SEL-02, K20)', async (_how, confirmation) => {
    list = () => aList([5, 7], 40)
    brand = confirmation
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 5 } }))
    expect(selected()).toBe(5)
  })

  it('that replaces a refused one has the only toast (SEL-02, NFR-04, K20)', async () => {
    list = () => aList([5, 7], 40)
    brand = () => {
      // what the transport signals
      toast({ severity: 'warning', general: 'refusal', title: 'Accès refusé' })
      return failed(403)
    }
    clearToasts()
    start(9)
    const toasts = renderHook(() => useToasts()).result
    await waitFor(() => expect(toasts.current.map(({ severity }) => severity)).toEqual(['info']))
  })

  it.each([403, 404])(
    'gives way to the first when a later answer to the same query is %d (SEL-02, K20)',
    async (status) => {
      list = () => aList([5, 7], 40)
      const choice = start(9)
      await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9 } }))
      brand = () => failed(status)
      await act(() => client.refetchQueries({ queryKey: getBrandQueryKey({ path: { id: 9 } }) }))
      await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 5 } }))
      expect(selected()).toBe(5)
    },
  )

  it('stays when a later call fails (SEL-02, K20)', async () => {
    list = () => aList([5, 7], 40)
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 9 } }))
    brand = () => failed(500)
    await act(() => client.refetchQueries({ queryKey: getBrandQueryKey({ path: { id: 9 } }) }))
    expect(choice.current).toMatchObject({ brand: { id: 9, name: 'Marque 9' } })
    expect(selected()).toBe(9)
  })

  it('stays, without a name, when the server cannot answer (SEL-02, K20)', async () => {
    list = () => aList([5, 7], 40)
    brand = () => failed(500)
    const choice = start(9)
    await waitFor(() => expect(choice.current).toMatchObject({ status: 'chosen', brand: null }))
    expect(selected()).toBe(9)
  })

  it('found by search is shown at once, and read again (SEL-06, SEL-09)', async () => {
    list = () => aList([5, 7], 40)
    brand = (id) => answered({ ...aBrand(id), name: 'Marque renommée' })
    const choice = start(5)
    await waitFor(() => expect(choice.current.status).toBe('chosen'))
    act(() => {
      if (choice.current.status === 'chosen') choice.current.choose(aBrand(33))
    })
    expect(choice.current).toMatchObject({ brand: { id: 33, name: 'Marque 33' } })
    expect(selected()).toBe(33)
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 33, name: 'Marque renommée' } }))
    expect(calls).toHaveLength(2)
  })

  it('found by search is chosen, though its last read was inactive (SEL-06, K20)', async () => {
    list = () => aList([5, 7], 40)
    const choice = start(5)
    await waitFor(() => expect(choice.current.status).toBe('chosen'))
    client.setQueryData(getBrandQueryKey({ path: { id: 33 } }), { ...aBrand(33), is_active: false })
    act(() => {
      if (choice.current.status === 'chosen') choice.current.choose(aBrand(33))
    })
    expect(choice.current).toMatchObject({ brand: { id: 33 } })
    await waitFor(() => expect(client.isFetching()).toBe(0))
    expect(selected()).toBe(33)
  })

  it('of the address comes before the stored one, and is stored then (SEL-09)', async () => {
    const onSettle = vi.fn()
    const choice = start(5, { asked: 7, onSettle })
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 7 } }))
    expect(selected()).toBe(7)
    expect(onSettle).not.toHaveBeenCalled()
  })

  it('of the address gives way to the first when it does not exist, and the address follows (SEL-09, SEL-02)', async () => {
    const onSettle = vi.fn()
    const choice = start(7, { asked: 9, onSettle })
    await waitFor(() => expect(choice.current).toMatchObject({ brand: { id: 5 } }))
    expect(onSettle.mock.calls).toEqual([[5]])
  })

  it('chosen goes into the address (SEL-09)', async () => {
    const onSettle = vi.fn()
    const choice = start(5, { onSettle })
    await waitFor(() => expect(choice.current.status).toBe('chosen'))
    act(() => {
      if (choice.current.status === 'chosen') choice.current.choose(aBrand(7))
    })
    expect(onSettle.mock.calls).toEqual([[7]])
  })

  it('is no choice where there is one brand (SEL-08)', async () => {
    list = () => aList([5])
    const choice = start(null)
    await waitFor(() => expect(choice.current).toMatchObject({ status: 'chosen', solo: true }))
  })
})
