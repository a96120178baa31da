import type { ReactNode } from 'react'

import { Stack } from '~/design/layout/layout'
import { drawingFailure, PartBoundary } from '~/features/shared/queries/PartBoundary'

type FiltersPartProps = {
  tools: ReactNode
  /** Shows the filters with the tools. If it fails, the tools are shown alone. */
  children: (tools: ReactNode) => ReactNode
}

/** Error boundary for the filters of a list: the tools, which share a line with them, stay usable (C135). */
export function FiltersPart({ tools, children }: FiltersPartProps) {
  const ownPart = <PartBoundary>{tools}</PartBoundary>
  return (
    <PartBoundary
      renderFailure={(onRetry, error) => (
        <Stack spacing={2}>
          {drawingFailure(onRetry, error)}
          {ownPart}
        </Stack>
      )}
    >
      {children(ownPart)}
    </PartBoundary>
  )
}
