import { styled } from '~/design/theme/styled'

import { equalColumns } from './equal-columns'

type ColumnsProps = {
  count: 2 | 3
  /** In steps of 8 px. */
  gap: number
  /** By default each column is as high as its content. */
  align?: 'stretch'
  /** Width that all columns need together, in px at the default text size. The default suits short contents. */
  room?: number
}

/** Equal columns; one column where they do not fit. */
export const Columns = styled(
  'div',
  'count',
  'gap',
  'align',
  'room',
)<ColumnsProps>(({ theme, count, gap, align = 'start', room }) => ({
  display: 'grid',
  gridTemplateColumns: equalColumns(count, gap * 8, room),
  alignItems: align,
  gap: theme.spacing(gap),
  margin: 0,
}))
