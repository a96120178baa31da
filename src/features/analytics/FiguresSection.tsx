import { FormattedMessage } from 'react-intl'

import {
  getBrandOptions,
  getBrandsOverviewOptions,
  getBusinessStatsOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import type { BrandsOverview, BusinessStats } from '~/api/generated/types.gen'
import { KpiTile } from '~/design/data/KpiTile'
import { Skeleton } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { Box } from '~/design/layout/Flex'
import { Tiles, WidthContainer } from '~/design/layout/Grid'
import { Muted } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { isCount } from '~/features/shared/provider-data'
import { QuerySection, useSectionQuery } from '~/features/shared/queries/QuerySection'
import { DataAge, Reserved } from '~/features/shared/Section'
import { userCount } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

const denied = <Reserved reason="figures.denied" />

type CompanyFiguresProps = {
  seesCompany: boolean
  /** The plan holds one brand, which needs no figures to count it. */
  single: boolean
}

/**
 * Figures of all brands that the user sees. Those of the company, which are others for who sees a part of it, are shown
 * to who sees the whole.
 */
export function CompanyFigures({ seesCompany, single }: CompanyFiguresProps) {
  const answers = useAnswers({ seesCompany, single })
  const { overview, stats } = answers
  // beside figures, nothing says that there are none
  const figures = [...brandFigures(overview.data ?? {}), ...companyFigures(stats.data ?? {})]
  const some = knownOf(figures).length > 0
  return (
    <WidthContainer>
      <Box sx={{ ...PARTS, ...(single && { gridTemplateColumns: 'minmax(0, 1fr)' }) }}>
        {!single && (
          <QuerySection
            query={getBrandsOverviewOptions()}
            skeleton={<Awaited labels={['figures.figure.brands', 'figures.figure.active', 'figures.figure.noAdmin']} />}
            failed="brands.overview.failed"
            denied={denied}
            hidesAge
          >
            {(answer) => <Figures figures={brandFigures(answer)} optional={some} />}
          </QuerySection>
        )}
        {seesCompany && (
          <QuerySection
            query={getBusinessStatsOptions()}
            skeleton={<Awaited labels={['figures.figure.activeUsers', 'figures.figure.invitations']} />}
            failed="figures.stats.failed"
            denied={denied}
            hidesAge
          >
            {(answer) => <Figures figures={companyFigures(answer)} optional={some} />}
          </QuerySection>
        )}
      </Box>
      <Age {...answers} />
    </WidthContainer>
  )
}

const brandFigures = ({ total_brands, active_brands, brands_without_admin }: BrandsOverview): readonly Figure[] => [
  { label: 'figures.figure.brands', value: total_brands },
  { label: 'figures.figure.active', value: active_brands },
  { label: 'figures.figure.noAdmin', value: brands_without_admin },
]

const companyFigures = ({ active_users_count, pending_invitations_count }: BusinessStats): readonly Figure[] => [
  { label: 'figures.figure.activeUsers', value: active_users_count },
  { label: 'figures.figure.invitations', value: pending_invitations_count },
]

/** The answers of both sections, which fail and load by themselves. */
function useAnswers({ seesCompany, single }: CompanyFiguresProps) {
  const overview = useSectionQuery({ ...getBrandsOverviewOptions(), enabled: !single, ...INLINE_ERROR })
  const stats = useSectionQuery({ ...getBusinessStatsOptions(), enabled: seesCompany, ...INLINE_ERROR })
  return { overview, stats }
}

/** The age of the older figures, once for both parts. */
function Age({ overview, stats }: ReturnType<typeof useAnswers>) {
  const ages = [overview, stats].flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : [dataUpdatedAt]))
  return ages.length > 0 && <DataAge at={Math.min(...ages)} />
}

/**
 * A row of three tiles and one of two where there is room. In pairs, the total takes a row: no gap beside the third.
 */
const PARTS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
  // tiles in a row are equally high, even across two parts
  '& > div, & > div > div': { display: 'grid', gridTemplateRows: '1fr' },
  '@container (max-width: 24.4375rem)': {
    '& > div > div > div > :first-of-type:nth-last-of-type(3)': { flexBasis: '100%' },
  },
} as const

/** Figures of one brand. */
export const BrandFigures = ({ id }: { id: number }) => (
  <QuerySection
    query={getBrandOptions({ path: { id } })}
    skeleton={<Awaited labels={['figures.figure.users']} />}
    failed="brands.details.failed"
    denied={denied}
  >
    {(brand) => <Figures figures={[{ label: 'figures.figure.users', value: userCount(brand) }]} />}
  </QuerySection>
)

/** Skeleton of the tiles, without their figures. */
const Awaited = ({ labels }: { labels: readonly PlainMessageId[] }) => (
  <Loading>
    <Tiles filled min={120} gap={2}>
      {labels.map((label) => (
        <KpiTile
          key={label}
          label={<FormattedMessage id={label} />}
          value={<Skeleton shape="line" width="min(4rem, 60%)" />}
        />
      ))}
    </Tiles>
  </Loading>
)

type Figure = { label: PlainMessageId; value: number | null | undefined }

/** Only the figures in the answer (decision 6). */
const knownOf = (figures: readonly Figure[]) =>
  figures.flatMap(({ label, value }) => (isCount(value) ? [{ label, value }] : []))

/** @param optional nothing is said where none is known */
function Figures({ figures, optional = false }: { figures: readonly Figure[]; optional?: boolean }) {
  const { number } = useFormats()
  const known = knownOf(figures)
  if (known.length === 0 && optional) return null
  if (known.length === 0)
    return (
      <Muted>
        <FormattedMessage id="figures.none" />
      </Muted>
    )
  return (
    <Tiles filled min={120} gap={2}>
      {known.map(({ label, value }) => (
        <KpiTile key={label} label={<FormattedMessage id={label} />} value={number(value)} />
      ))}
    </Tiles>
  )
}
