import type { ComponentProps, CSSProperties } from 'react'

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
const Flex = styled(
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

type RowProps = Pick<
  ComponentProps<typeof Flex>,
  'children' | 'gap' | 'align' | 'justify' | 'wrap' | 'p' | 'mt' | 'mb'
> & {
  as?: 'div' | 'output'
}

/** A horizontal row. */
export const Row = (props: RowProps) => <Flex {...props} />

/** In a row: takes the remaining width, and breaks long words rather than overflow. */
export const Grow = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })

type ColumnProps = Pick<ComponentProps<typeof Flex>, 'children' | 'gap' | 'align' | 'p' | 'mt' | 'mb' | 'role' | 'ref'>

/** A vertical stack. */
export const Column = (props: ColumnProps) => <Flex direction="column" {...props} />

type SpacedProps = Pick<ComponentProps<typeof Flex>, 'children' | 'mt' | 'mb'>

/** Margin around content outside a row or column. */
export const Spaced = (props: SpacedProps) => <Flex display="block" {...props} />

/** The only MUI layout components that screens use. */
export { Box } from '~/design/theme/styled'
export { default as Divider } from '@mui/material/Divider'
export { default as Stack } from '@mui/material/Stack'
export { default as Typography } from '@mui/material/Typography'

export { Link } from './Link'
