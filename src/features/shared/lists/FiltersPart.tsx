import type { ReactNode } from 'react'

import { Stack } from '~/design/layout/layout'
import { drawingFailure, PartBoundary } from '~/features/shared/queries/PartBoundary'

type FiltersPartProps = {
  /** Shown by the filters. If the filters fail, they are shown alone. */
  tools: ReactNode
  children: ReactNode
}

/** Error boundary for the filters of a list: the tools, which share a line with them, stay usable (C135). */
export const FiltersPart = ({ tools, children }: FiltersPartProps) => (
  <PartBoundary
    renderFailure={(onRetry) => (
      <Stack spacing={2}>
        {drawingFailure(onRetry)}
        {tools}
      </Stack>
    )}
  >
    {children}
  </PartBoundary>
)
