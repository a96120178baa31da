import { describe, expect, it, vi } from 'vitest'

import { aborted, ApiError } from '~/api/api-error'
import { setActive } from '~/features/brands/set-active'

const brand = (id: number, is_active: boolean) => ({ id, name: `Marque ${id}`, is_active })

describe('several brands at once', () => {
  it('BRD-22 · changes only those that need it, and reports the outcome of each', async () => {
    const refused = new ApiError({ message: 'Non', status_code: 403 })
    const set = vi.fn(async (id: number) => {
      if (id === 2) throw refused
    })
    const onProgress = vi.fn()
    const brands = [brand(1, false), brand(2, false), brand(3, true), brand(4, false)]
    expect(await setActive(brands, true, { set, onProgress })).toEqual({
      active: true,
      changed: [brand(1, false), brand(4, false)],
      unchanged: [brand(3, true)],
      failed: [{ brand: brand(2, false), error: refused }],
    })
    expect(set.mock.calls).toEqual([
      [1, true],
      [2, true],
      [4, true],
    ])
    // of four: one needs nothing
    expect(onProgress.mock.calls).toEqual([[1], [2], [3]])
  })

  it('C118 · stops when the session is over', async () => {
    const set = vi.fn(async () => {
      throw aborted()
    })
    await expect(setActive([brand(1, true), brand(2, true)], false, { set })).rejects.toThrow()
    expect(set).toHaveBeenCalledOnce()
  })
})
