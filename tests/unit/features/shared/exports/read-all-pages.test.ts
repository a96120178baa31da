import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, networkError, timeoutError } from '~/api/api-error'
import { parseRetryAfter } from '~/api/transport/envelope'
import { readAllPages } from '~/features/shared/exports/read-all-pages'

const pageOf = (ids: readonly number[], count: number, next: string | null = null) => ({
  results: ids.map((id) => ({ id })),
  pagination: { count, next, previous: null },
})

const server = (total: number, size: number) =>
  vi.fn(async (page: number) => {
    const ids = Array.from({ length: total }, (_, index) => index).slice((page - 1) * size, page * size)
    return pageOf(ids, total)
  })

const signal = () => new AbortController().signal

describe('a list read to its end', () => {
  it('has every row once, in order, with as many calls as there are pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (total, size) => {
        const ask = server(total, size)
        const rows = await readAllPages(ask, { signal: signal() })
        expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index))
        expect(ask).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / size)))
      }),
    )
  })

  it('reports its progress', async () => {
    const onProgress = vi.fn()
    await readAllPages(server(5, 2), { signal: signal(), onProgress })
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { read: 2, total: 5 },
      { read: 4, total: 5 },
      { read: 5, total: 5 },
    ])
  })

  it('ends with the last page of the server when it became shorter meanwhile (BRD-22)', async () => {
    const ask = vi.fn(async (page: number) => {
      if (page > 1) throw new ApiError({ status_code: 404, message: 'Invalid page.' })
      return pageOf([1, 2], 3)
    })
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }, { id: 2 }])
    const none = vi.fn(() => Promise.reject(new ApiError({ status_code: 404 })))
    await expect(readAllPages(none, { signal: signal() })).rejects.toMatchObject({ status_code: 404 })
  })

  it('has no total where the server gives none (BRD-22)', async () => {
    const onProgress = vi.fn()
    await readAllPages(async (page) => pageOf([page], 0, page === 1 ? '?page=2' : null), {
      signal: signal(),
      onProgress,
    })
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { read: 1, total: undefined },
      { read: 2, total: undefined },
    ])
  })

  it('is the whole answer when it has no pagination (BRD-04)', async () => {
    const ask = vi.fn(async () => ({ results: [{ id: 1 }] }))
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('needs two calls at most when the server always answers the same page (K20)', async () => {
    const ask = vi.fn(async () => pageOf([1, 2], 90, 'https://api.example.com/brands/?page=2'))
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }, { id: 2 }])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('needs no further page when it is cancelled', async () => {
    const controller = new AbortController()
    const ask = server(50, 10)
    const reading = readAllPages(ask, { signal: controller.signal, onProgress: () => controller.abort() })
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('fails with the failure of a page', async () => {
    const ask = vi.fn(async (page: number) => {
      if (page === 2) throw new Error('502')
      return pageOf([1], 9)
    })
    await expect(readAllPages(ask, { signal: signal() })).rejects.toThrow('502')
  })
})

/** Twenty pages of five rows, of which the seventh fails `times` times. */
const failing = (failure: () => Error, times = 1) => {
  let left = times
  const pages = server(100, 5)
  return vi.fn(async (page: number) => {
    if (page === 7 && left > 0) {
      left -= 1
      throw failure()
    }
    return pages(page)
  })
}

const httpDate = (ms: number) => new Date(ms).toUTCString()
const busy = (status_code: number, header: string | null = null) =>
  new ApiError({ status_code, retryAfterMs: parseRetryAfter(header, Date.now()) })

describe('a page that fails for a while', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-16T09:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['429 and 30 s', () => busy(429, '30'), 30_000],
    ['429 and a date', () => busy(429, httpDate(Date.now() + 20_000)), 20_000],
    ['429 without a time', () => busy(429), 1000],
    ['a date that has passed', () => busy(503, httpDate(Date.now() - 20_000)), 1000],
    ['500', () => busy(500), 1000],
    ['502', () => busy(502), 1000],
    ['503 and 2 s', () => busy(503, '2'), 2000],
    ['504', () => busy(504), 1000],
    ['a network that is away', networkError, 1000],
    ['no answer in time', timeoutError, 1000],
  ])('after %s waits, reports it, and goes on with that page', async (_, failure, waitMs) => {
    const began = Date.now()
    const ask = failing(failure)
    const onProgress = vi.fn()
    const reading = readAllPages(ask, { signal: signal(), onProgress })
    await vi.runAllTimersAsync()
    expect(await reading).toHaveLength(100)
    expect(ask).toHaveBeenCalledTimes(21)
    const waits = onProgress.mock.calls.map(([progress]) => progress).filter((progress) => 'waitMs' in progress)
    expect(waits).toEqual([{ read: 30, total: 100, waitMs: waitMs }])
    expect(Date.now() - began).toBeGreaterThanOrEqual(waits[0]?.waitMs)
  })

  it('is tried four times in a row at most, then fails the whole list', async () => {
    const four = readAllPages(
      failing(() => busy(502), 4),
      { signal: signal() },
    )
    await vi.runAllTimersAsync()
    expect(await four).toHaveLength(100)
    const ask = failing(() => busy(502), 9)
    const five = readAllPages(ask, { signal: signal() }).catch((failure: unknown) => failure)
    await vi.runAllTimersAsync()
    expect(await five).toMatchObject({ status_code: 502 })
    expect(ask).toHaveBeenCalledTimes(6 + 5)
  })

  it.each([
    ['403', () => busy(403)],
    ['a server that asks for an hour', () => busy(429, '3600')],
  ])('after %s is not waited for', async (_, failure) => {
    const ask = failing(failure)
    await expect(readAllPages(ask, { signal: signal() })).rejects.toBeInstanceOf(ApiError)
    expect(ask).toHaveBeenCalledTimes(7)
  })

  it('can be stopped while it waits', async () => {
    const controller = new AbortController()
    const ask = failing(() => busy(429, '30'))
    const reading = readAllPages(ask, {
      signal: controller.signal,
      onProgress: ({ waitMs }) => void (waitMs && setTimeout(() => controller.abort(), 100)),
    }).catch((failure: unknown) => failure)
    await vi.runAllTimersAsync()
    expect(await reading).toMatchObject({ name: 'AbortError' })
    expect(ask).toHaveBeenCalledTimes(7)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a list without an end', () => {
  const NEXT = 'https://api.example.com/brands/?page=2'
  const endless = (count: number) => vi.fn(async (page: number) => pageOf([page * 2, page * 2 + 1], count, NEXT))

  it('with a total ends where more rows came than any page announced', async () => {
    const ask = endless(6)
    await expect(readAllPages(ask, { signal: signal() })).rejects.toMatchObject({ code: 'LIST_TOO_LONG' })
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('without a total ends after 1,000 pages', async () => {
    const ask = endless(0)
    await expect(readAllPages(ask, { signal: signal() })).rejects.toMatchObject({ code: 'LIST_TOO_LONG' })
    expect(ask).toHaveBeenCalledTimes(1000)
  })

  it('with a total of more than 1,000 pages is not begun', async () => {
    const ask = endless(2001)
    await expect(readAllPages(ask, { signal: signal() })).rejects.toMatchObject({ code: 'LIST_TOO_LONG' })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('that grows while it is read is read to its end', async () => {
    const ask = vi.fn(async (page: number) =>
      page < 4 ? pageOf([page * 2, page * 2 + 1], 4 + page, NEXT) : pageOf([page * 2], 7),
    )
    expect(await readAllPages(ask, { signal: signal() })).toHaveLength(7)
  })

  it('with pages that go round in a circle is read once', async () => {
    const ask = vi.fn(async (page: number) => pageOf([page % 3], 0, NEXT))
    expect(await readAllPages(ask, { signal: signal() })).toHaveLength(3)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('has its length before the second page is requested', async () => {
    const ask = server(50, 10)
    const told: unknown[] = []
    await readAllPages(ask, {
      signal: signal(),
      onPage: async (at) => void told.push({ ...at, asked: ask.mock.calls.length }),
    })
    expect(told).toEqual([1, 2, 3, 4].map((page) => ({ page, pages: 5, asked: page })))
  })
})
