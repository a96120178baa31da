import type { ComponentProps } from 'react'

import { EmptyState } from '~/design/feedback/EmptyState'
import { Spaced } from '~/design/layout/Flex'

/** An EmptyState for cards, which have their own heading and padding. */
export const EmptySection = (props: Omit<ComponentProps<typeof EmptyState>, 'level'>) => (
  <Spaced mt={-2} mb={-2}>
    <EmptyState {...props} level={3} />
  </Spaced>
)
