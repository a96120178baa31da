import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type RowProps = {
  children: ReactNode
  /** In steps of 8 px. A string is a CSS gap, for rows and columns separately. */
  gap?: number | string
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  wrap?: boolean
  /** Padding: all around, top and bottom, in steps of 8 px. */
  p?: number
  mt?: number
  mb?: number
}

const Root = styled(
  'div',
  ownProps('gap', 'align', 'justify', 'wrap', 'p', 'mt', 'mb'),
)<RowProps>(({ theme, gap = 1, align, justify, wrap, p, mt, mb }) => ({
  display: 'flex',
  gap: typeof gap === 'number' ? theme.spacing(gap) : gap,
  ...(align && { alignItems: align }),
  ...(justify && { justifyContent: justify }),
  ...(wrap && { flexWrap: 'wrap' }),
  ...(p !== undefined && { padding: theme.spacing(p) }),
  ...(mt !== undefined && { marginTop: theme.spacing(mt) }),
  ...(mb !== undefined && { marginBottom: theme.spacing(mb) }),
}))

/** A horizontal row. */
export const Row = (props: RowProps) => <Root {...props} />

/** In a row: takes the remaining width, and breaks long words rather than overflow. */
export const Grow = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
