import { styled } from '~/design/theme/styled'

type TilesProps = {
  /** Least width of a tile, in px of text at its usual size: with larger text, a tile is wider. */
  min: number
  /** In steps of 8 px. */
  gap: number
  align?: 'end'
  /** Tiles left over in the last row share it, instead of leaving a gap beside them. */
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
