import { useEffect, type ReactNode } from 'react'

import type { ApiError } from '~/api/api-error'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Page } from '~/design/layout/Page'
import { dismissGeneralOf } from '~/features/shared/acts/use-act'
import { RouteFailure } from '~/features/shared/failures/RouteFailure'

import { useAskedUser } from './-current-user'
import { usePageTitle } from './-page-title'
import { useScrollToPlace } from './-use-scroll-to-place'

/**
 * Shows a page once the server has said who is signed in and what they may do, never by stored rights (C074). The calls of the
 * page are under way by then.
 */
export function PageOfUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch } = useAskedUser()
  useScrollToPlace(user !== undefined)
  if (user) return children
  if (error) return <NoUser error={error} onRetry={() => void refetch()} />
  return <PageToCome />
}

/** The page says the failure, in place of its toast (NFR-03). */
function NoUser({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  useEffect(() => dismissGeneralOf(error), [error])
  return <RouteFailure error={error} reset={onRetry} signedIn />
}

function PageToCome() {
  return (
    <Page title={usePageTitle()}>
      <SkeletonCard />
    </Page>
  )
}
