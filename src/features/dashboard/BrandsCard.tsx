import { FormattedMessage } from 'react-intl'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { totalOf } from '~/api/list-pages'
import { SkeletonList, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { Box, Stack } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/width-container'
import { namedBrandsOptions } from '~/features/shared/activity/activity-queries'
import { AppLink } from '~/features/shared/AppLink'
import { createKeptHeight } from '~/features/shared/kept-height'
import type { PageLink } from '~/features/shared/page-link'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { QuerySection } from '~/features/shared/queries/QuerySection'
import { Reserved } from '~/features/shared/Reserved'
import { SectionCard } from '~/features/shared/SectionCard'
import { can, canAccessAnalytics, isCompanyAdmin } from '~/permissions/permissions'

import { isEmpty } from './brand-figures'
import { BrandRows, type BrandRow } from './BrandRows'
import { BrandsOverview, toRow } from './BrandsOverview'
import { FIGURES_GRID } from './figures-grid'
import { NoBrand } from './NoBrand'
import { PLACES } from './places'

const height = createKeptHeight('overview-height')

type BrandsCardProps = { user: User; exists: (path: string) => boolean }

/** Users with access to analytics see figures; others see their brands. */
export function BrandsCard({ user, exists }: BrandsCardProps) {
  const action = exists(PLACES.brands) && (
    <AppLink to={PLACES.brands}>
      <FormattedMessage id="dashboard.brands.all" />
    </AppLink>
  )
  if (!canAccessAnalytics(user))
    return (
      <SectionCard title={<FormattedMessage id="dashboard.brands.own" />} action={action}>
        <OwnBrands brands={user.brands ?? []} exists={exists} />
      </SectionCard>
    )
  // only company admins may list the users (decision 26)
  const reaches = ({ to }: PageLink) => exists(to) && (to !== PLACES.users || isCompanyAdmin(user))
  return (
    <QueryCard
      title={<FormattedMessage id="dashboard.brands.title" />}
      action={action}
      query={getBrandsOverviewOptions()}
      skeleton={<OverviewSkeleton />}
      keptHeight={{ height, userId: user.id }}
      failed="brands.overview.failed"
      denied={<Reserved reason="dashboard.brands.denied" />}
      isEmpty={isEmpty}
      empty={<NoBrand creator={can(user, 'brands.write')} exists={exists} />}
    >
      {(overview) => <BrandsOverview overview={overview} exists={exists} reaches={reaches} />}
    </QueryCard>
  )
}

const FIGURES = ['total', 'active', 'inactive', 'without-admin', 'users']

/** Skeleton of the row of figures. */
const OverviewSkeleton = () => (
  <Loading>
    <WidthContainer>
      <Box sx={FIGURES_GRID}>
        {FIGURES.map((figure) => (
          <Box key={figure} sx={{ maxWidth: 96, '& > :first-of-type': { typography: 'h1' } }}>
            <SkeletonText lines={2} />
          </Box>
        ))}
      </Box>
    </WidthContainer>
  </Loading>
)

type OwnBrandsProps = { brands: NonNullable<User['brands']>; exists: (path: string) => boolean }

/** Without access to analytics: the brands of the user, and why there are no figures. */
function OwnBrands({ brands, exists }: OwnBrandsProps) {
  const named = brands.flatMap(toNamed)
  // a call only for what the account leaves out: it may name brands by their ids alone
  if (brands.length === 0 || named.length < brands.length) return <ListedBrands exists={exists} />
  return <OwnRows brands={named} total={brands.length} exists={exists} />
}

const ListedBrands = ({ exists }: Pick<OwnBrandsProps, 'exists'>) => (
  <QuerySection
    query={namedBrandsOptions()}
    skeleton={<SkeletonList rows={2} />}
    failed="brands.list.failed"
    isEmpty={({ results }) => results.length === 0}
    empty={<NoBrand creator={false} exists={exists} />}
  >
    {(page) => (
      <OwnRows brands={page.results.map(toRow)} total={totalOf(page) ?? page.results.length} exists={exists} />
    )}
  </QuerySection>
)

type OwnRowsProps = { brands: readonly BrandRow[]; total: number; exists: (path: string) => boolean }

const OwnRows = (props: OwnRowsProps) => (
  <Stack spacing={2}>
    <BrandRows {...props} />
    <Reserved reason="dashboard.brands.denied" />
  </Stack>
)

const toNamed = (brand: NonNullable<User['brands']>[number]): BrandRow[] =>
  typeof brand === 'object' && brand.name ? [{ id: brand.id, name: brand.name }] : []
