import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { ArrowDownIcon, ArrowUpIcon, FilterIcon, MinusIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'

import { Count } from './Count'

type KpiTileProps = {
  label: ReactNode
  /** Formatted. Without a value, a dash is shown. */
  value?: ReactNode
  /** Change since the previous period. `value` is formatted, without a sign. */
  trend?: { direction: 'up' | 'down' | 'flat'; value: string } | undefined
  /** For figures where less is better, such as refunds. */
  lessIsBetter?: boolean
  hint?: ReactNode
  /** Label and figure in one line, for several tiles one below the other. */
  line?: boolean
  loading?: boolean
  /** Makes the whole tile a button that filters by its figure. `pressed`: the filter is set. */
  filter?: { pressed: boolean; onPress: () => void } | undefined
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: '16px 20px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-line="true"]': { flexDirection: 'row', alignItems: 'center', gap: 16, minHeight: 44, padding: '4px 16px' },
  '&[data-line="true"] > :first-child': { flex: 1, minWidth: 0, alignItems: 'center' },
  '&[data-line="true"] > :nth-child(2)': { ...theme.typography.h3, margin: 0 },
  '&:has(> button:hover)': { borderColor: theme.vars.palette.control },
  '&:has(> [aria-pressed="true"])': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}))

const Filter = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  textAlign: 'start',
  cursor: 'pointer',
  [touch]: { minHeight: 44 },
  '& > svg': { flexShrink: 0, marginBlock: 2, '@media print': { display: 'none' } },
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
  // the whole tile is the button
  '&::after': { content: '""', position: 'absolute', inset: -1, borderRadius: radius.card },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }))
const Value = styled('div')(({ theme }) => ({
  ...theme.typography.h1,
  marginTop: 'auto',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
}))
const Trend = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.text.secondary,
  '&[data-good="true"]': { color: theme.vars.palette.success.main },
  '&[data-good="false"]': { color: theme.vars.palette.error.main },
}))

const trendIcon = { up: ArrowUpIcon, down: ArrowDownIcon, flat: MinusIcon }

/** One key figure. */
export function KpiTile({
  label,
  value,
  trend,
  lessIsBetter = false,
  hint,
  line = false,
  loading = false,
  filter,
}: KpiTileProps) {
  const Icon = trend && trendIcon[trend.direction]
  const good = !trend || trend.direction === 'flat' ? undefined : (trend.direction === 'up') !== lessIsBetter
  return (
    <Root data-line={line}>
      {filter ? (
        <Filter type="button" aria-pressed={filter.pressed} onClick={filter.onPress}>
          <span>{label}</span>
          <FilterIcon size={16} />
        </Filter>
      ) : (
        <Label>{label}</Label>
      )}
      {loading ? (
        <Loading>
          <Skeleton shape="line" width="50%" sx={FIGURE} />
        </Loading>
      ) : (
        <Value>{value ?? <Count value={null} />}</Value>
      )}
      {!loading && trend && Icon && (
        <Trend data-good={good}>
          <Icon size={16} />
          <FormattedMessage id={`lists.trend.${trend.direction}`} values={{ value: trend.value }} />
        </Trend>
      )}
      {hint && <Label>{hint}</Label>}
    </Root>
  )
}

/** Size of the figure and its skeleton. */
const FIGURE = { fontSize: '1.75rem', lineHeight: '36px' } as const
