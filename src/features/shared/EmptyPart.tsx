import type { ComponentProps } from 'react'

import { EmptyState } from '~/design/feedback/EmptyState'
import { Box } from '~/design/layout/layout'

/** Nothing to show yet in a card, which has a heading and margins of its own. */
export const EmptyPart = (props: Omit<ComponentProps<typeof EmptyState>, 'level'>) => (
  <Box sx={{ my: -2 }}>
    <EmptyState {...props} level={3} />
  </Box>
)
