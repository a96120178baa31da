import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

import { ownProps } from '~/design/theme/own-props'

type MutedProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'li' | 'dt'
  /** Default: the size of the text around it. */
  size?: 'small' | 'caption'
  /** Margin above and below, in steps of 8 px. */
  mt?: number
  mb?: number
  align?: 'center'
  /** A block, even as a `span`. Long names wrap. */
  block?: boolean
  id?: string
  role?: 'status'
}

const TYPOGRAPHY = { small: 'body2', caption: 'caption' } as const

const Root = styled(
  'div',
  ownProps('size', 'mt', 'mb', 'align', 'block'),
)<MutedProps>(({ theme, size, mt = 0, mb = 0, align, block }) => ({
  ...(size && theme.typography[TYPOGRAPHY[size]]),
  margin: 0,
  marginTop: theme.spacing(mt),
  marginBottom: theme.spacing(mb),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  textAlign: align,
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Secondary text: help, dates, explanations. */
export const Muted = (props: MutedProps) => <Root {...props} />
