import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ArrowDownIcon } from '~/design/icons/icons'
import { BareCheckbox } from '~/design/inputs/Checkbox'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'
import { hasModifier } from '~/platform/key-press'

import { NARROWEST_COLUMN, shareOf, type Column, type TableShape } from './data-table'
import type { DataTableModel } from './use-data-table'

type TableHeaderProps<Row extends object> = Pick<TableShape<Row>, 'sort' | 'onSort' | 'selection'> & {
  table: DataTableModel<Row>
  withActions: boolean
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const

/** Pixels per arrow key when resizing a column. */
const KEYBOARD_STEP = 16

const SortButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  // reversed in a column that is aligned to the end
  flexDirection: 'inherit',
  alignItems: 'center',
  minHeight: 24,
  padding: 0,
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'pointer',
  [touch]: { minHeight: 44, marginBlock: -10 },
  '&:is([data-sorted], :hover)': { color: theme.vars.palette.text.primary },
  '& > svg': {
    flexShrink: 0,
    marginInline: 4,
    fontSize: '1rem',
    opacity: 0,
    transition: 'opacity 200ms, transform 200ms',
  },
  // in a column of numbers the arrow stands in the padding: a hidden arrow would take room from other columns
  '[data-align="end"] > & > svg': { marginInlineStart: -12 },
  '&:is(:hover, :focus-visible) > svg': { opacity: 0.5 },
  '&[data-sorted] > svg': { opacity: 1, color: theme.vars.palette.text.secondary },
  '&[data-sorted="asc"] > svg, &:not([data-sorted]) > svg': { transform: 'rotate(180deg)' },
}))

const ResizeHandle = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 8,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 4,
    borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  // a grip, shown to who is about to use the header
  '@media (hover: hover)': { 'thead:not(:hover, :focus-within) &': { opacity: 0 } },
  '&:hover::after, &:focus-visible::after': { borderInlineEnd: `2px solid ${theme.vars.palette.primary.main}` },
}))

/** Styled by its `DataTable`. */
export function TableHeader<Row extends object>({
  table,
  sort,
  onSort,
  selection,
  withActions,
}: TableHeaderProps<Row>) {
  const intl = useIntl()
  // measured when its separator gets the focus: to measure all of them would lay out the page once more
  const [measured, setMeasured] = useState<{ id: string; width: number }>()
  const { columns, widths, setWidths } = table
  const empty = table.rows.length === 0
  const Corner = empty ? 'td' : 'th'

  /** Sets all columns to the widths that are shown, so that the edge follows and the others do not jump. */
  function fixWidths(cell: Element) {
    const cells = [...(cell.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    table.measureWidths(Object.fromEntries(cells.map((th) => [th.dataset['column'] ?? '', th.offsetWidth])))
    setMeasured(undefined)
  }

  function widthOf({ id, width }: Column<Row>) {
    const own = widths[id]
    return own === undefined
      ? width
      : shareOf(
          own,
          widths,
          columns.map((column) => column.id),
        )
  }

  /** The edge of a column follows the pointer until it is released. */
  function startResize({ currentTarget, clientX: from, isPrimary, button }: PointerEvent<HTMLElement>, id: string) {
    const cell = currentTarget.closest('th')
    if (!cell || !isPrimary || button !== 0) return
    const start = cell.offsetWidth
    fixWidths(cell)
    const drag = new AbortController()
    const { signal } = drag
    const follow = ({ clientX }: { clientX: number }) => {
      // the press has brought the focus
      setMeasured(undefined)
      setWidths((all) => ({ ...all, [id]: Math.max(NARROWEST_COLUMN, start + clientX - from) }))
    }
    document.addEventListener('pointermove', follow, { signal })
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => drag.abort(), { signal })
  }

  return (
    <thead>
      <tr>
        {selection && (
          <Corner data-control {...(!empty && { scope: 'col' })}>
            {!empty && (
              <BareCheckbox
                aria-label={intl.formatMessage({ id: 'lists.selection.all' })}
                checked={table.allSelected}
                indeterminate={table.someSelected}
                onChange={table.toggleAll}
              />
            )}
          </Corner>
        )}
        {columns.map((column, index) => {
          const sorted = sort?.id === column.id ? sort.direction : undefined
          const width = widthOf(column)
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              data-first={index === 0}
              data-align={column.align}
              aria-sort={sorted ? ARIA_SORT[sorted] : undefined}
              style={width === undefined ? undefined : { width }}
            >
              {onSort && column.sortable ? (
                <SortButton type="button" data-sorted={sorted} onClick={() => table.sortBy(column.id)}>
                  <span>{column.header}</span>
                  <ArrowDownIcon />
                </SortButton>
              ) : (
                <span>{column.header}</span>
              )}
              {table.resizable && index < columns.length - 1 && (
                <ResizeHandle
                  role="separator"
                  aria-orientation="vertical"
                  aria-label={intl.formatMessage({ id: 'lists.columns.resize' }, { name: column.header })}
                  aria-valuenow={Math.round(
                    measured?.id === column.id ? measured.width : (widths[column.id] ?? NARROWEST_COLUMN),
                  )}
                  aria-valuemin={NARROWEST_COLUMN}
                  tabIndex={0}
                  onFocus={({ currentTarget }) =>
                    setMeasured({ id: column.id, width: currentTarget.closest('th')?.offsetWidth ?? 0 })
                  }
                  onPointerDown={(event) => startResize(event, column.id)}
                  onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
                    const step = { ArrowLeft: -KEYBOARD_STEP, ArrowRight: KEYBOARD_STEP }[event.key]
                    const cell = event.currentTarget.closest('th')
                    if (step === undefined || !cell || hasModifier(event)) return
                    event.preventDefault()
                    fixWidths(cell)
                    setWidths((all) => ({
                      ...all,
                      [column.id]: Math.max(NARROWEST_COLUMN, (all[column.id] ?? cell.offsetWidth) + step),
                    }))
                  }}
                />
              )}
            </th>
          )
        })}
        {withActions && (
          <th scope="col" data-control>
            <VisuallyHidden>
              <FormattedMessage id="lists.moreActions" />
            </VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}
