import type { Breakpoint } from '@mui/material/styles'
import { Fragment, useRef, type ReactNode } from 'react'

import { Skeleton } from '~/design/feedback/Skeleton'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { styled } from '~/design/theme/styled'
import { forced, radius, touch } from '~/design/theme/tokens'

import { groupHeadings, type TableShape, useColumnsWithRoom, watchFit } from './data-table'
import { DataCards } from './DataCards'
import { DataRow } from './DataRow'
import { TableHeader } from './TableHeader'
import { severalLines } from './Truncated'
import { useDrawing, useRowKeys, useDataTable } from './use-data-table'

type DataTableProps<Row extends object> = TableShape<Row> & {
  /** Shows skeleton rows; header and sorting stay. */
  loading?: boolean
  /** Replaces the rows: an EmptyState or an ErrorPanel. */
  placeholder?: ReactNode
  /**
   * Window width, in the user's text size, below which rows of two lines replace the table. Default 600 px; more for many
   * columns.
   */
  cardsBelow?: Breakpoint
}

const Scroller = styled('div')(({ theme }) => ({
  width: '100%',
  overflowX: 'auto',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // overflow: auto would break the sticky header
  '&[data-fits="true"]': { overflow: 'visible' },
  // with collapsed borders, those of a sticky header would scroll away
  '& > table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& > [data-fixed="true"]': { tableLayout: 'fixed' },
  // widths may have been set in a wider window: a text that no longer fits is cut, or it would overlap the next column
  '& > [data-fixed="true"] > * > tr > :not([data-control])': { overflow: 'clip', textOverflow: 'ellipsis' },
  // room that no column needs goes to the texts, not to the checkboxes
  '& > [data-fixed="false"] > * > tr > [data-control]': { width: '1%' },
  // the cell above the row checkboxes is not a `th` while there are none
  '& thead > tr > *': {
    ...theme.typography.subtitle2,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    padding: '4px 16px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // a table that is wider than its container scrolls its header in it
  '&[data-fits="true"] thead > tr > *': { top: 'var(--table-top, 0px)' },
  '& thead > tr > [data-control] input': { marginBlock: -2, [touch]: { marginBlock: 0 } },
  '& thead > tr > [data-align="end"]': {
    textAlign: 'end',
    // the sort button inherits it
    flexDirection: 'row-reverse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead :is(td, th:first-of-type)': { borderTopLeftRadius: radius.card },
  // without rows, nothing else makes the cell above the row menus as wide as its rounded corner
  '& thead th:last-of-type': { borderTopRightRadius: radius.card, minWidth: radius.card },
  // a column of underlines is noise: users know that the first column holds links
  '& tbody th :is(a, button):not(:hover)': { textDecoration: 'none' },
  '& tbody > tr > *': { ...theme.typography.body1, height: 52, padding: '6px 16px', textAlign: 'start' },
  // the cells of `DataRow`
  '& tbody > [data-row] > *': { maxWidth: 360, borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& tr > [data-control]': { width: 48, minWidth: 48, padding: '0 0 0 6px' },
  '& tbody > [data-row] > [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody > [data-row] > [data-fit="content"]': { whiteSpace: 'nowrap' },
  [theme.breakpoints.up('lg')]: { '& tbody > [data-row] > [data-fit="wide"]': { whiteSpace: 'nowrap' } },
  '& tbody > [data-row] > [data-fit="column"]': { maxWidth: 0 },
  '& tbody > [data-row] > th': { fontWeight: 550 },
  // a name may take two lines, which fit the height of a row
  '& tbody th [data-truncated]': severalLines(2),
  // aligned with the other cells
  '& tbody th button': { minWidth: 0, verticalAlign: 'top' },
  // an avatar beside a name that is cut
  '& tbody td > [data-initials]': { float: 'inline-start', marginInlineEnd: 8 },
  '& tbody td > [data-initials] + [data-truncated]': { paddingBlock: '0.125rem' },
  // a switch beside its word
  '& tbody td > [role="switch"]': { verticalAlign: 'top' },
  '& tbody > [data-row]:last-of-type > *': { borderBottom: 0 },
  // a click on the row presses the control in its title
  '& tbody > [data-row]:has(> th :is(a, button))': { cursor: 'pointer' },
  '& tbody > [data-row]:not([data-selected="true"], [aria-hidden]):hover': {
    backgroundColor: theme.vars.palette.action.hover,
  },
  '& tbody > [data-row][data-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
  '& tbody > [data-row][data-selected="true"] > *': {
    borderColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 20%, transparent)`,
  },
  [forced]: { '& tbody > [data-row][data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  // leaves room for the texts
  [theme.breakpoints.down('xl')]: {
    '& thead th[data-column], & tbody > [data-row] > :not([data-control])': { paddingInline: 12 },
  },
  [theme.breakpoints.down('lg')]: {
    '& thead th[data-first="true"]': { minWidth: '10.75rem' },
    '& thead th[data-column], & tbody > [data-row] > :not([data-control])': { paddingInline: 8 },
    // as far from the edge as the texts of a narrow list
    [`& thead th[data-first="true"]:not([data-control] + *), & tbody > [data-row] > th:not([data-control] + *),
      & tbody > [data-skeleton] > td:first-of-type:not([data-control])`]: { paddingInlineStart: 16 },
    // leaves room for the names: repeated information is hidden
    '& [data-compact="hidden"]': { display: 'none' },
  },
  '& tbody > [data-group] > th': {
    ...theme.typography.subtitle2,
    height: 40,
    verticalAlign: 'bottom',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&::first-letter': { textTransform: 'uppercase' },
    [theme.breakpoints.down('xl')]: { paddingInline: 12 },
  },
  '& tr[data-muted="true"] > *': { color: theme.vars.palette.text.secondary },
}))

/** A control that has the focus or an open menu: its row is in use. */
const IN_USE = ':focus, [aria-expanded="true"]'

/**
 * Rows that are compared by columns; rows of two lines when the window is too narrow. Names and values of one thing are
 * `Facts`, events a `Timeline`. A table for screen readers, busy while it loads. The first column holds the link.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { loading = false, placeholder, cardsBelow = 'sm', ...given } = props
  // with large text, only few columns would not be cut
  const narrow = useNarrowerThan(cardsBelow, cardsBelow === 'sm' ? 'md' : cardsBelow)
  const shown = useColumnsWithRoom(given.columns, given.sort?.id)
  const shape = { ...given, columns: shown }
  const table = useDataTable(shape)
  const { label, selection, sort, onSort, rowName, muted } = shape
  const { columns } = table
  const actionsOf = useStableCallback((row: Row) => shape.rowActions?.(row) ?? [])
  const rowActions = shape.rowActions && actionsOf
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const drawing = useDrawing({ rows: shape.rows.length, cells: width, even: true })
  const fixed = Object.keys(table.widths).length > 0
  const body = useRef<HTMLTableSectionElement>(null)
  const keys = useRowKeys(
    table.rows.map(({ id }) => id),
    () => body.current?.querySelector(IN_USE) != null,
  )
  const rows = table.rows.map((model, index) => ({
    ...model,
    index,
    columns,
    selectable: selection && model.selectable,
    muted: muted?.(model.row) ?? false,
    onToggle: table.toggleRow,
    rowName,
    rowActions,
  }))
  if (narrow) return <DataCards {...{ label, columns, rows, loading, placeholder }} />
  const headings = groupHeadings(shape.rows, shape.groupOf)
  return (
    <Scroller ref={watchFit}>
      <table aria-label={label} aria-busy={loading} data-fixed={fixed}>
        <TableHeader {...{ table, sort, onSort, selection }} withActions={rowActions !== undefined} />
        <tbody ref={body}>
          {loading && (
            <SkeletonRows columns={columns} selectable={selection !== undefined} actions={rowActions !== undefined} />
          )}
          {!loading && placeholder && (
            <tr>
              <td colSpan={width}>{placeholder}</td>
            </tr>
          )}
          {!loading &&
            !placeholder &&
            rows.map((row, at) => (
              <Fragment key={keys[at]}>
                {headings[at] !== undefined && (
                  <tr data-group>
                    <th colSpan={width} scope="colgroup">
                      {headings[at]}
                    </th>
                  </tr>
                )}
                <DataRow {...row} {...{ drawing, width }} />
              </Fragment>
            ))}
        </tbody>
      </table>
    </Scroller>
  )
}

type SkeletonRowsProps = {
  columns: readonly { id: string; align?: 'end' }[]
  selectable: boolean
  actions: boolean
}

const SKELETON_ROWS = 8

/** Replaces the rows while they load; the header is already there. */
function SkeletonRows({ columns, selectable, actions }: SkeletonRowsProps) {
  return Array.from({ length: SKELETON_ROWS }, (_, row) => (
    <tr key={row} data-row data-skeleton aria-hidden className="appear-late">
      {selectable && <ControlSlot />}
      {columns.map(({ id, align }, column) => (
        <td key={id}>
          <Skeleton
            shape="line"
            width={`${[70, 55, 85, 40][(row + column) % 4]}%`}
            sx={align === 'end' ? AT_END : undefined}
          />
        </td>
      ))}
      {actions && <ControlSlot />}
    </tr>
  ))
}

/** A placeholder for the checkbox or the menu of a row. */
const ControlSlot = () => (
  <td data-control>
    <Skeleton shape="line" width={18} sx={IN_PLACE} />
  </td>
)

const AT_END = { marginInlineStart: 'auto' } as const

/** Aligns with the checkbox and the dots of the menu. */
const IN_PLACE = { marginInlineStart: 1.25 } as const
