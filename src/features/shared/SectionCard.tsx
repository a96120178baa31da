import type { ComponentProps } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

import { Card } from '~/design/layout/Card'

import { renderingFailure, failureInCard, SectionBoundary } from './queries/SectionBoundary'

export type SectionCardProps = ComponentProps<typeof Card>

/** A card with an error boundary: an error in its content leaves title and page in place (C135). */
export function SectionCard(props: SectionCardProps) {
  const { title, level = 2 } = props
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        // the title itself may have failed to render
        <ErrorBoundary fallback={failureInCard(onRetry)}>
          <Card title={title} level={level}>
            {renderingFailure(onRetry, error)}
          </Card>
        </ErrorBoundary>
      )}
    >
      <Card {...props} />
    </SectionBoundary>
  )
}
