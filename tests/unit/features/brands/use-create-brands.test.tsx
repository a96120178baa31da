import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { clearToasts, useToasts } from '~/design/feedback/toasts'
import { type BrandRow, toBrandRows } from '~/features/brands/sheet/brand-rows'
import { useCreateBrands } from '~/features/brands/sheet/use-create-brands'
import { STOP_WAIT_MS } from '~/features/shared/mutations/bulk-calls'

import { aBrand } from '../../../../stories/support/a-brand'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { openApi, openApiWith } from '../../../support/open-api'
import { tokensOf } from '../../../support/tokens-of'

type Sent = { name: string }

let client: QueryClient
/** The names of the brands on the server. */
let brands: string[]
/** The answer to a call, instead of the usual one. */
let fault: (call: { method: string; name?: string }) => Promise<Response | undefined> | Response | undefined
const created: string[] = []
let reads: number

const wrapper = mutationProviders(() => client)
const brand = (name: string, at = brands.indexOf(name)) => aBrand(at + 1, name)

beforeEach(() => {
  vi.useFakeTimers()
  client = createTestClient()
  brands = []
  created.length = 0
  reads = 0
  fault = () => undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method } = request
    if (method === 'GET') {
      reads += 1
      const pagination = { count: brands.length, next: null, previous: null }
      const results = brands.map((name) => brand(name))
      return (await fault({ method })) ?? Response.json({ success: true, data: { results, pagination } })
    }
    const { name }: Sent = await request.json()
    created.push(name)
    const refusal = await fault({ method, name })
    if (refusal) return refusal
    brands.push(name)
    return Response.json({ success: true, data: brand(name) })
  })
  openApi()
})

afterEach(() => {
  cleanup()
  clearToasts()
  client.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(text?: string, from = { open: true }) {
  const view = renderHook(({ open: isOpen }) => ({ sheet: useCreateBrands(undefined, isOpen), toasts: useToasts() }), {
    wrapper,
    initialProps: from,
  })
  const sheet = () => view.result.current.sheet
  if (text !== undefined) act(() => sheet().setRows(toBrandRows(text)))
  await wait()
  return {
    ...view,
    sheet,
    create: () => act(() => void sheet().create()),
    rows: (of: keyof BrandRow) => sheet().rows.map((row) => row[of]),
  }
}

const busy = (seconds: number) =>
  Response.json({ success: false, message: 'Trop' }, { status: 429, headers: { 'Retry-After': String(seconds) } })

it('a closed sheet of brands reads no list, whatever rows it holds (BRD-07, C303)', async () => {
  const { sheet, rerender } = await open('Zinc', { open: false })
  expect([sheet().rows.length, reads]).toEqual([1, 0])
  rerender({ open: true })
  await wait()
  expect(reads).toBe(1)
})

describe('a server that asks for a pause', () => {
  beforeEach(() => {
    const calls = new Set<string>()
    fault = ({ name }) => {
      if (name !== 'Taxi' || calls.has(name)) return undefined
      calls.add(name)
      return busy(30)
    }
  })

  it('is waited for as long as it asks, and no longer said to pause (BRD-07, C125)', async () => {
    const { create, sheet } = await open('Zinc\nTaxi')
    create()
    await wait(29_000)
    expect(created).toEqual(['Zinc', 'Taxi'])
    expect(sheet().progress).toMatchObject({ done: 1, total: 2, waitMs: 30_000 })
    fault = ({ name }) => (name === 'Taxi' ? new Promise<Response>(() => {}) : undefined)
    await wait(1500)
    expect(created).toEqual(['Zinc', 'Taxi', 'Taxi'])
    expect(sheet().progress?.waitMs).toBeUndefined()
  })

  it('is not waited for when the session ends: nothing is created in the next one (BRD-07, SES-47)', async () => {
    const session = new AbortController()
    openApiWith(tokensOf({ sessionSignal: session.signal }))
    const { create } = await open('Zinc\nTaxi\nCafé')
    create()
    await wait(10_000)
    // the next user signs in
    session.abort()
    openApi()
    await wait(60_000)
    expect(created).toEqual(['Zinc', 'Taxi'])
  })

  it('is not waited for by a user who stops, and who reads why (BRD-07, C125)', async () => {
    const { create, sheet } = await open('Zinc\nTaxi\nCafé')
    create()
    await wait(10_000)
    act(() => sheet().stop())
    await wait()
    expect(sheet().busy).toBe(false)
    expect(sheet().outcome).toMatchObject({ done: [{ name: 'Zinc' }], limit: { status_code: 429 } })
    expect(created).toEqual(['Zinc', 'Taxi'])
  })
})

describe('a brand that is on its way when the user stops, and starts again at once', () => {
  it('is awaited: it is not created twice (BRD-07, K62)', async () => {
    const { create, sheet, rows } = await open('Zinc')
    const { promise, resolve } = Promise.withResolvers<void>()
    fault = async ({ name }) => {
      if (name === 'Zinc') await promise
      return undefined
    }
    create()
    await wait(1000)
    act(() => sheet().stop())
    await wait(STOP_WAIT_MS)
    expect([sheet().busy, rows('unconfirmed')]).toEqual([false, [true]])
    create()
    await wait(10_000)
    expect([sheet().busy, created]).toEqual([true, ['Zinc']])
    resolve()
    await wait(1000)
    expect([sheet().busy, created, rows('sent')]).toEqual([false, ['Zinc'], [true]])
  })

  it('is not sent when the user stops again: it stays unconfirmed (BRD-07, K62)', async () => {
    const { create, sheet, rows } = await open('Zinc')
    fault = ({ name }) => (name === 'Zinc' ? new Promise<Response>(() => {}) : undefined)
    for (const seconds of [1, 5]) {
      create()
      await wait(seconds * 1000)
      act(() => sheet().stop())
      await wait(STOP_WAIT_MS)
    }
    expect([sheet().busy, created, rows('unconfirmed')]).toEqual([false, ['Zinc'], [true]])
  })
})

describe('the names that are taken', () => {
  it('are read to the end for a page that is left meanwhile (BRD-07, C301)', async () => {
    const { create, unmount, sheet } = await open('Zinc\nTaxi')
    brands = ['ZINC']
    const { promise, resolve } = Promise.withResolvers<void>()
    fault = async ({ method }) => {
      if (method === 'GET') await promise
      return undefined
    }
    create()
    await wait()
    expect(sheet().busy).toBe(true)
    unmount()
    resolve()
    await wait(1000)
    expect(created).toEqual(['Taxi'])
  })

  it('are read no further when the user stops (BRD-07)', async () => {
    const { create, sheet } = await open('Zinc')
    fault = ({ method }) => (method === 'GET' ? busy(60) : undefined)
    create()
    await wait(1000)
    expect(sheet().busy).toBe(true)
    act(() => sheet().stop())
    await wait()
    expect(sheet().busy).toBe(false)
    expect(created).toEqual([])
  })
})

describe('the rows of a sheet', () => {
  it('come back after a reload; one that was on its way is looked for first (BRD-07, SES-47)', async () => {
    const first = await open('Zinc\nTaxi')
    fault = ({ name }) => (name === undefined ? undefined : new Promise<Response>(() => {}))
    first.create()
    await wait(1000)
    expect(created).toEqual(['Zinc'])
    // the server has created it, and the page is loaded anew
    first.unmount()
    client = createTestClient()
    brands = ['Zinc']
    fault = () => undefined
    const { create, rows } = await open()
    expect([rows('name'), rows('unconfirmed')]).toEqual([
      ['Zinc', 'Taxi'],
      [true, false],
    ])
    create()
    await wait(1000)
    expect(created).toEqual(['Zinc', 'Taxi'])
    expect(rows('sent')).toEqual([true, true])
  })

  it('that were refused say nothing of it while they are sent again (BRD-07)', async () => {
    fault = ({ name }) =>
      name === 'Zinc' ? Response.json({ success: false, message: 'Non' }, { status: 403 }) : undefined
    const { create, rows, sheet } = await open('Zinc\nTaxi')
    create()
    await wait(1000)
    expect(rows('refused')).not.toEqual(['', ''])
    fault = ({ name }) => (name === undefined ? undefined : new Promise<Response>(() => {}))
    create()
    await wait(1000)
    expect([rows('refused'), sheet().progress?.line]).toEqual([['', ''], 1])
  })

  it('that may be created are not said to be missing to a user who has left (BRD-07, K62)', async () => {
    let down = false
    fault = ({ name }) => {
      if (name === 'Zinc') down = true
      return down && name !== 'Taxi' ? Promise.reject(new TypeError('Failed to fetch')) : undefined
    }
    const { create, rerender, result } = await open('Zinc\nTaxi')
    create()
    rerender({ open: false })
    await wait(10_000)
    expect(result.current.toasts).toMatchObject([{ severity: 'warning', message: 'sheet.brands.unconfirmed.title' }])
  })
})
