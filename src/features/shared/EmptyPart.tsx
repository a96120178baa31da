import type { ComponentProps } from 'react'

import { EmptyState } from '~/design/feedback/EmptyState'
import { Spaced } from '~/design/layout/Spaced'

/** Nothing to show yet in a card, which has a heading and margins of its own. */
export const EmptyPart = (props: Omit<ComponentProps<typeof EmptyState>, 'level'>) => (
  <Spaced mt={-2} mb={-2}>
    <EmptyState {...props} level={3} />
  </Spaced>
)
