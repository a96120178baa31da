import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Page } from '~/design/layout/Page'
import { RouteFailure } from '~/features/shared/failures/RouteFailure'

import { usePageTitle } from './-page-title'

/**
 * A page of who is signed in, shown once the server has said who that is and what they may do: nothing of it goes by what
 * this device remembers (C074). Its calls are under way by then.
 */
export function PageOfUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch } = useQuery(getCurrentUserOptions())
  if (user) return children
  if (error) return <RouteFailure error={error} reset={() => void refetch()} signedIn />
  return <PageToCome />
}

function PageToCome() {
  const intl = useIntl()
  const id = usePageTitle()
  return (
    <Page title={id && intl.formatMessage({ id })}>
      <SkeletonCard />
    </Page>
  )
}
