import {
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table'
import { useLayoutEffect, useMemo, useRef } from 'react'

import { DEFAULT_LAYOUT, NARROWEST_COLUMN, resized, type RowKey, type TableShape } from './data-table'

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnSizingFeature,
  columnResizingFeature,
})

type Features = typeof features

/**
 * Table state, with TanStack Table: order, selection, hidden columns, widths. The screen holds the state. Rows are
 * shown as given: the server sorts and pages them.
 */
export function useDataTable<Row extends object>(shape: TableShape<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, layout = DEFAULT_LAYOUT, onLayout } = shape

  const definitions = useMemo(
    () =>
      columns.map(({ id, sortable = false }): ColumnDef<Features, Row> => ({
        id,
        // a sortable column needs a value, although the table does not read it
        accessorFn: (row) => row,
        enableSorting: sortable,
        minSize: NARROWEST_COLUMN,
      })),
    [columns],
  )

  const rowSelection = useMemo(
    () => Object.fromEntries([...(selection?.keys ?? [])].map((key) => [String(key), true as const])),
    [selection?.keys],
  )

  const select = (updater: Updater<Record<string, true>>) => {
    const selected = functionalUpdate(updater, rowSelection)
    // keeps keys of other pages: the table knows the visible rows only
    const known = new Map([...(selection?.keys ?? []), ...rows.map(rowKey)].map((key) => [String(key), key]))
    const keys = Object.keys(selected).flatMap((id): RowKey[] => {
      const key = known.get(id)
      return key === undefined ? [] : [key]
    })
    selection?.onChange(new Set(keys))
  }

  // a quick drag can change the layout twice before a render: the second change builds on the first
  const newest = useRef(layout)
  useLayoutEffect(() => {
    newest.current = layout
  }, [layout])

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowKey(row)),
    state: {
      sorting: sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [],
      rowSelection,
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnSizing: layout.widths,
    },
    enableRowSelection: ({ original }) => selection?.selectable?.(original) ?? true,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sort ? [{ id: sort.id, desc: sort.direction === 'desc' }] : [])
      if (first) onSort?.({ id: first.id, direction: first.desc ? 'desc' : 'asc' })
    },
    onRowSelectionChange: select,
    columnResizeMode: 'onChange',
    enableColumnResizing: onLayout !== undefined,
    onColumnSizingChange: (updater) => {
      const { hidden, widths } = newest.current
      const visible = columns.map(({ id }) => id).filter((id) => !hidden.includes(id))
      const asked = functionalUpdate(updater, { ...widths })
      newest.current = { ...newest.current, widths: resized(widths, asked, visible) }
      onLayout?.(newest.current)
    },
  })
}

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>
