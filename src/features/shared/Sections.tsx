import { Children, type ComponentProps } from 'react'

import { Stack } from '~/design/layout/layout'

import { failureInCard, SectionBoundary } from './queries/SectionBoundary'

/**
 * The parts of a page, one below the other. Each child is wrapped in its own error boundary, so an error anywhere in a
 * part leaves the others in place (C135).
 */
export const Sections = ({ children, ...stack }: ComponentProps<typeof Stack>) => (
  <Stack spacing={3} useFlexGap {...stack}>
    {Children.map(children, (part) => part && <SectionBoundary renderFailure={failureInCard}>{part}</SectionBoundary>)}
  </Stack>
)
