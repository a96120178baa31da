import type { ComponentProps } from 'react'

import { Flex } from './flex'

type ColumnProps = Pick<ComponentProps<typeof Flex>, 'children' | 'gap' | 'p' | 'mt' | 'mb'>

/** Things one under the other. */
export const Column = (props: ColumnProps) => <Flex direction="column" {...props} />
