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

type StackProps = { direction?: 'row' | 'column'; spacing?: number; useFlexGap?: boolean }

const Stacked = styled(
  'div',
  'direction',
  'spacing',
  'useFlexGap',
)<StackProps>(({ theme, direction = 'column', spacing = 0, useFlexGap = false }) => ({
  display: 'flex',
  flexDirection: direction,
  ...(useFlexGap
    ? { gap: theme.spacing(spacing) }
    : spacing > 0 && {
        '& > :not(style):not(style)': { margin: 0 },
        '& > :not(style) ~ :not(style)': {
          [direction === 'row' ? 'marginLeft' : 'marginTop']: theme.spacing(spacing),
        },
      }),
}))

type StackedProps = Omit<ComponentProps<typeof Stacked>, 'as'> & { component?: 'section' }

/** Its children, which lose their own margins, at the same distance: in steps of 8 px. */
export const Stack = ({ component, ...props }: StackedProps) => (
  <Stacked {...props} {...(component && { as: component })} />
)

const Line = styled('hr')(({ theme }) => ({
  flexShrink: 0,
  margin: 0,
  border: 0,
  borderBottom: `thin solid ${theme.vars.palette.divider}`,
}))

export const Divider = () => <Line />

export { Box } from '~/design/theme/styled'
export { Typography } from './Text'
export { Link } from './Link'
