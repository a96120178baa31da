import type { ComponentProps } from 'react'

import { styled } from '~/design/theme/styled'

import { Flex } from './flex'

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
