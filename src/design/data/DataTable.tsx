import { styled, type Breakpoint } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

import { SkeletonRows } from '~/design/feedback/SkeletonRows'
import { useHoldsLessThan } from '~/design/layout/use-breakpoint'
import { forced } from '~/design/theme/forced-colours'
import { radius } from '~/design/theme/tokens'

import type { TableShape } from './data-table'
import { DataCards } from './DataCards'
import { DataRow } from './DataRow'
import { useLongList } from './far-rows'
import { TableHeader } from './TableHeader'
import { useDataTable } from './use-data-table'

type DataTableProps<Row extends object> = TableShape<Row> & {
  /** Shows skeleton rows; header and sorting stay. */
  loading?: boolean
  /** Replaces the rows: an EmptyState or an ErrorPanel. */
  placeholder?: ReactNode
  /** The window width below which cards replace the table. Default 600 px; raise it for many columns. */
  cardsBelow?: Breakpoint
}

const Frame = styled(TableContainer)(({ theme }) => ({
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // overflow: auto would break the sticky header
  '&[data-fits="true"]': { overflow: 'visible' },
  '& th': { top: 'var(--table-top, 0px)' },
  '& thead th:first-of-type': { borderTopLeftRadius: radius.card },
  '& thead th:last-of-type': { borderTopRightRadius: radius.card },
  // a column of underlines is noise: the first column is known for its links
  '& th :is(a, .MuiLink-button):not(:hover)': { textDecoration: 'none' },
  // the cells of `DataRow`
  '& tbody > [data-row] > *': {
    ...theme.typography.body1,
    height: 52,
    maxWidth: 360,
    padding: '6px 16px',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& tbody > [data-row] > [data-control]': { width: 48, padding: '0 0 0 6px' },
  '& tbody > [data-row] > [data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& tbody > [data-row] > [data-fit="content"]': { whiteSpace: 'nowrap' },
  '& tbody > [data-row] > [data-fit="column"] > div': { width: 0, minWidth: '100%' },
  '& tbody > [data-row] > th': { fontWeight: 550 },
  '& tbody > [data-row]:last-of-type > *': { borderBottom: 0 },
  '& tbody > [data-row]:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody > [data-row][data-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft },
  [forced]: { '& tbody > [data-row][data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
  '& tr[data-muted="true"] td': { color: theme.vars.palette.text.secondary },
}))

/** A semantic table; cards when the window is too narrow. The first column holds the link. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { loading = false, placeholder, cardsBelow = 'sm', ...shape } = props
  const narrow = useHoldsLessThan(cardsBelow)
  const fits = !useHoldsLessThan('lg')
  const table = useDataTable(shape)
  const { label, columns, selection, onSort, rowActions } = shape
  const columnOf = (id: string) => columns.find((column) => column.id === id)
  const width = table.getVisibleLeafColumns().length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const long = useLongList(shape.rows.length, width)
  const fixed = Object.keys(table.state.columnSizing).length > 0
  if (narrow) return <DataCards {...shape} table={table} loading={loading} placeholder={placeholder} />
  return (
    <Frame data-fits={fits}>
      <Table stickyHeader aria-label={label} aria-busy={loading} sx={{ tableLayout: fixed ? 'fixed' : 'auto' }}>
        <TableHeader {...{ table, columnOf, onSort, selection }} withActions={rowActions !== undefined} />
        <TableBody>
          {loading && <SkeletonRows columns={width} />}
          {!loading && placeholder && (
            <TableRow>
              <TableCell colSpan={width}>{placeholder}</TableCell>
            </TableRow>
          )}
          {!loading &&
            !placeholder &&
            table
              .getRowModel()
              .rows.map((model, index) => <DataRow key={model.id} {...shape} {...{ model, index, long, width }} />)}
        </TableBody>
      </Table>
    </Frame>
  )
}
