import MuiCheckbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { FormattedMessage, useIntl } from 'react-intl'

import { ArrowDownIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

import { nextSort, toggledAll, type TableShape } from './data-table'

type TableHeaderProps<Row> = Pick<TableShape<Row>, 'columns' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'selection'> & {
  withActions: boolean
}

export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, withActions } = props
  const intl = useIntl()
  const inSight = rows.map(rowKey)
  const chosen = selection ? inSight.filter((key) => selection.keys.has(key)).length : 0
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <MuiCheckbox
              checked={chosen > 0 && chosen === rows.length}
              indeterminate={chosen > 0 && chosen < rows.length}
              disabled={rows.length === 0}
              onChange={() => selection.onChange(toggledAll(selection.keys, inSight))}
              slotProps={{ input: { 'aria-label': intl.formatMessage({ id: 'common.selection.all' }) } }}
            />
          </TableCell>
        )}
        {columns.map(({ id, header, align, sortable, width }) => {
          const sorted = sort?.id === id ? sort.direction : false
          return (
            <TableCell
              key={id}
              align={align === 'end' ? 'right' : 'left'}
              sortDirection={sorted}
              {...(width !== undefined && { width })}
            >
              {sortable && onSort ? (
                <TableSortLabel
                  active={sorted !== false}
                  direction={sorted || 'asc'}
                  IconComponent={ArrowDownIcon}
                  onClick={() => onSort(nextSort(id, sort))}
                >
                  {header}
                </TableSortLabel>
              ) : (
                header
              )}
            </TableCell>
          )
        })}
        {withActions && (
          <TableCell padding="checkbox">
            <VisuallyHidden>
              <FormattedMessage id="common.moreActions" />
            </VisuallyHidden>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}
