import { FormattedMessage } from 'react-intl'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { PartCard } from '~/features/shared/PartCard'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { can, canAccessAnalytics, isCompanyAdmin } from '~/permissions/permissions'

import { AppLink } from '../shared/AppLink'
import { Reserved } from '../shared/Reserved'
import { isEmpty } from './brand-figures'
import { BrandsOverview } from './BrandsOverview'
import { NoBrand } from './NoBrand'
import { OverviewSkeleton } from './OverviewSkeleton'
import { OwnBrands } from './OwnBrands'
import { PLACES, type Way } from './places'

type BrandsCardProps = { user: User; exists: (path: string) => boolean }

/** Figures are for those with access to analytics; the others see their brands. */
export function BrandsCard({ user, exists }: BrandsCardProps) {
  const action = exists(PLACES.brands) && (
    <AppLink to={PLACES.brands}>
      <FormattedMessage id="dashboard.brands.all" />
    </AppLink>
  )
  if (!canAccessAnalytics(user))
    return (
      <PartCard title={<FormattedMessage id="dashboard.brands.own" />} action={action}>
        <OwnBrands brands={user.brands ?? []} exists={exists} />
      </PartCard>
    )
  // the list of people is the company admins' (decision 26)
  const reaches = ({ to }: Way) => exists(to) && (to !== PLACES.users || isCompanyAdmin(user))
  return (
    <QueryCard
      title={<FormattedMessage id="dashboard.brands.title" />}
      action={action}
      query={getBrandsOverviewOptions()}
      skeleton={<OverviewSkeleton />}
      failed="brands.overview.failed"
      denied={<Reserved reason="dashboard.brands.denied" />}
      isEmpty={isEmpty}
      empty={<NoBrand creator={can(user, 'brands.write')} exists={exists} />}
    >
      {(overview) => <BrandsOverview overview={overview} exists={exists} reaches={reaches} />}
    </QueryCard>
  )
}
