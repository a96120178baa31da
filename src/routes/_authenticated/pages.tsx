import { useInfiniteQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

import { brandsOf, selectorBrandsOptions } from '~/features/brands/selector/use-brand-choice'
import { PagesScreen } from '~/features/pages/PagesScreen'
import { recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { PAGES } from '~/features/shared/pages'
import { mayOpenBrand } from '~/permissions/permissions'
import { usePageUser, pageQuery, prefetchPage } from '~/routes/-page-queries'
import { useBrandSelection } from '~/session/brand-selection'

export const Route = createFileRoute('/_authenticated/pages')({
  staticData: PAGES['/pages'],
  loader: ({ context }) => prefetchPage(context.queryClient, [pageQuery(recentActivityOptions())]),
  component: PagesRoute,
})

function PagesRoute() {
  const user = usePageUser()
  const selected = useBrandSelection(({ selectedBrandId }) => selectedBrandId)
  // the area loads it for the brand selector
  const { data, error, refetch } = useInfiniteQuery({ ...selectorBrandsOptions(), enabled: false })
  const failure = error && !data ? { error, onRetry: () => void refetch() } : undefined
  const brands = brandsOf(data?.pages ?? [], user)
  // none of the brands is selected yet: the first is about to be
  const pending = !data || (selected === null ? brands.length > 0 : !brands.some(({ id }) => id === selected))
  const brandId = mayOpenBrand(user, selected) ? selected : null
  return <PagesScreen user={user} brandId={brandId} pending={pending} failure={failure} />
}
