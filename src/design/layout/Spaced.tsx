import type { ComponentProps } from 'react'

import { Flex } from './flex'

type SpacedProps = Pick<ComponentProps<typeof Flex>, 'children' | 'mt' | 'mb'>

/** Margin around content outside a row or column. */
export const Spaced = (props: SpacedProps) => <Flex display="block" {...props} />
