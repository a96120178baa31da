import { styled } from '~/design/theme/styled'

import { equalColumns, usualWidth } from './equal-columns'

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
