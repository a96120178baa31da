import { rootRouteId, useRouteContext, useRouterState, type StaticDataRouteOption } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { SIGN_IN_ANSWER_AT } from '~/api/freshness'
import { SkeletonPage } from '~/design/feedback/SkeletonPage'
import { focusPageHeading, pageHeading } from '~/design/layout/focus'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { ForbiddenScreen } from '~/features/shared/failures/FailureScreen'
import { RouteFailure } from '~/features/shared/failures/SlotFailure'
import { usePageTitle } from '~/features/shell/page-title'
import { useScrollRestoration } from '~/features/shell/use-scroll-restoration'
import { isCompleteUser, mayOpenPage } from '~/permissions/permissions'
import { safeLocalStorage } from '~/platform/storage'
import { useCurrentUserQuery } from '~/routes/-page-queries'
import { fewRowsKey } from '~/session/storage-keys'

/**
 * Shows a page when the server has sent the user and their rights, never by stored rights (C074). Users without the
 * right to the page see a refusal. The queries of the page have started before. When a sign-in answer lacks fields that
 * pages need, the page waits for the user.
 */
export function PageOfUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch, isFetching, dataUpdatedAt } = useCurrentUserQuery()
  const incomplete = user && !isCompleteUser(user) && dataUpdatedAt === SIGN_IN_ANSWER_AT && isFetching && !error
  const shown = user !== undefined && !incomplete
  const { texts } = useRouteContext({ from: rootRouteId })
  const { right, denied } = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? EVERYONE })
  useScrollRestoration(shown)
  if (texts.error !== undefined) throw texts.error
  if (shown && !mayOpenPage(user, right))
    return <ForbiddenScreen>{denied && <FormattedMessage id={denied} />}</ForbiddenScreen>
  if (shown) return children
  if (error) return <NoUser error={error} onRetry={() => void refetch()} />
  return <LoadingPage />
}

const EVERYONE: StaticDataRouteOption = {}

/** The page shows the error, so its toast is dismissed. */
function NoUser({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  useEffect(() => dismissGlobalErrorToast(error), [error])
  return <RouteFailure error={error} reset={onRetry} signedIn />
}

/** A skeleton in the shape of the next page. */
export function LoadingPage() {
  const shape = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.shape ?? 'cards' })
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const few = safeLocalStorage.getItem(fewRowsKey(path.replace(/(.)\/$/, '$1'))) === 'true'
  // the navigation focused this heading: pass the focus to the heading of the page
  useLayoutEffect(
    () => () => {
      if (pageHeading() === document.activeElement) queueMicrotask(focusPageHeading)
    },
    [],
  )
  return <SkeletonPage title={usePageTitle()} {...{ shape, few }} />
}
