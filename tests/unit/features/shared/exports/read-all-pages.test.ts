import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '~/api/api-error'
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
  it('every row once, in order, with as many calls as there are pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 20 }), async (total, size) => {
        const ask = server(total, size)
        const rows = await readAllPages(ask, { signal: signal() })
        expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: total }, (_, index) => index))
        expect(ask).toHaveBeenCalledTimes(Math.max(1, Math.ceil(total / size)))
      }),
    )
  })

  it('says how far it is', async () => {
    const onProgress = vi.fn()
    await readAllPages(server(5, 2), { signal: signal(), onProgress })
    expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
      { read: 2, total: 5 },
      { read: 4, total: 5 },
      { read: 5, total: 5 },
    ])
  })

  it('BRD-22 · a list that became shorter meanwhile ends with the last page that the server has', async () => {
    const ask = vi.fn(async (page: number) => {
      if (page > 1) throw new ApiError({ status_code: 404, message: 'Invalid page.' })
      return pageOf([1, 2], 3)
    })
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }, { id: 2 }])
    const none = vi.fn(() => Promise.reject(new ApiError({ status_code: 404 })))
    await expect(readAllPages(none, { signal: signal() })).rejects.toMatchObject({ status_code: 404 })
  })

  it('BRD-22 · says no total that the server does not say', async () => {
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

  it('BRD-04 · an answer without pagination is the whole list', async () => {
    const ask = vi.fn(async () => ({ results: [{ id: 1 }] }))
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }])
    expect(ask).toHaveBeenCalledOnce()
  })

  it('K20 · a server that always answers the same page is asked twice at most', async () => {
    const ask = vi.fn(async () => pageOf([1, 2], 90, 'https://api.example.com/brands/?page=2'))
    expect(await readAllPages(ask, { signal: signal() })).toEqual([{ id: 1 }, { id: 2 }])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('given up: no further page is asked for', async () => {
    const controller = new AbortController()
    const ask = server(50, 10)
    const reading = readAllPages(ask, { signal: controller.signal, onProgress: () => controller.abort() })
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
    expect(ask).toHaveBeenCalledOnce()
  })

  it('the failure of a page is the failure of the whole', async () => {
    const ask = vi.fn(async (page: number) => {
      if (page === 2) throw new Error('502')
      return pageOf([1], 9)
    })
    await expect(readAllPages(ask, { signal: signal() })).rejects.toThrow('502')
  })
})
