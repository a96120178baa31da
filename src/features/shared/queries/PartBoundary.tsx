import { useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Box } from '~/design/layout/layout'
import { Spaced } from '~/design/layout/Spaced'
import { reportError } from '~/telemetry/reporter'

type PartBoundaryProps = {
  /** What stands in place of the part; a panel for a card when not given. */
  renderFailure?: ((onRetry: () => void) => ReactNode) | undefined
  /** Brings something else to draw, which changes `of`; the same is drawn again when not given. */
  onRetry?: (() => void) | undefined
  /** What is drawn: once it has changed, drawing is tried again. */
  of?: unknown
  children: ReactNode
}

/** A part of a page, or of the frame, whose drawing may fail alone: what stands beside it stays usable (C135). */
export function PartBoundary({ renderFailure = drawingFailure, onRetry, of, children }: PartBoundaryProps) {
  const place = useRef<HTMLDivElement>(null)

  const fallback = ({ resetErrorBoundary }: FallbackProps) =>
    renderFailure(() => {
      // the button goes away: the focus stays here
      place.current?.focus()
      if (onRetry) onRetry()
      else resetErrorBoundary()
    })

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ErrorBoundary resetKeys={[of]} onError={report} fallbackRender={fallback}>
        {children}
      </ErrorBoundary>
    </Box>
  )
}

const report = (error: unknown) => reportError(error, { from: 'part' })

/** It stands in a card, which has margins of its own. */
export const drawingFailure = (onRetry: () => void) => (
  <Spaced mt={-2} mb={-2}>
    <ErrorPanel title={<FormattedMessage id="errors.unknown" />} onRetry={onRetry}>
      <FormattedMessage id="errors.page.unexpected.body" />
    </ErrorPanel>
  </Spaced>
)
