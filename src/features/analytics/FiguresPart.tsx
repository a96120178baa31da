import {
  getBrandOptions,
  getBrandsOverviewOptions,
  getBusinessStatsOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Box } from '~/design/layout/layout'
import { QueryPart } from '~/features/shared/queries/QueryPart'
import { Reserved } from '~/features/shared/Reserved'

import { Figures } from './Figures'

const skeleton = <SkeletonCard bare />
const denied = <Reserved reason="analytics.denied" />

/** Of the company: its brands, its people, and who has not answered yet. */
export const CompanyFigures = () => (
  <Box sx={PARTS}>
    <QueryPart query={getBrandsOverviewOptions()} skeleton={skeleton} failed="brands.overview.failed" denied={denied}>
      {({ total_brands, active_brands, brands_without_admin }) => (
        <Figures
          figures={[
            { label: 'analytics.figure.brands', value: total_brands },
            { label: 'analytics.figure.active', value: active_brands },
            { label: 'analytics.figure.noAdmin', value: brands_without_admin },
          ]}
        />
      )}
    </QueryPart>
    <QueryPart query={getBusinessStatsOptions()} skeleton={skeleton} failed="analytics.stats.failed" denied={denied}>
      {({ active_users_count, pending_invitations_count }) => (
        <Figures
          figures={[
            { label: 'analytics.figure.activeUsers', value: active_users_count },
            { label: 'analytics.figure.invitations', value: pending_invitations_count },
          ]}
        />
      )}
    </QueryPart>
  </Box>
)

/** One row of tiles where there is room: three, then two. */
const PARTS = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' } } as const

/** Of one brand. */
export const BrandFigures = ({ id }: { id: number }) => (
  <QueryPart
    query={getBrandOptions({ path: { id } })}
    skeleton={skeleton}
    failed="brands.details.failed"
    denied={denied}
  >
    {({ users_count }) => <Figures figures={[{ label: 'analytics.figure.users', value: users_count }]} />}
  </QueryPart>
)
