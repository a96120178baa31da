import {
  Navigate,
  rootRouteId,
  useMatch,
  useRouteContext,
  useRouterState,
  type StaticDataRouteOption,
} from '@tanstack/react-router'
import { useEffect, useLayoutEffect, type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { SIGN_IN_ANSWER_AT } from '~/api/freshness'
import { SkeletonPage } from '~/design/feedback/SkeletonPage'
import { focusPageHeading, pageHeading } from '~/design/layout/focus'
import { hasCompany } from '~/features/onboarding/business-step'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { ForbiddenScreen, RouteFailure } from '~/features/shared/failures/FailureScreen'
import { usePageTitle } from '~/features/shell/page-title'
import { isCompleteUser, hasRight } from '~/permissions/permissions'
import { safeLocalStorage } from '~/platform/storage'
import { useCurrentUserQuery } from '~/routes/-page-queries'
import { useScrollRestoration } from '~/routes/-scroll-restoration'
import { fewRowsKey } from '~/session/storage-keys'

/**
 * Shows a page when the server has sent the user and their rights, never by stored rights. Users without the
 * right to the page see a refusal. The queries of the page have started before. When a sign-in answer lacks fields that
 * pages need, the page waits for the user.
 */
export function PageOfUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch, isFetching, dataUpdatedAt } = useCurrentUserQuery()
  const incomplete = user && !isCompleteUser(user) && dataUpdatedAt === SIGN_IN_ANSWER_AT && isFetching && !error
  const owesBusiness = useOwesBusiness()
  const shown = user !== undefined && !incomplete && (owesBusiness === false || hasCompany(user))
  const { texts } = useRouteContext({ from: rootRouteId })
  const { right, denied } = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData ?? EVERYONE })
  useScrollRestoration(shown)
  if (texts.error !== undefined) throw texts.error
  // a stored answer may be older than the company
  if (owesBusiness && user && !hasCompany(user)) return <Navigate to="/onboarding/register" replace />
  if (shown && !hasRight(user, right))
    return <ForbiddenScreen>{denied && <FormattedMessage id={denied} />}</ForbiddenScreen>
  if (shown) return children
  if (error) return <NoUser error={error} onRetry={() => void refetch()} />
  return <LoadingPage />
}

/** Whether a returning user has yet to set up the business. Undefined until known. */
function useOwesBusiness(): boolean | undefined {
  const asked = useMatch({
    from: '/_authenticated',
    shouldThrow: false,
    select: ({ loaderData }) => loaderData?.owesBusiness,
  })
  const [answer, setAnswer] = useState<readonly [asked: Promise<boolean>, owes: boolean]>()
  useEffect(() => void asked?.then((owes) => setAnswer([asked, owes])), [asked])
  if (!asked) return false
  return answer?.[0] === asked ? answer[1] : undefined
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
