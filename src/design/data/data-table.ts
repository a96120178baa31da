import { useMemo, type ReactNode } from 'react'

import type { MenuAction } from '~/design/layers/MenuLayer'
import { useNarrowerThan } from '~/design/layout/use-viewport'

type Fit = 'column' | 'content' | 'wide'

/** Where a column is left out, in px: 600–1199; 600–1439; or 600–1023 and 1200–1279, where the navigation leaves least. */
export type LeftOut = 'below-1200' | 'below-1440' | 'least-room'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers. */
  align?: 'end'
  sortable?: boolean
  width?: number | string
  /**
   * Width in a table. `column`: as wide as the column, whatever the text; `content`: as wide as the text, on one line;
   * `wide`: on one line where there is room.
   */
  fit?: Fit | ((row: Row) => Fit)
  /** When a table leaves the column out: it would cut the names of the rows. */
  leftOut?: LeftOut
  /**
   * In a narrow window: what the row says of it, in its second line; in its first line for the first column, which shows
   * its cell by default. Columns without it are left out.
   */
  line?: (row: Row) => ReactNode
  /** Its part of the second line comes first, where nothing is cut: a state that users must see. */
  startsLine?: boolean
  /** In a narrow window its cell stands at the end of the row. */
  atEnd?: boolean
}

export type Sort = { id: string; direction: 'asc' | 'desc' }
export type RowKey = string | number

type Selection<Row> = {
  keys: ReadonlySet<RowKey>
  onChange: (keys: ReadonlySet<RowKey>) => void
  /** Which rows can be selected; all by default. */
  selectable?: (row: Row) => boolean
}

/** Hidden columns, and the widths of resized columns in pixels. */
export type ColumnLayout = { hidden: readonly string[]; widths: Readonly<Record<string, number>> }

export const DEFAULT_LAYOUT: ColumnLayout = { hidden: [], widths: {} }

/** Minimum column width in pixels. */
export const NARROWEST_COLUMN = 72

export type TableShape<Row> = {
  /** Accessible name of the table. */
  label: string
  /** With many rows, keep the same array between renders (`useMemo`): a new one renders every row again. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  /** Name of the row in 'Sélectionner …' and 'Autres actions pour …'. Keep the same function between renders, too. */
  rowName: (row: Row) => string
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
  selection?: Selection<Row> | undefined
  rowActions?: ((row: Row) => readonly MenuAction[]) | undefined
  /** Which rows are inactive. */
  muted?: (row: Row) => boolean
  /**
   * The heading above the first row of a group, such as a month, in the table. Rows of the same group follow each other.
   */
  groupOf?: ((row: Row) => string) | undefined
  layout?: ColumnLayout | undefined
  /** Makes the columns resizable. */
  onLayout?: ((layout: ColumnLayout) => void) | undefined
}

/** Where a group begins: its heading; undefined for the other rows. */
export const groupHeadings = <Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): (string | undefined)[] => {
  const groups = rows.map((row) => groupOf?.(row))
  return groups.map((group, at) => (group === groups[at - 1] ? undefined : group))
}

/**
 * New widths after one column was resized. The next column takes the difference, so the table keeps its width.
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
  // this is the first resize, or there is no next column
  if (id === undefined || neighbour === undefined || before[neighbour] === undefined) return asked
  const both = (before[id] ?? 0) + before[neighbour]
  const width = Math.min(both - NARROWEST_COLUMN, Math.max(NARROWEST_COLUMN, asked[id] ?? 0))
  return { ...before, [id]: width, [neighbour]: both - width }
}

/**
 * The widths before a resize, in px of this window. The stored ones may have been set in a wider one, and are shown as
 * shares of the table.
 * @param measured of the visible columns
 */
export function asShown(stored: ColumnLayout['widths'], measured: ColumnLayout['widths']): ColumnLayout['widths'] {
  // a rounded pixel is no other window
  const differ = Object.entries(measured).some(([id, px]) => Math.abs(px - (stored[id] ?? 0)) > 1)
  return differ ? { ...stored, ...measured } : stored
}

/** The width as a percentage of the table, so that it fits any window width. */
export function shareOf(width: number, widths: ColumnLayout['widths'], visible: readonly string[]): string {
  const total = visible.reduce((sum, id) => sum + (widths[id] ?? NARROWEST_COLUMN), 0)
  return `${((width / total) * 100).toFixed(3)}%`
}

/** px. The side navigation takes room as a rail from 900 on, unfolded from 1200 on. From these on, all columns have room. */
const RAIL_ROOM_FROM = 1024
const NAVIGATION_ROOM_FROM = 1280
const ALL_COLUMNS_FROM = 1440

/** Whether a list of the usual width has no columns; with large text, only few would not be cut. */
export const useCards = () => useNarrowerThan('sm', 'md')

/**
 * The columns that the window has room for: all of them in cards, and from 1440 px on. In between, the side navigation
 * takes what a wider window gives.
 * @param sortedBy the column that the list is sorted by: it stays, and shows the order
 */
export function useColumnsWithRoom<Column extends { id: string; leftOut?: LeftOut }>(
  columns: readonly Column[],
  sortedBy?: string,
): readonly Column[] {
  const cards = useCards()
  const wide = !useNarrowerThan('lg')
  const few = useNarrowerThan(ALL_COLUMNS_FROM)
  const besideRail = useNarrowerThan(RAIL_ROOM_FROM)
  const least = (useNarrowerThan(NAVIGATION_ROOM_FROM) && wide) || besideRail
  return useMemo(() => {
    if (cards) return columns
    const left: Record<LeftOut, boolean> = { 'below-1200': !wide, 'below-1440': few, 'least-room': least }
    return columns.filter(({ id, leftOut }) => leftOut === undefined || id === sortedBy || !left[leftOut])
  }, [columns, sortedBy, cards, wide, few, least])
}

/** Ref callback of the container of a table: marks whether the table fits. A wider one scrolls in it. */
export function watchFit(scroller: HTMLElement | null) {
  const table = scroller?.querySelector('table')
  // a test without a browser has no observer
  if (!scroller || !table || typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(() => {
    // both are rounded
    scroller.dataset['fits'] = String(table.offsetWidth <= scroller.clientWidth + 1)
  })
  watch.observe(scroller)
  watch.observe(table)
  return () => watch.disconnect()
}
