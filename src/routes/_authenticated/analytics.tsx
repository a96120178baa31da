import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import {
  getBrandOptions,
  getBrandsOverviewOptions,
  getBusinessStatsOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { AnalyticsScreen, type AnalyticsSearch, readAnalyticsSearch } from '~/features/analytics/AnalyticsScreen'
import { largestBrandsOptions } from '~/features/analytics/charts'
import { recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { PAGES, unvalidatedSearch } from '~/features/shared/pages'
import { onlyBrandOf } from '~/features/shared/plan/plan-limits'
import { canAccessAnalytics, mayOpenBrand, seesCompanyState } from '~/permissions/permissions'
import { usePageUser, type KnownUser, pageQuery, prefetchPage } from '~/routes/-page-queries'
import { brandSelection, useBrandSelection } from '~/session/brand-selection'

/** The brand of a plan that holds one is not compared with others. */
const comparesBrands = (user: KnownUser) => canAccessAnalytics(user) && onlyBrandOf(user) === undefined

export const Route = createFileRoute('/_authenticated/analytics')({
  validateSearch: unvalidatedSearch<AnalyticsSearch>,
  staticData: PAGES['/analytics'],
  loader: ({ context }) =>
    prefetchPage(context.queryClient, [
      pageQuery(getBrandsOverviewOptions(), comparesBrands),
      pageQuery(getBusinessStatsOptions(), (user) => canAccessAnalytics(user) && seesCompanyState(user)),
      pageQuery(largestBrandsOptions(), comparesBrands),
      pageQuery(recentActivityOptions(), canAccessAnalytics),
    ]),
  component: AnalyticsRoute,
})

function AnalyticsRoute() {
  const user = usePageUser()
  const { scope } = readAnalyticsSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  const stored = useBrandSelection(({ selectedBrandId }) => selectedBrandId)
  const only = onlyBrandOf(user)
  const selected = only ?? (mayOpenBrand(user, stored) ? stored : null)
  const { data: brand, isLoading } = useQuery({
    ...getBrandOptions({ path: { id: selected ?? 0 } }),
    enabled: selected !== null && canAccessAnalytics(user),
  })
  const onScope = (scope: AnalyticsSearch['scope']) =>
    void navigate({
      search: (search) => ({ ...search, scope }),
      replace: true,
      resetScroll: false,
    })

  // a user who chooses a brand here wants its figures
  const showChosen = useEffectEvent(() => onScope('brand'))
  useEffect(
    () =>
      brandSelection.use.subscribe((now, before) => {
        if (now.choices > before.choices) showChosen()
      }),
    [],
  )

  return (
    <AnalyticsScreen
      seesCompany={seesCompanyState(user)}
      single={only !== undefined}
      scope={scope}
      selectedId={selected ?? undefined}
      brand={selected === null ? undefined : brand}
      loading={isLoading}
      onScope={onScope}
    />
  )
}
