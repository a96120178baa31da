import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readBrandFilters, type BrandFilters } from '~/features/brands/brand-queries'
import { useListFilters } from '~/features/shared/lists/use-list-filters'

afterEach(cleanup)

function render(filters: BrandFilters) {
  const onFilters = vi.fn<(filters: BrandFilters, replace: boolean) => void>()
  const { result } = renderHook(() => useListFilters(filters, readBrandFilters, onFilters))
  return { onFilters, ...result.current }
}

describe('the filters of a list', () => {
  it('a change keeps the other filters and begins at the first page (BRD-22)', () => {
    const { change, onFilters } = render({ is_active: true, ordering: 'name', page: 4 })
    act(() => change({ ordering: '-name' }))
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ is_active: true, ordering: '-name' }, false)
  })

  it('undefined removes a filter (BRD-22)', () => {
    const { change, onFilters } = render({ is_active: true })
    act(() => change({ is_active: undefined }))
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({}, false)
  })

  it('the first letter is a step of the history, the next ones replace it (BRD-22)', () => {
    const first = render({})
    act(() => first.change({ search: 'b' }, { typed: true }))
    expect(first.onFilters).toHaveBeenCalledExactlyOnceWith({ search: 'b' }, false)
    const next = render({ search: 'b' })
    act(() => next.change({ search: 'bo' }, { typed: true }))
    expect(next.onFilters).toHaveBeenCalledExactlyOnceWith({ search: 'bo' }, true)
  })

  it('another page keeps the filters (BRD-22)', () => {
    const { toPage, onFilters } = render({ search: 'b', page: 2 })
    act(() => toPage(3))
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ search: 'b', page: 3 }, false)
  })
})
