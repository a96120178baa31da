import type { CSSProperties } from 'react'

import { styled } from '~/design/theme/styled'

type FlexProps = {
  display?: 'flex' | 'block'
  direction?: 'row' | 'column'
  /** In steps of 8 px; a string is CSS, with separate values for rows and columns. */
  gap?: number | string
  align?: CSSProperties['alignItems']
  justify?: CSSProperties['justifyContent']
  wrap?: boolean
  /** Padding on all sides, margins above and below, in steps of 8 px. */
  p?: number
  mt?: number
  mb?: number
}

/** The base of rows, columns and `Spaced`. */
export const Flex = styled(
  'div',
  'display',
  'direction',
  'gap',
  'align',
  'justify',
  'wrap',
  'p',
  'mt',
  'mb',
)<FlexProps>(({ theme, display = 'flex', direction, gap = 0, align, justify, wrap, p = 0, mt = 0, mb = 0 }) => ({
  display,
  flexDirection: direction,
  gap: typeof gap === 'number' ? theme.spacing(gap) : gap,
  alignItems: align,
  justifyContent: justify,
  flexWrap: wrap ? 'wrap' : undefined,
  // a name without a space must not widen its item
  overflowWrap: display === 'flex' ? 'anywhere' : undefined,
  padding: theme.spacing(p),
  marginTop: theme.spacing(mt),
  marginBottom: theme.spacing(mb),
}))
