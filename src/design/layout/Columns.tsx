import { styled } from '~/design/theme/styled'

import { equalColumns, leastRoom } from './equal-columns'

type ColumnsProps = {
  count: 2 | 3
  /** In steps of 8 px. */
  gap: number
  /** By default each column is as high as its content. */
  align?: 'stretch'
  /** Width that all columns need together, in px at the default text size. The default suits short contents. */
  room?: number
  /** Of three columns in a `Room`: from this width on there are two where three do not fit. The third item takes a row. */
  roomForTwo?: number
}

/** Equal columns; one column, or two of three, where they do not fit. */
export const Columns = styled(
  'div',
  'count',
  'gap',
  'align',
  'room',
  'roomForTwo',
)<ColumnsProps>(({ theme, count, gap, align = 'start', room = leastRoom(count), roomForTwo }) => ({
  display: 'grid',
  gridTemplateColumns: equalColumns(count, gap * 8, room, roomForTwo),
  alignItems: align,
  gap: theme.spacing(gap),
  margin: 0,
  ...(roomForTwo !== undefined && {
    [`@container (${roomForTwo / 16}rem <= width < ${room / 16}rem)`]: {
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  }),
}))
