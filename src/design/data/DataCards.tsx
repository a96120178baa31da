import { memo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { SkeletonCard } from '~/design/feedback/Skeleton'
import { BareCheckbox, IN_LINE } from '~/design/inputs/Checkbox'
import { RowMenu } from '~/design/layers/RowMenu'
import { Card } from '~/design/layout/Card'
import { forced } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

import type { TableShape } from './data-table'
import type { DataRowProps } from './DataRow'
import { useDrawing, useFarRow } from './far-rows'
import { openRow } from './open-row'
import { severalLines } from './Truncated'

/** A row as table and cards show it. */
type ShownRow<Row extends object> = Omit<DataRowProps<Row>, 'drawing' | 'width'>

type DataCardsProps<Row extends object> = Pick<TableShape<Row>, 'label' | 'columns'> & {
  rows: readonly ShownRow<Row>[]
  loading: boolean
  placeholder: ReactNode
  /** Least width of a card, in px at the default text size. */
  cardWidth: number
}

/** px */
const USUAL_HEIGHT = 200

/** As many columns as fit; one on a phone. */
const Items = styled(
  'ul',
  'cardWidth',
)<{ cardWidth: number }>(({ cardWidth }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardWidth / 16}rem), 1fr))`,
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Item = styled('li')(({ theme }) => ({
  containerType: 'inline-size',
  padding: '12px 8px 12px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    [forced]: { borderColor: 'Highlight' },
  },
  '&[data-muted="true"]': { color: theme.vars.palette.text.secondary },
  '&:has([data-title] :is(a, button))': { cursor: 'pointer' },
  // a card can grow in height, unlike a table row
  '& [data-truncated]': { ...severalLines(3), overflowWrap: 'anywhere' },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > input': IN_LINE,
})
const Title = styled('div')({ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' })

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  alignItems: 'baseline',
  gap: '4px 16px',
  margin: '8px 8px 0 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& dd[data-bare="true"]': { gridColumn: '1 / -1' },
  // large text: a value beside its label would wrap after each letter
  '@container (max-width: 13rem)': { gridTemplateColumns: '1fr', '& dt:not(:first-of-type)': { marginTop: 4 } },
}))

/** The rows of a table on a narrow screen. */
export function DataCards<Row extends object>(props: DataCardsProps<Row>) {
  const { label, columns, rows, loading, placeholder, cardWidth } = props
  const drawing = useDrawing({ rows: rows.length, cells: columns.length, even: false })
  if (loading) return <SkeletonCard lines={6} />
  if (placeholder) return <Card>{placeholder}</Card>
  return (
    <Items aria-label={label} cardWidth={cardWidth}>
      {rows.map((row) => (
        <DataCard key={row.model.id} {...row} drawing={drawing} />
      ))}
    </Items>
  )
}

type DataCardProps<Row extends object> = ShownRow<Row> & Pick<DataRowProps<Row>, 'drawing'>

// the cast keeps the type parameter, which `memo` loses
const DataCard = memo(CardOfRow) as typeof CardOfRow

function CardOfRow<Row extends object>(props: DataCardProps<Row>) {
  const { model, columns, selectable, selected, muted, rowName, rowActions, index, drawing } = props
  const intl = useIntl()
  const { ref, far } = useFarRow<HTMLLIElement>(index, drawing, USUAL_HEIGHT)
  const row = model.original
  const title = columns.find(({ narrow }) => narrow === 'title') ?? columns[0]
  const facts = columns.filter((column) => column !== title && column.narrow !== 'hidden')
  const is = { ref, 'data-selected': selected, 'data-muted': muted }
  if (far !== undefined)
    return (
      <Item {...is} style={{ height: far }}>
        {rowName(row)}
      </Item>
    )
  return (
    <Item {...is} onClick={openRow}>
      <Head>
        {selectable && (
          <BareCheckbox
            aria-label={intl.formatMessage({ id: 'data.selection.row' }, { name: rowName(row) })}
            checked={selected}
            onChange={model.getToggleSelectedHandler()}
          />
        )}
        {/* a card of one column holds more than its title: a click on it presses nothing */}
        <Title data-title={columns.length > 1 || undefined}>{title?.cell(row)}</Title>
        {rowActions && <RowMenu name={rowName(row)} actions={() => rowActions(row)} />}
      </Head>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ id, header, cell, narrow }) => {
            const bare = narrow === 'bare'
            return [
              bare ? undefined : <dt key={`${id}-header`}>{header}</dt>,
              <dd key={id} data-bare={bare}>
                {cell(row)}
              </dd>,
            ]
          })}
        </Facts>
      )}
    </Item>
  )
}
