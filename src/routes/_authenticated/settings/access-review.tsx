import { createFileRoute } from '@tanstack/react-router'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { readReviewSearch, reviewSearch, type ReviewSearch } from '~/features/access/review/access-review'
import { AccessReviewScreen } from '~/features/access/review/AccessReviewScreen'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { language } from '~/i18n/language'
import { loadNamespaces } from '~/i18n/message-loader'
import { usePageUser } from '~/routes/-page-queries'

const Comparison = lazyComponent(async () => {
  const [{ ReviewComparison }] = await Promise.all([
    import('~/features/access/review/compare/ReviewComparison'),
    loadNamespaces(language.get(), ['compare', 'sheet']),
  ])
  return ReviewComparison
})

export const Route = createFileRoute('/_authenticated/settings/access-review')({
  validateSearch: unvalidatedSearch<ReviewSearch>,
  staticData: PAGES['/settings/access-review'],
  component: AccessReviewRoute,
})

/** Which users are shown is in the URL. */
function AccessReviewRoute() {
  const navigate = Route.useNavigate()
  return (
    <AccessReviewScreen
      user={usePageUser()}
      Comparison={Comparison}
      show={readReviewSearch(Route.useSearch())}
      onShow={(show) => void navigate({ search: reviewSearch(show), replace: true, resetScroll: false })}
    />
  )
}
