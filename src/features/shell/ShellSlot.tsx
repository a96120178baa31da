import { isNotFound, isRedirect, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useIntl } from 'react-intl'

import { CompactContext, useCompact } from '~/design/layout/NavigationItem'
import { MissingFileSlot, RouteFailure, SlotFailure } from '~/features/shared/failures/SlotFailure'
import { SectionBoundary } from '~/features/shared/Section'
import { isChunkError } from '~/platform/chunk-error'

type ShellSlotProps = {
  /** There is room only for a button. By default true in the rail. */
  compact?: boolean
  children: ReactNode
}

/** Error boundary of a section of the shell (C135). */
export function ShellSlot({ compact, children }: ShellSlotProps) {
  const rail = useCompact()
  const intl = useIntl()
  const failure = intl.formatMessage({ id: 'errors.unknown' })
  const retry = intl.formatMessage({ id: 'common.retry' })
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        <CompactContext value={compact ?? rail}>
          {isChunkError(error) ? (
            <MissingFileSlot {...{ error, onRetry }} />
          ) : (
            <SlotFailure {...{ failure, retry, onRetry }} />
          )}
        </CompactContext>
      )}
    >
      {children}
    </SectionBoundary>
  )
}

/** Error boundary of the page: the shell stays, and the next page renders. */
export function PageSlot({ children }: { children: ReactNode }) {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  return (
    <ErrorBoundary resetKeys={[page]} fallbackRender={failure}>
      {children}
    </ErrorBoundary>
  )
}

function failure({ error, resetErrorBoundary }: FallbackProps) {
  // not failures: the router handles them
  if (isNotFound(error) || isRedirect(error)) throw error
  return <RouteFailure error={toError(error)} reset={resetErrorBoundary} signedIn />
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
