import { createFileRoute } from '@tanstack/react-router'

import { readReviewSearch, reviewSearch, type ReviewSearch } from '~/features/access/review/access-review'
import { AccessReviewScreen } from '~/features/access/review/AccessReviewScreen'
import { PAGES } from '~/features/shared/pages'

import { useCurrentUser } from '../../-current-user'
import { unreadSearch } from '../../-unread-search'

export const Route = createFileRoute('/_authenticated/settings/access-review')({
  validateSearch: unreadSearch<ReviewSearch>,
  staticData: PAGES['/settings/access-review'],
  component: AccessReviewRoute,
})

/** Which users are shown is in the URL. */
function AccessReviewRoute() {
  const navigate = Route.useNavigate()
  return (
    <AccessReviewScreen
      user={useCurrentUser()}
      show={readReviewSearch(Route.useSearch())}
      onShow={(show) => void navigate({ search: reviewSearch(show), replace: true, resetScroll: false })}
    />
  )
}
