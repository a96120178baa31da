import { isNotFound, isRedirect, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { RouteFailure } from '~/features/shared/failures/RouteFailure'

/** Error boundary of the page: the shell stays, and the next page renders (C135). */
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
