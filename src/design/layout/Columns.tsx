import { styled } from '@mui/material/styles'

import { ownProps } from '~/design/theme/own-props'

type ColumnsProps = {
  count: 2 | 3
  /** In steps of 8 px. */
  gap: number
  /** Default: each as high as it needs. */
  align?: 'stretch'
}

/** Equal columns from `sm` on, one below it. */
export const Columns = styled(
  'div',
  ownProps('count', 'gap', 'align'),
)<ColumnsProps>(({ theme, count, gap, align = 'start' }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  alignItems: align,
  gap: theme.spacing(gap),
  margin: 0,
}))
