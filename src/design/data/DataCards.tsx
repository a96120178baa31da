import { Fragment, memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { BareCheckbox, IN_LINE } from '~/design/inputs/Checkbox'
import { Card } from '~/design/layout/Card'
import { styled } from '~/design/theme/styled'
import { forced, radius } from '~/design/theme/tokens'

import type { TableShape } from './data-table'
import { RowMenu, type DataRowProps, openRow } from './DataRow'
import { severalLines } from './Truncated'
import { useDrawing, useFarRow } from './use-data-table'

/** A row as the table and the narrow list show it. */
type ShownRow<Row extends object> = Omit<DataRowProps<Row>, 'drawing' | 'width'>

type DataCardsProps<Row extends object> = Pick<TableShape<Row>, 'label' | 'columns'> & {
  rows: readonly ShownRow<Row>[]
  loading: boolean
  placeholder: ReactNode
}

/** px */
const USUAL_HEIGHT = 61

const Items = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

/** Two lines; a long name takes one more. */
const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  // with large text, an action takes a line of its own
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  minHeight: 60,
  padding: '3px 12px 3px 16px',
  '& > button:last-child': { marginInlineEnd: -8 },
  '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '&:first-of-type': { borderStartStartRadius: radius.card - 1, borderStartEndRadius: radius.card - 1 },
  '&:last-of-type': { borderEndStartRadius: radius.card - 1, borderEndEndRadius: radius.card - 1 },
  '& > input': IN_LINE,
  '&[data-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    [forced]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '&[data-muted="true"]': { color: theme.vars.palette.text.secondary },
  '&:has([data-title] :is(a, button))': { cursor: 'pointer' },
}))

const Lines = styled('div')({ flex: '1 1 8em', minWidth: 0, containerType: 'inline-size' })
const Title = styled('div')({
  lineHeight: '1.125rem',
  fontWeight: 550,
  overflowWrap: 'anywhere',
  // the title of each row is a link: a column of underlines is noise
  '& :is(a, button)': { textDecoration: 'none' },
  '& [data-truncated]': severalLines(2),
})

/** Its end is cut where there is no room. */
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // what is for screen readers alone stands within it, too
  position: 'relative',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  // with large text, nothing is cut
  '@container (max-width: 11rem)': { whiteSpace: 'normal' },
  '& > span:not(:empty) ~ span:not(:empty)::before': { content: '" · "' },
}))

/** The rows of a table in a narrow window. */
export function DataCards<Row extends object>(props: DataCardsProps<Row>) {
  const { label, columns, rows, loading, placeholder } = props
  const drawing = useDrawing({ rows: rows.length, cells: columns.length, even: true })
  if (loading) return <SkeletonLines />
  if (placeholder) return <Card>{placeholder}</Card>
  return (
    <Items aria-label={label}>
      {rows.map((row) => (
        <DataCard key={row.id} {...row} drawing={drawing} />
      ))}
    </Items>
  )
}

const SKELETON_ROWS = Array.from({ length: 8 }, (_, row) => row)

const SkeletonLines = () => (
  <Loading>
    <Items>
      {SKELETON_ROWS.map((row) => (
        <Item key={row}>
          <Lines>
            <Skeleton shape="line" width="50%" />
            <Skeleton shape="line" width="70%" />
          </Lines>
        </Item>
      ))}
    </Items>
  </Loading>
)

const byStart = (one: { startsLine?: boolean }, other: { startsLine?: boolean }) =>
  Number(other.startsLine ?? false) - Number(one.startsLine ?? false)

type DataCardProps<Row extends object> = ShownRow<Row> & Pick<DataRowProps<Row>, 'drawing'>

// the cast keeps the type parameter, which `memo` loses
const DataCard = memo(CardOfRow) as typeof CardOfRow

function CardOfRow<Row extends object>(props: DataCardProps<Row>) {
  const { row, columns, selectable, selected, muted, onToggle, rowName, rowActions, index, drawing } = props
  const intl = useIntl()
  const { ref, far } = useFarRow<HTMLLIElement>(index, drawing, USUAL_HEIGHT)
  const [title, ...others] = columns
  const lines = others.filter(({ line }) => line).toSorted(byStart)
  const is = { ref, 'data-row': true, 'data-selected': selected, 'data-muted': muted }
  if (far !== undefined)
    return (
      <Item {...is} style={{ height: far }}>
        {rowName(row)}
      </Item>
    )
  return (
    <Item {...is} onClick={openRow}>
      {selectable && (
        <BareCheckbox
          aria-label={intl.formatMessage({ id: 'lists.selection.row' }, { name: rowName(row) })}
          checked={selected}
          onChange={() => onToggle(row)}
        />
      )}
      <Lines>
        {/* a row of one column holds more than its title: a click on it presses nothing */}
        <Title data-title={columns.length > 1 || undefined}>{(title?.line ?? title?.cell)?.(row)}</Title>
        {lines.length > 0 && (
          <Line>
            {lines.map(({ id, line }) => (
              <span key={id}>{line?.(row)}</span>
            ))}
          </Line>
        )}
      </Lines>
      {others.map(({ id, atEnd, cell }) => atEnd && <Fragment key={id}>{cell(row)}</Fragment>)}
      {rowActions && <RowMenu name={rowName(row)} actions={() => rowActions(row)} />}
    </Item>
  )
}
