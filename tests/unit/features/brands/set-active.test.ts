import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { aborted, ApiError, mayBeDone } from '~/api/api-error'
import { bringTo, isOtherwise, setActive } from '~/features/brands/set-active'

import { openApi } from '../../../support/open-api'
import { PORT } from './port'

const onProgress = vi.fn<(done: number) => void>()
const brand = (id: number, is_active: boolean) => ({ id, name: `Marque ${id}`, is_active })

describe('a switch of several brands', () => {
  it('reports the outcome of each, also of one that does not have the requested state (BRD-22)', async () => {
    const refused = new ApiError({ message: 'Non', status_code: 403 })
    const set = vi.fn(async (id: number) => {
      if (id === 2) throw refused
      return ({ 3: 'already', 5: 'otherwise' } as const)[id] ?? 'changed'
    })
    onProgress.mockReset()
    const brands = [brand(1, false), brand(2, false), brand(3, true), brand(4, false), brand(5, false)]
    expect(await setActive(brands, true, { set, onProgress })).toEqual({
      active: true,
      changed: [brand(1, false), brand(4, false)],
      unchanged: [brand(3, true)],
      failed: [
        { brand: brand(2, false), error: refused },
        { brand: brand(5, false), error: expect.toSatisfy(isOtherwise) },
      ],
    })
    expect(set.mock.calls).toEqual(brands.map(({ id }) => [id, true, expect.any(AbortSignal)]))
    expect(onProgress.mock.calls).toEqual([[0], [1], [2], [3], [4], [5]])
  })

  it('fails for the rest after a 429, without a call (BRD-22, C125)', async () => {
    const limited = new ApiError({ status_code: 429 })
    const set = vi.fn(async () => {
      throw limited
    })
    const brands = [brand(1, true), brand(2, true)]
    const { failed } = await setActive(brands, false, { set, onProgress })
    expect(failed).toEqual(brands.map((one) => ({ brand: one, error: limited })))
    expect(set).toHaveBeenCalledOnce()
    expect(onProgress).toHaveBeenLastCalledWith(2)
  })

  it('stops when the session is over (C118)', async () => {
    const set = vi.fn(async () => {
      throw aborted()
    })
    await expect(setActive([brand(1, true), brand(2, true)], false, { set, onProgress })).rejects.toThrow()
    expect(set).toHaveBeenCalledOnce()
  })
})

const brandIs = (is_active: boolean) => Response.json({ success: true, data: { ...PORT, is_active } })

describe('a brand whose answer does not show its state', () => {
  /** How the reads of the brand are answered, one after the other. */
  let reads: Response[]

  beforeEach(() => {
    vi.stubGlobal('fetch', async () => reads.shift() ?? Response.json({}, { status: 404 }))
    openApi()
  })

  afterEach(() => vi.unstubAllGlobals())

  it('is reported as changed once a read shows it (BRD-09)', async () => {
    reads = [brandIs(true), brandIs(false)]
    expect(await bringTo(PORT.id, false, async () => ({ data: undefined }))).toBe('changed')
  })

  it.each([404, 429])('stays unconfirmed when the read fails with %i (BRD-09)', async (status) => {
    reads = [brandIs(true), Response.json({}, { status })]
    const end = bringTo(PORT.id, false, async () => ({ data: undefined }))
    await expect(end).rejects.toSatisfy(mayBeDone)
  })
})
