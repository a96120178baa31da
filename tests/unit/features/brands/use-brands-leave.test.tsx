import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import type { BrandFilters } from '~/features/brands/brand-queries'
import { useBrandsLeave } from '~/features/brands/BulkBar'

const toPage = vi.fn<(page: number) => void>()

const pageOf = (ids: readonly number[], next: string | null = null) => ({
  results: ids.map((id) => ({ id })),
  pagination: { count: 40, previous: null, next },
})

type Shown = { filters: BrandFilters; list: ReturnType<typeof pageOf> | undefined }

const LAST: Shown = { filters: { page: 3, is_active: true }, list: pageOf([7, 8]) }

const renderLeave = (shown: Shown = LAST) =>
  renderHook((props: Shown) => useBrandsLeave({ ...props, toPage }), { initialProps: shown })

afterEach(() => {
  cleanup()
  toPage.mockReset()
})

describe('a brand that leaves the list', () => {
  it('as the last one of the last page takes the page with it (BRD-24)', () => {
    renderLeave().result.current.leave([7, 8])
    expect(toPage).toHaveBeenCalledExactlyOnceWith(2)
  })

  it.each<[string, Shown, number[]]>([
    ['another brand stays on the page', LAST, [7]],
    ['nothing left', { ...LAST, list: pageOf([]) }, []],
    ['a page follows, whose rows take their place', { ...LAST, list: pageOf([7, 8], '/?page=4') }, [7, 8]],
    ['it is the first page', { filters: {}, list: pageOf([7, 8]) }, [7, 8]],
    ['the list is not known', { ...LAST, list: undefined }, [7, 8]],
  ])('leaves the page as it is where %s (BRD-24)', (_why, shown, ids) => {
    renderLeave(shown).result.current.leave(ids)
    expect(toPage).not.toHaveBeenCalled()
  })

  it('after a switch leaves only under a filter of the other state (BRD-09)', () => {
    const { result, rerender } = renderLeave()
    result.current.leaveFilter([7, 8], true)
    rerender({ ...LAST, filters: { page: 3 } })
    result.current.leaveFilter([7, 8], false)
    expect(toPage).not.toHaveBeenCalled()
    rerender(LAST)
    result.current.leaveFilter([7, 8], false)
    expect(toPage).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('by a late answer leaves the page that is shown then (BRD-09)', () => {
    const { result, rerender } = renderLeave()
    const { leaveFilter } = result.current
    rerender({ filters: { page: 2, is_active: true }, list: pageOf([5, 6]) })
    leaveFilter([7, 8], false)
    rerender({ ...LAST, filters: { page: 3 } })
    leaveFilter([7, 8], false)
    expect(toPage).not.toHaveBeenCalled()
  })
})
