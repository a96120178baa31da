import type { ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { Card } from '~/design/layout/Card'

import { drawingFailure, failureInCard, PartBoundary } from './queries/PartBoundary'

export type PartCardProps = ComponentProps<typeof Card>

/** A card with an error boundary: an error in its content leaves title and page in place (C135). */
export function PartCard(props: PartCardProps) {
  const { title, level = 2 } = props
  return (
    <PartBoundary
      renderFailure={(onRetry, error) => (
        // the title itself may have failed to render
        <ErrorBoundary fallback={failureInCard(onRetry)}>
          <Card title={title} level={level}>
            {drawingFailure(onRetry, error)}
          </Card>
        </ErrorBoundary>
      )}
    >
      <Card {...props} />
    </PartBoundary>
  )
}
