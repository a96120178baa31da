import { styled } from '~/design/theme/styled'

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
