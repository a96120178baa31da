import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { getBrandsOverviewOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand, BrandsOverview as Overview, User } from '~/api/generated/types.gen'
import { totalOf } from '~/api/list-pages'
import { Avatar } from '~/design/data/Avatar'
import { Truncated } from '~/design/data/Truncated'
import { SkeletonList, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { BrandsIcon } from '~/design/icons/icons'
import { Box, Grow, Stack } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/Grid'
import { PlainList, RuledItem } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { namedBrandsOptions } from '~/features/shared/activity/ActivityCard'
import { ButtonLink, AppLink } from '~/features/shared/AppLink'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { useFavouriteIds } from '~/features/shared/favourite-brands'
import { FIGURES_GRID } from '~/features/shared/KeyFigures'
import { NEW_BRAND, brandLink } from '~/features/shared/page-links'
import { holdsOneBrand } from '~/features/shared/plan/plan-limits'
import { QueryCard, QuerySection } from '~/features/shared/queries/QuerySection'
import { Reserved, SectionCard, EmptySection } from '~/features/shared/Section'
import { userCount } from '~/features/shared/user/user-texts'
import { can, canAccessAnalytics, seesOneBrand } from '~/permissions/permissions'

import { BrandFigures, figuresOf, isEmpty } from './BrandFigures'

/**
 * What to do, or who can help (C205).
 * @param creator the user may create a brand
 */
export function NoBrand({ creator }: { creator: boolean }) {
  return (
    <EmptySection
      icon={<BrandsIcon />}
      title={<FormattedMessage id="brands.none" />}
      action={
        creator && (
          <ButtonLink {...NEW_BRAND}>
            <FormattedMessage id="dashboard.brands.create" />
          </ButtonLink>
        )
      }
    >
      <FormattedMessage id={creator ? 'dashboard.brands.empty.admin' : 'dashboard.brands.empty.member'} />
    </EmptySection>
  )
}

type BrandRow = {
  id: number
  name: string
  /** Shown below the name. */
  detail?: ReactNode
  /** Extra text or badge of the row. */
  mark?: ReactNode
}

type BrandRowsProps = {
  brands: readonly BrandRow[]
  /** The total, if known. */
  total: number
}

const AT_MOST = 6

/** The favourites and the first few brands. */
function BrandRows({ brands, total }: BrandRowsProps) {
  const ids = useFavouriteIds()
  const isUnlisted = ids.some((id) => !brands.some((brand) => brand.id === id))
  const { data } = useQuery({ ...namedBrandsOptions(), ...INLINE_ERROR, enabled: isUnlisted })
  const known = [...brands, ...(data?.results ?? []).map(toRow)]
  const favourites = ids.flatMap((id) => known.find((brand) => brand.id === id) ?? [])
  const others = brands.filter(({ id }) => !ids.includes(id))
  const shown = [...favourites, ...others].slice(0, AT_MOST)
  const left = Math.max(0, total - shown.length)
  if (shown.length === 0) return null
  return (
    <PlainList>
      {shown.map(({ id, name, detail, mark }) => (
        <RuledItem key={id}>
          <Avatar name={name} shape="square" />
          <Grow>
            <Strong weight="medium">
              <AppLink {...brandLink(id)} color="inherit" underline="hover" sx={{ display: 'block' }}>
                <Truncated>{name}</Truncated>
              </AppLink>
            </Strong>
            {detail && <Muted size="small">{detail}</Muted>}
          </Grow>
          {mark}
        </RuledItem>
      ))}
      {left > 0 && (
        <Muted as="li" size="small" mt={1.5}>
          <FormattedMessage id="dashboard.brands.others" values={{ count: left }} />
        </Muted>
      )}
    </PlainList>
  )
}

type BrandsOverviewProps = { overview: Overview; user: User }

/** The figures, and the first brands: of the list of brands where the answer has none. */
export function BrandsOverview({ overview, user }: BrandsOverviewProps) {
  const figures = figuresOf(overview)
  const { results = [], total_brands: total = results.length } = overview
  const counted = figures.length > 0
  return (
    <Stack spacing={2.5}>
      {counted && <BrandFigures figures={figures} user={user} />}
      {counted || results.length > 0 ? (
        <BrandRows brands={results.map(toRow)} total={total} />
      ) : (
        <ListedBrands Rows={BrandRows} />
      )}
    </Stack>
  )
}

function toRow(brand: Brand): BrandRow {
  const { id, name, is_active: active } = brand
  const users = userCount(brand)
  return {
    id,
    name,
    detail: users === null ? undefined : <FormattedMessage id="data.users" values={{ count: users }} />,
    mark: active ? undefined : (
      <StatusBadge>
        <FormattedMessage id="brands.inactive" />
      </StatusBadge>
    ),
  }
}

/** The plan's usage beside it counts the users: an administrator is no user of the brand. */
const OnlyBrand = ({ brands, ...props }: BrandRowsProps) => (
  <BrandRows {...props} brands={brands.map(({ detail: _detail, ...brand }) => brand)} />
)

/** Users with access to analytics see figures; others see their brands. */
export function BrandsCard({ user }: { user: User }) {
  const single = holdsOneBrand(user.company_info?.slots)
  const action = !seesOneBrand(user) && (
    <AppLink to="/brands">
      <FormattedMessage id="dashboard.brands.all" />
    </AppLink>
  )
  if (!canAccessAnalytics(user))
    return (
      <SectionCard
        title={<FormattedMessage id={seesOneBrand(user) ? 'dashboard.brands.single' : 'dashboard.brands.own'} />}
        action={action}
      >
        <OwnBrands brands={user.brands ?? []} />
      </SectionCard>
    )
  // a plan of one brand has nothing to count
  if (single)
    return (
      <SectionCard title={<FormattedMessage id="dashboard.brands.single" />}>
        <ListedBrands Rows={OnlyBrand} expected={1} creator={can(user, 'brands.write')} />
      </SectionCard>
    )
  return (
    <QueryCard
      title={<FormattedMessage id="dashboard.brands.title" />}
      action={action}
      query={getBrandsOverviewOptions()}
      skeleton={<OverviewSkeleton />}
      failed="brands.overview.failed"
      denied={<Reserved reason="data.denied" />}
      isEmpty={isEmpty}
      empty={<NoBrand creator={can(user, 'brands.write')} />}
    >
      {(overview) => <BrandsOverview overview={overview} user={user} />}
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

/** Without access to analytics: the brands of the user, and why there are no figures. */
function OwnBrands({ brands }: { brands: NonNullable<User['brands']> }) {
  const named = brands.flatMap(toNamed)
  // a call only for what the account leaves out: it may name brands by their ids alone
  if (brands.length === 0 || named.length < brands.length) return <ListedBrands Rows={OwnRows} />
  return <OwnRows brands={named} total={brands.length} />
}

const OwnRows = (props: BrandRowsProps) => (
  <Stack spacing={2}>
    <BrandRows {...props} />
    <Reserved reason="dashboard.brands.noFigures" />
  </Stack>
)

const ROW_HEIGHT = 52
const AS_ROWS = { display: 'grid', alignContent: 'center' } as const

type ListedBrandsProps = {
  Rows: typeof BrandRows
  /** The number of rows of the skeleton. */
  expected?: number
  /** The user may create a brand. */
  creator?: boolean
}

const ListedBrands = ({ Rows, expected = 2, creator = false }: ListedBrandsProps) => (
  <QuerySection
    query={namedBrandsOptions()}
    skeleton={
      <Box sx={{ ...AS_ROWS, minHeight: expected * ROW_HEIGHT }}>
        <SkeletonList rows={expected} />
      </Box>
    }
    failed="brands.list.failed"
    isEmpty={({ results }) => results.length === 0}
    empty={<NoBrand creator={creator} />}
  >
    {(page) => <Rows brands={page.results.map(toRow)} total={totalOf(page) ?? page.results.length} />}
  </QuerySection>
)

const toNamed = (brand: NonNullable<User['brands']>[number]): BrandRow[] =>
  typeof brand === 'object' && brand.name ? [{ id: brand.id, name: brand.name }] : []
