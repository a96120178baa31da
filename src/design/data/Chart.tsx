import type { CSSProperties, ReactNode } from 'react'

import { Truncated } from '~/design/data/Truncated'
import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { WidthContainer } from '~/design/layout/Grid'
import { HIDDEN_LOOK, VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { filledMark, forced } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

/** One bar. */
export type ChartPoint = {
  id: string | number
  name: string
  /** null: not known, which is not zero. */
  value: number | null
  /** The whole name, where `name` is short: 16 March 2026 for 16/3. */
  fullName?: string
}

type ChartProps = {
  /** What the chart shows: the caption of its table. */
  label: string
  /** Headings of the table's two columns. */
  heads: readonly [name: string, value: string]
  points: readonly ChartPoint[]
  /** Horizontal bars, with names of any length to their left. Vertical bars suit short names, such as days. */
  horizontal?: boolean
  formatValue: (value: number) => string
  /** What an unknown value is called. */
  unknown?: string
  /** Shown instead of a chart without points. */
  empty: ReactNode
}

/** In rem, like all sizes here: the chart grows with the text. */
const ROW_HEIGHT = 2.125
const VERTICAL_HEIGHT = 16.25
/** Least width of a vertical bar with a figure of two digits, and of one with its name. */
const LEAST_BAR = 1.125
const NAMED_BAR = 2

const heightOf = (bars: number, horizontal: boolean) => (horizontal ? bars * ROW_HEIGHT : VERTICAL_HEIGHT)

const BODY = '& > [role="rowgroup"]:last-child'
const ROW = `${BODY} > [role="row"]`
const NAME = '& [role="rowheader"]'
const VALUE = '& [role="cell"]'
const BAR = '& [data-bar]'

/** Names at the left, bars at the right, each with its figure. */
const ROWS = {
  position: 'relative',
  '& [role="columnheader"]': HIDDEN_LOOK,
  [BODY]: {
    display: 'grid',
    // as wide as the longest name needs, within what the bars can spare
    gridTemplateColumns: 'fit-content(min(55%, max(9.5rem, 30%))) minmax(0, 1fr)',
    columnGap: '0.5rem',
  },
  [ROW]: { display: 'contents' },
  [NAME]: { minWidth: 0, overflow: 'hidden', lineHeight: `${ROW_HEIGHT}rem` },
  [VALUE]: { display: 'flex', alignItems: 'center', gap: '0.25rem', height: `${ROW_HEIGHT}rem` },
  // the longest leaves room for its figure
  [BAR]: { flex: 'none', height: '1.5rem', width: 'calc(var(--share) * (100% - var(--figure) - 0.5rem))' },
} as const

/** Bars beside each other, with their figures above and their names below. */
const COLUMNS = {
  height: `${VERTICAL_HEIGHT}rem`,
  // holds half of the first and of the last name
  paddingInline: '0.75rem',
  [BODY]: {
    display: 'grid',
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: 0,
    height: '100%',
    borderColor: 'inherit',
  },
  [ROW]: { display: 'flex', flexDirection: 'column-reverse', minWidth: 0, borderColor: 'inherit' },
  [NAME]: { display: 'flex', justifyContent: 'center', overflow: 'visible', whiteSpace: 'nowrap' },
  [VALUE]: {
    flex: 1,
    height: 'auto',
    flexDirection: 'column-reverse',
    borderBottom: '1px solid',
    borderColor: 'inherit',
  },
  [BAR]: { width: 'min(72%, 4rem)', height: 'calc(var(--share) * (100% - 1.5rem))' },
} as const

/** Flat stripes along the baseline: no bar looks like them. */
const UNKNOWN = {
  height: 4,
  minWidth: '0.75rem',
  opacity: 0.5,
  borderRadius: 0,
  backgroundColor: 'transparent',
  backgroundImage: 'repeating-linear-gradient(135deg, currentColor 0 1px, transparent 1px 4px)',
  [forced]: { backgroundColor: 'Canvas', border: '1px dashed' },
} as const

const Table = styled(
  'div',
  'bars',
  'horizontal',
)<{ bars: number; horizontal: boolean }>(({ theme, bars, horizontal }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  borderColor: theme.vars.palette.divider,
  ...ROWS,
  [BAR]: {
    ...ROWS[BAR],
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    // paper shows it, too
    printColorAdjust: 'exact',
    ...filledMark,
  },
  [`${BAR}[data-bar="unknown"]`]: UNKNOWN,
  ...(!horizontal && {
    [`@container (min-width: ${bars * LEAST_BAR}rem)`]: COLUMNS,
    // every other name, and the last one
    [`@container (min-width: ${bars * LEAST_BAR}rem) and (max-width: ${bars * NAMED_BAR}rem)`]: {
      [`${ROW}:nth-last-of-type(even) > [role="rowheader"]`]: { opacity: 0 },
    },
  }),
}))

/** Cuts the skeleton into bars as thick as the real ones. */
const ROWS_MASK = {
  maskImage: 'repeating-linear-gradient(to bottom, black 0 1.75rem, transparent 0 2.125rem)',
} as const
const COLUMNS_MASK = { maskImage: 'repeating-linear-gradient(to right, black 0 5.5%, transparent 0 7.15%)' } as const

/** Skeleton of a chart, as high as the chart will be. */
export const SkeletonChart = ({ bars, horizontal = false }: { bars: number; horizontal?: boolean }) => (
  <Loading>
    <Skeleton shape="box" height={`${heightOf(bars, horizontal)}rem`} sx={horizontal ? ROWS_MASK : COLUMNS_MASK} />
  </Loading>
)

/**
 * Bars of one colour, each with its figure: a table whose cells are drawn as bars, for eyes, screen readers and paper.
 * Vertical bars that are too narrow for their figures become horizontal.
 */
export function Chart({ label, heads, points, horizontal = false, formatValue, unknown = '', empty }: ChartProps) {
  if (points.length === 0) return <TextElement>{empty}</TextElement>
  const most = Math.max(1, ...points.map(({ value }) => value ?? 0))
  const textOf = ({ value }: ChartPoint) => (value === null ? unknown : formatValue(value))
  const figure = Math.max(...points.map((point) => (point.value === null ? 1 : textOf(point).length)))
  return (
    <WidthContainer>
      <Table
        role="table"
        aria-label={label}
        bars={points.length}
        horizontal={horizontal}
        style={{ '--figure': `${figure}ch` } as CSSProperties}
      >
        <div role="rowgroup">
          <div role="row">
            {heads.map((head) => (
              <span key={head} role="columnheader">
                {head}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup">
          {points.map((point) => {
            const { id, name, fullName, value } = point
            return (
              <div key={id} role="row">
                <div role="rowheader">
                  {fullName ? (
                    <>
                      <span aria-hidden>{name}</span>
                      <VisuallyHidden>{fullName}</VisuallyHidden>
                    </>
                  ) : (
                    <Truncated>{name}</Truncated>
                  )}
                </div>
                <div role="cell" title={fullName && `${fullName} · ${textOf(point)}`}>
                  <span
                    data-bar={value === null ? 'unknown' : ''}
                    style={{ '--share': (value ?? 0) / most } as CSSProperties}
                  />
                  {value === null ? <VisuallyHidden>{unknown}</VisuallyHidden> : <span>{textOf(point)}</span>}
                </div>
              </div>
            )
          })}
        </div>
      </Table>
    </WidthContainer>
  )
}
