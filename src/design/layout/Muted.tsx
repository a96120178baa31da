import type { ReactNode } from 'react'

import { styled } from '~/design/theme/styled'

type MutedProps = {
  children: ReactNode
  as?: 'div' | 'p' | 'span' | 'li' | 'dt'
  /** By default the size of the surrounding text. */
  size?: 'small' | 'caption'
  /** Margin above and below, in steps of 8 px. */
  mt?: number
  mb?: number
  align?: 'center'
  /** Places its parts in a row that wraps where there is no room: the gap, as CSS for rows and columns. */
  row?: string
  /** A block, even as a `span`. Long names wrap. */
  block?: boolean
  id?: string
  role?: 'status'
  'data-cancelled'?: boolean
}

const TYPOGRAPHY = { small: 'body2', caption: 'caption' } as const

const Root = styled(
  'div',
  'size',
  'mt',
  'mb',
  'align',
  'row',
  'block',
)<MutedProps>(({ theme, size, mt = 0, mb = 0, align, row, block }) => ({
  ...(size && theme.typography[TYPOGRAPHY[size]]),
  margin: 0,
  marginTop: theme.spacing(mt),
  marginBottom: theme.spacing(mb),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  textAlign: align,
  ...(row && { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: row }),
  ...(block && { display: 'block', overflowWrap: 'anywhere', hyphens: 'auto' }),
}))

/** Secondary text: help, dates, explanations. */
export const Muted = (props: MutedProps) => <Root {...props} />
