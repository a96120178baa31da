import { Children, type ComponentProps } from 'react'

import { Stack } from '~/design/layout/Flex'

import { failureInCard, SectionBoundary } from './queries/SectionBoundary'

/**
 * The sections of a page, one below the other. Each child has its own error boundary, so an error in one leaves the
 * others in place (C135).
 */
export const Sections = ({ children, ...stack }: ComponentProps<typeof Stack>) => (
  <Stack spacing={3} useFlexGap {...stack}>
    {Children.map(children, (part) => part && <SectionBoundary renderFailure={failureInCard}>{part}</SectionBoundary>)}
  </Stack>
)
