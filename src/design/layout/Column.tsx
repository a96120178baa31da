import type { ComponentProps } from 'react'

import { Flex } from './flex'

type ColumnProps = Pick<ComponentProps<typeof Flex>, 'children' | 'gap' | 'align' | 'p' | 'mt' | 'mb' | 'role' | 'ref'>

/** A vertical stack. */
export const Column = (props: ColumnProps) => <Flex direction="column" {...props} />
