import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { readBrandFilters, type BrandFilters } from '~/features/brands/brand-queries'
import { useListFilters } from '~/features/shared/lists/use-list-filters'

afterEach(cleanup)

function render(filters: BrandFilters) {
  const onFilters = vi.fn<(filters: BrandFilters, replace: boolean) => void>()
  const { result, rerender } = renderHook((shown) => useListFilters(shown, readBrandFilters, onFilters), {
    initialProps: filters,
  })
  return { onFilters, show: rerender, ...result.current }
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
    const { change, onFilters, show } = render({})
    act(() => change({ search: 'b' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ search: 'b' }, false)
    show({ search: 'b' })
    act(() => change({ search: 'bo' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ search: 'bo' }, true)
    show({ search: 'bo' })
    act(() => change({ search: undefined }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({}, true)
  })

  it('letters typed before the address follows are one step (BRD-22)', () => {
    const { change, onFilters, show } = render({})
    for (const search of ['b', 'bo']) act(() => change({ search }, { typed: true }))
    expect(onFilters.mock.calls).toEqual([
      [{ search: 'b' }, false],
      [{ search: 'bo' }, true],
    ])
    for (const search of ['b', 'bo']) show({ search })
    act(() => change({ search: 'bou' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ search: 'bou' }, true)
  })

  it('a letter typed into a search that is sorted since is a step of its own (BRD-22)', () => {
    const { change, onFilters, show } = render({ is_active: true })
    act(() => change({ search: 'b' }, { typed: true }))
    show({ is_active: true, search: 'b' })
    act(() => change({ ordering: '-name' }))
    show({ is_active: true, search: 'b', ordering: '-name' })
    act(() => change({ search: 'bo' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ is_active: true, search: 'bo', ordering: '-name' }, false)
    show({ is_active: true, search: 'bo', ordering: '-name' })
    act(() => change({ search: 'bou' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ is_active: true, search: 'bou', ordering: '-name' }, true)
  })

  it.each([
    ['comes Back from another order', { search: 'b', ordering: '-name' }],
    ['comes Back from the list before', {}],
    ['comes Back from another page', { search: 'b', page: 2 }],
  ] as const)('a letter typed by a user who %s is a step of its own (BRD-22)', (_, between) => {
    const { change, onFilters, show } = render({})
    act(() => change({ search: 'b' }, { typed: true }))
    for (const shown of [{ search: 'b' }, between, { search: 'b' }]) show(shown)
    act(() => change({ search: 'bo' }, { typed: true }))
    expect(onFilters).toHaveBeenLastCalledWith({ search: 'bo' }, false)
  })

  it('a letter typed into a search of the address is a step of its own (BRD-22)', () => {
    const { change, onFilters } = render({ search: 'b' })
    act(() => change({ search: 'bo' }, { typed: true }))
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ search: 'bo' }, false)
  })

  it('another page keeps the filters (BRD-22)', () => {
    const { toPage, onFilters } = render({ search: 'b', page: 2 })
    act(() => toPage(3))
    expect(onFilters).toHaveBeenCalledExactlyOnceWith({ search: 'b', page: 3 }, false)
  })
})
