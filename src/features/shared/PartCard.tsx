import type { ComponentProps } from 'react'

import { Card } from '~/design/layout/Card'

import { drawingFailure, PartBoundary } from './queries/PartBoundary'

export type PartCardProps = ComponentProps<typeof Card>

/** A card with an error boundary: an error in its content leaves title and page in place (C135). */
export function PartCard(props: PartCardProps) {
  const { title, level = 2 } = props
  return (
    <PartBoundary
      renderFailure={(onRetry) => (
        <Card title={title} level={level}>
          {drawingFailure(onRetry)}
        </Card>
      )}
    >
      <Card {...props} />
    </PartBoundary>
  )
}
