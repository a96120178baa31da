import { styled } from '~/design/theme/styled'

import { equalColumns } from './equal-columns'

type ColumnsProps = {
  count: 2 | 3
  /** In steps of 8 px. */
  gap: number
  /** Default: each as high as it needs. */
  align?: 'stretch'
  /** Room that all columns take, in px of text at its usual size; by default enough for short contents. */
  room?: number
}

/** Equal columns, or one where they have no room. */
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
