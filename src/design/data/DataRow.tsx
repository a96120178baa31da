import MuiCheckbox from '@mui/material/Checkbox'
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

/** A row of the table, in the styles of its `DataTable`: plain elements, since a list draws hundreds of cells. */
export function DataRow<Row extends object>(props: DataRowProps<Row>) {
  const { model, index, long, width, columns, rowName, selection, rowActions, muted } = props
  const intl = useIntl()
  const { ref, far } = useFarRow<HTMLTableRowElement>(index, long, USUAL_HEIGHT)
  const row = model.original
  const selected = model.getIsSelected()
  const is = { 'data-row': true, 'data-selected': selected, 'data-muted': muted?.(row) ?? false }
  if (far !== undefined)
    return (
      <tr ref={ref} {...is} style={{ height: far }}>
        <th scope="row" colSpan={width}>
          {rowName(row)}
        </th>
      </tr>
    )
  return (
    <tr ref={ref} {...is}>
      {selection && (
        <td data-control>
          {model.getCanSelect() && (
            <MuiCheckbox
              checked={selected}
              onChange={model.getToggleSelectedHandler()}
              slotProps={{
                input: { 'aria-label': intl.formatMessage({ id: 'data.selection.row' }, { name: rowName(row) }) },
              }}
            />
          )}
        </td>
      )}
      {model.getVisibleCells().map(({ column: { id } }, at) => {
        const column = columns.find((one) => one.id === id)
        const Cell = at === 0 ? 'th' : 'td'
        const content = column?.cell(row)
        const fit = typeof column?.fit === 'function' ? column.fit(row) : column?.fit
        return (
          <Cell key={id} {...(at === 0 && { scope: 'row' })} data-align={column?.align} data-fit={fit}>
            {fit === 'column' ? <div>{content}</div> : content}
          </Cell>
        )
      })}
      {rowActions && (
        <td data-control>
          <RowMenu name={rowName(row)} actions={() => rowActions(row)} />
        </td>
      )}
    </tr>
  )
}
