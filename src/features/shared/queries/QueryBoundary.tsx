import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { ApiError } from '~/api/api-error'
import { Box } from '~/design/layout/layout'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import type { PlainMessageId } from '~/i18n/messages'
import { reportError } from '~/telemetry/reporter'

type QueryBoundaryProps = {
  /** The shape of what comes. */
  pending: ReactNode
  /** What could not be fetched: the documented text where there is one (F §8). */
  failed: PlainMessageId
  /** In place of a failure when the server refuses: a retry would change nothing. */
  denied?: ReactNode
  children: ReactNode
}

/** A part of a page that waits and fails by itself; what stands beside it stays usable. */
export function QueryBoundary({ pending, failed, denied, children }: QueryBoundaryProps) {
  const place = useRef<HTMLDivElement>(null)
  const { reset } = useQueryErrorResetBoundary()

  const failure = ({ error, resetErrorBoundary }: FallbackProps) => {
    if (denied !== undefined && error instanceof ApiError && error.status_code === 403) return denied
    const retry = () => {
      // the button goes away: the focus stays here
      place.current?.focus()
      resetErrorBoundary()
    }
    return <QueryFailure failed={failed} error={error} onRetry={retry} />
  }

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 0 }}>
      <ErrorBoundary onReset={reset} onError={report} fallbackRender={failure}>
        <Suspense fallback={pending}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  )
}

/** A failed call is no surprise; anything else is a fault of ours. */
const report = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error, { from: 'part' })
}
