import { createFileRoute, Navigate } from '@tanstack/react-router'

import { FIRST_VIEW, peopleOptions } from '~/features/access/access-queries'
import { AccessScreen } from '~/features/access/AccessScreen'
import { accessSearch, readAccessSubject, type AccessSearch } from '~/features/shared/page-links'
import { PAGES } from '~/features/shared/pages'
import { managesCompany } from '~/permissions/permissions'

import { useCurrentUser } from '../-current-user'
import { pageQuery, prefetchPage } from '../-page-queries'
import { unreadSearch } from '../-unread-search'

export const Route = createFileRoute('/_authenticated/access')({
  validateSearch: unreadSearch<AccessSearch>,
  staticData: PAGES['/access'],
  loader: ({ context }) => prefetchPage(context.queryClient, [pageQuery(peopleOptions(FIRST_VIEW), managesCompany)]),
  component: AccessRoute,
})

/** The user or brand whose access is shown is in the URL, which follows the choice. */
function AccessRoute() {
  const user = useCurrentUser()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // a read-only user changes no access, and may review it
  if (!managesCompany(user)) return <Navigate to="/settings/access-review" replace />
  return (
    <AccessScreen
      selfId={user.id}
      subject={readAccessSubject(search)}
      onSubject={(subject) => void navigate({ search: accessSearch(subject), replace: true, resetScroll: false })}
    />
  )
}
