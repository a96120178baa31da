import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { ColumnLayout, RowKey, Sort, TableShape } from '~/design/data/data-table'
import { useDataTable } from '~/design/data/use-data-table'

type Row = { id: number }

const columns = [
  { id: 'name', header: 'Name', sortable: true, cell: () => null },
  { id: 'users', header: 'Users', sortable: true, cell: () => null },
]

function tableOf(shape: Partial<TableShape<Row>>) {
  const rows = [{ id: 1 }, { id: 2 }]
  const { result } = renderHook(() =>
    useDataTable<Row>({ label: '', columns, rows, rowKey: ({ id }) => id, rowName: () => '', ...shape }),
  )
  return result.current
}

function sortAfterClick(id: string, sort: Sort | undefined) {
  const onSort = vi.fn<(sort: Sort) => void>()
  tableOf({ sort, onSort }).sortBy(id)
  return onSort.mock.lastCall?.[0]
}

function selectionAfter(keys: readonly RowKey[], change: (table: ReturnType<typeof tableOf>) => void) {
  const onChange = vi.fn<(keys: ReadonlySet<RowKey>) => void>()
  const table = tableOf({ selection: { keys: new Set(keys), onChange } })
  act(() => change(table))
  return [...(onChange.mock.lastCall?.[0] ?? [])].toSorted((one, other) => Number(one) - Number(other))
}

describe('a table', () => {
  it('sorts ascending, then descending, and starts again on another column', () => {
    const first = sortAfterClick('name', undefined)
    expect(first).toEqual({ id: 'name', direction: 'asc' })
    expect(sortAfterClick('name', first)).toEqual({ id: 'name', direction: 'desc' })
    expect(sortAfterClick('name', { id: 'name', direction: 'desc' })).toEqual(first)
    expect(sortAfterClick('users', { id: 'users', direction: 'asc' })).toEqual({ id: 'users', direction: 'desc' })
    expect(sortAfterClick('users', first)).toEqual({ id: 'users', direction: 'asc' })
  })

  it('selects and deselects one row', () => {
    expect(selectionAfter([1], (table) => table.toggleRow({ id: 2 }))).toEqual([1, 2])
    expect(selectionAfter([1, 2], (table) => table.toggleRow({ id: 1 }))).toEqual([2])
  })

  it('selects all visible rows and keeps the selection of other pages', () => {
    expect(selectionAfter([9, 1], (table) => table.toggleAll())).toEqual([1, 2, 9])
    expect(selectionAfter([9, 1, 2], (table) => table.toggleAll())).toEqual([9])
  })

  it('knows whether all visible rows are selected, whatever is selected elsewhere', () => {
    const onChange = vi.fn<(keys: ReadonlySet<RowKey>) => void>()
    expect(tableOf({ selection: { keys: new Set([1, 2, 9]), onChange } }).allSelected).toBe(true)
    expect(tableOf({ selection: { keys: new Set([9]), onChange } }).allSelected).toBe(false)
  })

  it('hides the hidden columns', () => {
    const table = tableOf({ layout: { hidden: ['users'], widths: {} } })
    expect(table.columns.map(({ id }) => id)).toEqual(['name'])
  })

  it('two changes of a width before the next render both count (BRD-22)', () => {
    const onLayout = vi.fn<(layout: ColumnLayout) => void>()
    const table = tableOf({ layout: { hidden: [], widths: { name: 300, users: 300 } }, onLayout })
    const widen = () => table.setWidths(({ name = 0, ...others }) => ({ ...others, name: name + 16 }))
    act(() => {
      widen()
      widen()
    })
    expect(onLayout).toHaveBeenLastCalledWith({ hidden: [], widths: { name: 332, users: 268 } })
  })
})
