import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type ColumnProps = {
  children: ReactNode
  /** In steps of 8 px. */
  gap?: number
  p?: number
  mt?: number
  mb?: number
}

const Root = styled(
  'div',
  ownProps('gap', 'p', 'mt', 'mb'),
)<ColumnProps>(({ theme, gap, p, mt, mb }) => ({
  display: 'flex',
  flexDirection: 'column',
  ...(gap !== undefined && { gap: theme.spacing(gap) }),
  ...(p !== undefined && { padding: theme.spacing(p) }),
  ...(mt !== undefined && { marginTop: theme.spacing(mt) }),
  ...(mb !== undefined && { marginBottom: theme.spacing(mb) }),
}))

/** A vertical stack. */
export const Column = (props: ColumnProps) => <Root {...props} />
