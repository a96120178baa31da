import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Card } from '~/design/layout/Card'
import { DataAge } from '~/features/shared/queries/DataAge'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'
import { can, canAccessAnalytics } from '~/permissions/permissions'

import { AppLink } from '../shared/AppLink'
import { BrandsOverview } from './BrandsOverview'
import { brandsOverviewOptions } from './dashboard-queries'
import { OverviewSkeleton } from './OverviewSkeleton'
import { OwnBrands } from './OwnBrands'
import { PLACES } from './places'
import { Reserved } from './Reserved'

type BrandsCardProps = { user: User; exists: (path: string) => boolean }

/** Figures are for those with access to analytics; the others see their brands. */
export function BrandsCard({ user, exists }: BrandsCardProps) {
  const figures = canAccessAnalytics(user)
  return (
    <Card
      title={<FormattedMessage id={figures ? 'dashboard.brands.title' : 'dashboard.brands.own'} />}
      action={
        exists(PLACES.brands) && (
          <AppLink to={PLACES.brands}>
            <FormattedMessage id="dashboard.brands.all" />
          </AppLink>
        )
      }
    >
      {figures ? (
        <QueryBoundary
          pending={<OverviewSkeleton />}
          failed="brands.overview.failed"
          denied={<Reserved reason="dashboard.brands.denied" />}
        >
          <FetchedOverview user={user} exists={exists} />
        </QueryBoundary>
      ) : (
        <OwnBrands brands={user.brands ?? []} exists={exists} />
      )}
    </Card>
  )
}

function FetchedOverview({ user, exists }: BrandsCardProps) {
  const { data, dataUpdatedAt } = useSuspenseQuery(brandsOverviewOptions())
  return (
    <>
      <BrandsOverview overview={data} creator={can(user, 'brands.write')} exists={exists} />
      <DataAge at={dataUpdatedAt} />
    </>
  )
}
