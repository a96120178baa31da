import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

/** A container for `@container` queries: its content can adapt to the width that there is. */
export const WidthContainer = styled('div')({ containerType: 'inline-size' })

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
 */
export function equalColumns(count: 2 | 3, gap: number, leastWidth = usualWidth(count)) {
  const fitting = `max(${lack(leastWidth)}, ${share(count, gap)})`
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
}

/** Equal columns; one column where they do not fit. */
export const Columns = styled(
  'div',
  'count',
  'gap',
  'align',
  'leastWidth',
)<ColumnsProps>(({ theme, count, gap, align = 'start', leastWidth = usualWidth(count) }) => ({
  display: 'grid',
  gridTemplateColumns: equalColumns(count, gap * 8, leastWidth),
  alignItems: align,
  gap: theme.spacing(gap),
  margin: 0,
}))

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // a window of 1,200 px at the default text size; without anything beside it, the main column takes the width
  '@container (min-width: 53rem)': {
    '&:has(> .side > :not(:empty))': {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
      '& > .side': { gridColumn: 2, gridRow: '1 / span 2' },
      '& > :not(.side)': { gridColumn: 1 },
    },
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
