import { useEffect, useLayoutEffect, type ReactNode } from 'react'

import type { ApiError } from '~/api/api-error'
import { SIGN_IN_ANSWER_AT } from '~/api/freshness'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { focusPageHeading, pageHeading } from '~/design/layout/focus-heading'
import { Page } from '~/design/layout/Page'
import { dismissGeneralOf } from '~/features/shared/acts/use-act'
import { RouteFailure } from '~/features/shared/failures/RouteFailure'
import { isCompleteUser } from '~/permissions/complete-user'

import { useAskedUser } from './-current-user'
import { usePageTitle } from './-page-title'
import { useScrollToPlace } from './-use-scroll-to-place'

/**
 * Shows a page once the server has said who is signed in and what they may do, never by stored rights (C074). The calls of
 * the page are under way by then. The user of a sign-in's answer is waited on too where that leaves out what a page goes by.
 */
export function PageOfUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch, isFetching, dataUpdatedAt } = useAskedUser()
  const unsaid = user && !isCompleteUser(user) && dataUpdatedAt === SIGN_IN_ANSWER_AT && isFetching && !error
  const shown = user !== undefined && !unsaid
  useScrollToPlace(shown)
  if (shown) return children
  if (error) return <NoUser error={error} onRetry={() => void refetch()} />
  return <PageToCome />
}

/** The page says the failure, in place of its toast (NFR-03). */
function NoUser({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  useEffect(() => dismissGeneralOf(error), [error])
  return <RouteFailure error={error} reset={onRetry} signedIn />
}

function PageToCome() {
  // the focus that the navigation gave to this heading is for that of the page (GRD-14)
  useLayoutEffect(
    () => () => {
      if (pageHeading() === document.activeElement) queueMicrotask(focusPageHeading)
    },
    [],
  )
  return (
    <Page title={usePageTitle()}>
      <SkeletonCard />
    </Page>
  )
}
