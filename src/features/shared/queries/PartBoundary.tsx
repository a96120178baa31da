import { useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'

import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { Box } from '~/design/layout/layout'
import { reportError } from '~/telemetry/reporter'

type PartBoundaryProps = {
  /** What the failure stands in, where the part brings its own frame. */
  frame?: ((failure: ReactNode) => ReactNode) | undefined
  /** What to do before the part is drawn anew. */
  onRetry?: (() => void) | undefined
  /** What is drawn: once it has changed, drawing is tried again. */
  of?: unknown
  children: ReactNode
}

const unframed = (failure: ReactNode) => failure

/** A part of a page whose drawing may fail alone: what stands beside it stays usable (C135). */
export function PartBoundary({ frame = unframed, onRetry, of, children }: PartBoundaryProps) {
  const place = useRef<HTMLDivElement>(null)

  const failure = ({ resetErrorBoundary }: FallbackProps) => {
    const retry = () => {
      // the button goes away: the focus stays here
      place.current?.focus()
      onRetry?.()
      resetErrorBoundary()
    }
    return frame(<DrawingFailure onRetry={retry} />)
  }

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ErrorBoundary resetKeys={[of]} onError={report} fallbackRender={failure}>
        {children}
      </ErrorBoundary>
    </Box>
  )
}

const report = (error: unknown) => reportError(error, { from: 'part' })

/** It stands in a card, which has margins of its own. */
const DrawingFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Box sx={{ my: -2 }}>
    <ErrorPanel title={<FormattedMessage id="errors.unknown" />} onRetry={onRetry}>
      <FormattedMessage id="errors.page.unexpected.body" />
    </ErrorPanel>
  </Box>
)
