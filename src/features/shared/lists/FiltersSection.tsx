import type { ReactNode } from 'react'

import { Stack } from '~/design/layout/Flex'
import { renderingFailure, SectionBoundary } from '~/features/shared/queries/SectionBoundary'

type FiltersSectionProps = {
  tools: ReactNode
  /** Shows the filters with the tools. If it fails, the tools are shown alone. */
  children: (tools: ReactNode) => ReactNode
}

/** Error boundary for the filters of a list: the tools, which share a line with them, stay usable (C135). */
export function FiltersSection({ tools, children }: FiltersSectionProps) {
  const ownPart = <SectionBoundary>{tools}</SectionBoundary>
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        <Stack spacing={2}>
          {renderingFailure(onRetry, error)}
          {ownPart}
        </Stack>
      )}
    >
      {children(ownPart)}
    </SectionBoundary>
  )
}
