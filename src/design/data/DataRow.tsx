import { useId, useState, type MouseEvent, memo } from 'react'
import { useIntl } from 'react-intl'

import { MoreIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { BareCheckbox } from '~/design/inputs/Checkbox'
import { useEverOpen, lazyLayer } from '~/design/layers/layers'
import type { MenuAction } from '~/design/layers/MenuLayer'

import type { TableShape } from './data-table'
import { useFarRow, useShownRow, type Drawing, type RowModel } from './use-data-table'

const CONTROL = 'a, button, input, label, dialog, [role], [data-control]'

/** The control in the title of a row or card: what a click anywhere on the row presses. */
export const titleControl = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(':is(th[scope="row"], [data-title]) :is(a, button)')

/**
 * A click on a row presses the link or button in its title: a larger target for the mouse, while keys use the control.
 * Clicks on other controls, with a modifier, in a menu of the row, or that end the selection of a text are left alone.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: row, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  // React passes on clicks in layers that the row has opened
  if (!(target instanceof Element) || !row.contains(target)) return
  const control = target.closest(CONTROL)
  if (control && control !== row && row.contains(control)) return
  if (document.getSelection()?.isCollapsed === false) return
  titleControl(row)?.click()
}

/** px */
const USUAL_HEIGHT = 53

export type DataRowProps<Row extends object> = Pick<TableShape<Row>, 'rowName' | 'rowActions'> &
  Omit<RowModel<Row>, 'selectable'> & {
    /** The visible columns. */
    columns: TableShape<Row>['columns']
    /** Undefined when no row of the list is selectable. */
    selectable: boolean | undefined
    muted: boolean
    onToggle: (row: Row) => void
    /** Position in the list. */
    index: number
    drawing: Drawing
    /** Number of cells in the row. */
    width: number
  }

function Cells<Row extends object>(props: DataRowProps<Row>) {
  const { index, drawing, width } = props
  const { row, columns, selectable, selected, muted, onToggle, rowName, rowActions } = useShownRow(
    props,
    index,
    USUAL_HEIGHT,
  )
  const intl = useIntl()
  const { ref, far } = useFarRow<HTMLTableRowElement>(index, drawing, USUAL_HEIGHT)
  const is = { 'data-row': true, 'data-selected': selected, 'data-muted': muted }
  if (far !== undefined)
    return (
      <tr ref={ref} {...is} style={{ height: far }}>
        <th scope="row" colSpan={width}>
          {rowName(row)}
        </th>
      </tr>
    )
  return (
    <tr ref={ref} {...is} onClick={openRow}>
      {selectable !== undefined && (
        <td data-control>
          {selectable && (
            <BareCheckbox
              aria-label={intl.formatMessage({ id: 'lists.selection.row' }, { name: rowName(row) })}
              checked={selected}
              onChange={() => onToggle(row)}
            />
          )}
        </td>
      )}
      <LastingContents {...{ row, columns, rowName, rowActions }} />
    </tr>
  )
}

type ContentsProps<Row extends object> = Pick<DataRowProps<Row>, 'columns' | 'rowName' | 'rowActions'> & { row: Row }

/** The cells of a row, which a selection does not change. */
function Contents<Row extends object>({ row, columns, rowName, rowActions }: ContentsProps<Row>) {
  return (
    <>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        const content = column.cell(row)
        const fit = typeof column.fit === 'function' ? column.fit(row) : column.fit
        return (
          <Cell key={column.id} {...(at === 0 && { scope: 'row' })} data-align={column.align} data-fit={fit}>
            {content}
          </Cell>
        )
      })}
      {rowActions && (
        <td data-control>
          <RowMenu name={rowName(row)} actions={() => rowActions(row)} />
        </td>
      )}
    </>
  )
}

// the casts of this file keep the type parameter, which `memo` loses
const LastingContents = memo(Contents) as typeof Contents

/**
 * A row of the table, styled by its `DataTable`. It uses plain elements, since a list draws hundreds of cells. It
 * renders again only when one of its props changes.
 */
export const DataRow = memo(Cells) as typeof Cells

const Layer = lazyLayer('MenuLayer')

type RowMenuProps = {
  /** The item that the actions apply to; the button is named 'Autres actions pour …'. */
  name: string
  /** Called only when the menu opens: a list has as many menus as rows. */
  actions: () => readonly MenuAction[]
}

/**
 * The '⋯' menu of a row or card. An action that most users need stands in the row itself. Its button names the row; an
 * action that is refused stays in the menu and says why.
 */
export function RowMenu({ name, actions }: RowMenuProps) {
  const intl = useIntl()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const needed = useEverOpen(open)
  return (
    <>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'lists.moreActions.for' }, { name })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {needed && <Layer id={id} anchor={anchor} actions={actions()} onClose={() => setAnchor(null)} />}
    </>
  )
}
