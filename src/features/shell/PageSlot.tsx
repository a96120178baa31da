import { isNotFound, isRedirect, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

import { RouteFailure } from '../shared/failures/RouteFailure'

/** The page in its frame: navigation and user menu stay when it fails as a whole, and the next page is drawn (C135). */
export function PageSlot({ children }: { children: ReactNode }) {
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.id })
  return (
    <ErrorBoundary resetKeys={[page]} fallbackRender={failure}>
      {children}
    </ErrorBoundary>
  )
}

function failure({ error, resetErrorBoundary }: FallbackProps) {
  // not failures: the router above answers them
  if (isNotFound(error) || isRedirect(error)) throw error
  return <RouteFailure error={toError(error)} reset={resetErrorBoundary} signedIn />
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
