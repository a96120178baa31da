import MuiCheckbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useIntl } from 'react-intl'

import { RowMenu } from '~/design/layers/RowMenu'

import type { TableShape } from './data-table'
import { useFarRow } from './far-rows'
import type { DataTableModel } from './use-data-table'

/** px */
const USUAL_HEIGHT = 53

type DataRowProps<Row extends object> = Pick<
  TableShape<Row>,
  'columns' | 'rowName' | 'selection' | 'rowActions' | 'muted'
> & {
  model: ReturnType<DataTableModel<Row>['getRowModel']>['rows'][number]
  /** Where it stands. */
  index: number
  /** Its list, by `useLongList`. */
  long: boolean
  /** Cells of a row. */
  width: number
}

/** A row of the table. */
export function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { model, index, long, width, columns, rowName, selection, rowActions, muted } = props
  const intl = useIntl()
  const { ref, far } = useFarRow<HTMLTableRowElement>(index, long, USUAL_HEIGHT)
  const row = model.original
  const selected = model.getIsSelected()
  const is = { selected, 'data-muted': muted?.(row) ?? false }
  if (far !== undefined)
    return (
      <TableRow ref={ref} {...is} style={{ height: far }}>
        {selection && <TableCell padding="checkbox" />}
        <TableCell component="th" scope="row" colSpan={width - (selection ? 1 : 0)}>
          {rowName(row)}
        </TableCell>
      </TableRow>
    )
  return (
    <TableRow ref={ref} hover {...is}>
      {selection && (
        <TableCell padding="checkbox">
          {model.getCanSelect() && (
            <MuiCheckbox
              checked={selected}
              onChange={model.getToggleSelectedHandler()}
              slotProps={{
                input: { 'aria-label': intl.formatMessage({ id: 'data.selection.row' }, { name: rowName(row) }) },
              }}
            />
          )}
        </TableCell>
      )}
      {model.getVisibleCells().map(({ column: { id } }, at) => {
        const column = columns.find((one) => one.id === id)
        return (
          <TableCell
            key={id}
            align={column?.align === 'end' ? 'right' : 'left'}
            {...(at === 0 && { component: 'th', scope: 'row' })}
            sx={{ maxWidth: 360, ...(at === 0 && { fontWeight: 550 }) }}
          >
            {column?.cell(row)}
          </TableCell>
        )
      })}
      {rowActions && (
        <TableCell padding="checkbox">
          <RowMenu name={rowName(row)} actions={rowActions(row)} />
        </TableCell>
      )}
    </TableRow>
  )
}
