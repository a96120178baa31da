import type { ComponentProps } from 'react'

import { Flex } from './flex'

type SpacedProps = Pick<ComponentProps<typeof Flex>, 'children' | 'mt' | 'mb'>

/** Something with space around it, where no row or column gives it. */
export const Spaced = (props: SpacedProps) => <Flex display="block" {...props} />
