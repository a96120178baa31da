import { styled } from '~/design/theme/styled'

type TilesProps = {
  /** Least width of a tile, in px of text at its usual size: with larger text, a tile is wider. */
  min: number
  /** In steps of 8 px. */
  gap: number
  align?: 'end'
}

/** As many equal columns as fit. */
export const Tiles = styled(
  'div',
  'min',
  'gap',
  'align',
)<TilesProps>(({ theme, min, gap, align }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min / 16}rem), 1fr))`,
  alignItems: align,
  gap: theme.spacing(gap),
}))
