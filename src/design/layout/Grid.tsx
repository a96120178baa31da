import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

import { WidthContainer } from './width-container'

/** The width of each of `count` columns. */
const share = (count: number, gap: number) => `calc((100% - ${(count - 1) * gap}px) / ${count})`

/** Width for `count` columns of short contents, in px at the default text size. */
const usualWidth = (count: 2 | 3): number => (count === 2 ? 416 : 480)

/** With less width than this, it exceeds any page width. */
const lack = (width: number) => `(${width / 16}rem - 100%) * 999`

/**
 * CSS: `count` equal columns where all of them fit, otherwise one column. It follows the user's text size.
 * @param gap between the columns, in pixels
 * @param leastWidth width for all columns, in px at the default text size
 * @param leastWidthForTwo of three columns: from this width on there are two where three do not fit
 */
export function equalColumns(count: 2 | 3, gap: number, leastWidth = usualWidth(count), leastWidthForTwo?: number) {
  const all = `max(${lack(leastWidth)}, ${share(count, gap)})`
  const fitting = leastWidthForTwo === undefined ? all : `max(${lack(leastWidthForTwo)}, min(${share(2, gap)}, ${all}))`
  return `repeat(auto-fit, minmax(min(100%, ${fitting}), 1fr))`
}

type ColumnsProps = {
  count: 2 | 3
  /** In steps of 8 px. */
  gap: number
  /** By default each column is as high as its content. */
  align?: 'stretch'
  /** Width that all columns need together, in px at the default text size. The default suits short contents. */
  leastWidth?: number
  /**
   * With three columns in a `WidthContainer`: from this width on, two stand side by side where three do not fit, and the
   * third item takes a row.
   */
  leastWidthForTwo?: number
}

/** Equal columns; one column, or two of three, where they do not fit. */
export const Columns = styled(
  'div',
  'count',
  'gap',
  'align',
  'leastWidth',
  'leastWidthForTwo',
)<ColumnsProps>(({ theme, count, gap, align = 'start', leastWidth = usualWidth(count), leastWidthForTwo }) => ({
  display: 'grid',
  gridTemplateColumns: equalColumns(count, gap * 8, leastWidth, leastWidthForTwo),
  alignItems: align,
  gap: theme.spacing(gap),
  margin: 0,
  ...(leastWidthForTwo !== undefined && {
    [`@container (${leastWidthForTwo / 16}rem <= width < ${leastWidth / 16}rem)`]: {
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  }),
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // a window of 1,200 px at the default text size
  '@container (min-width: 53rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 20rem',
    gridTemplateRows: 'auto 1fr',
    '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :not(.side)': { gridColumn: 1 },
  },
}))

/**
 * A main column and, where there is room, a side column for the child with the class `side`; otherwise one column.
 * Screen readers follow the order of the elements.
 */
export const MainAndSide = ({ children }: { children: ReactNode }) => (
  <WidthContainer>
    <Grid>{children}</Grid>
  </WidthContainer>
)

type TilesProps = {
  /** Least width of a tile, in px at the default text size. It grows with larger text. */
  min: number
  /** In steps of 8 px. */
  gap: number
  align?: 'end'
  /** The tiles of an incomplete last row share its width, without a gap. */
  filled?: boolean
}

/** As many equal columns as fit. */
export const Tiles = styled(
  'div',
  'min',
  'gap',
  'align',
  'filled',
)<TilesProps>(({ theme, min, gap, align, filled }) => ({
  display: filled ? 'flex' : 'grid',
  flexWrap: 'wrap',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min / 16}rem), 1fr))`,
  '& > *': { flex: `1 1 ${min / 16}rem`, minWidth: 0 },
  alignItems: align,
  gap: theme.spacing(gap),
}))
