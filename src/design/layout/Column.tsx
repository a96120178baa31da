import type { ComponentProps } from 'react'

import { Flex } from './flex'

type ColumnProps = Pick<ComponentProps<typeof Flex>, 'children' | 'gap' | 'p' | 'mt' | 'mb'>

/** A vertical stack. */
export const Column = (props: ColumnProps) => <Flex direction="column" {...props} />
