import { Children, type ComponentProps } from 'react'

import { Stack } from '~/design/layout/layout'

import { failureInCard, PartBoundary } from './queries/PartBoundary'

/**
 * The parts of a page, one below the other. Each child is wrapped in its own error boundary, so an error anywhere in a
 * part leaves the others in place (C135).
 */
export const Parts = ({ children, ...stack }: ComponentProps<typeof Stack>) => (
  <Stack spacing={3} useFlexGap {...stack}>
    {Children.map(children, (part) => part && <PartBoundary renderFailure={failureInCard}>{part}</PartBoundary>)}
  </Stack>
)
