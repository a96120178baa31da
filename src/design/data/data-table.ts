import type { ReactNode } from 'react'

import type { MenuAction } from '~/design/layers/RowMenu'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'end'
  sortable?: boolean
  width?: number | string
  /** In the cards of a narrow screen: the line that heads the card, a value without its header, or nothing. */
  narrow?: 'title' | 'bare' | 'hidden'
}

export type Sort = { id: string; direction: 'asc' | 'desc' }
export type RowKey = string | number

type Selection<Row> = {
  keys: ReadonlySet<RowKey>
  onChange: (keys: ReadonlySet<RowKey>) => void
  /** Which rows can be; all by default. */
  selectable?: (row: Row) => boolean
}

/** How a person arranged the columns: which are hidden, and the widths in pixels of those that were resized. */
export type ColumnLayout = { hidden: readonly string[]; widths: Readonly<Record<string, number>> }

export const DEFAULT_LAYOUT: ColumnLayout = { hidden: [], widths: {} }

/** No column gets narrower than this, in pixels. */
export const NARROWEST_COLUMN = 72

export type TableShape<Row> = {
  /** Read out as the name of the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** What the row is called in 'Sélectionner …' and 'Plus d’actions pour …'. */
  rowName: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
  rowActions?: (row: Row) => readonly MenuAction[]
  /** Rows that are out of use. */
  muted?: (row: Row) => boolean
  layout?: ColumnLayout | undefined
  /** Given where columns can be resized. */
  onLayout?: ((layout: ColumnLayout) => void) | undefined
}

/**
 * Widths after one column was resized: its neighbour gives or takes the difference, so the table keeps its width.
 * @param order ids of the visible columns
 */
export function resized(
  before: ColumnLayout['widths'],
  asked: ColumnLayout['widths'],
  order: readonly string[],
): ColumnLayout['widths'] {
  const at = order.findIndex((id) => before[id] !== undefined && asked[id] !== undefined && asked[id] !== before[id])
  const id = order[at]
  const neighbour = order[at + 1]
  // the first widths of all columns, or nothing to share with
  if (id === undefined || neighbour === undefined || before[neighbour] === undefined) return asked
  const both = (before[id] ?? 0) + before[neighbour]
  const width = Math.min(both - NARROWEST_COLUMN, Math.max(NARROWEST_COLUMN, asked[id] ?? 0))
  return { ...before, [id]: width, [neighbour]: both - width }
}

/** A width as the share of the table, so that it holds at every width of the window. */
export function shareOf(width: number, widths: ColumnLayout['widths'], visible: readonly string[]): string {
  const total = visible.reduce((sum, id) => sum + (widths[id] ?? NARROWEST_COLUMN), 0)
  return `${((width / total) * 100).toFixed(3)}%`
}
