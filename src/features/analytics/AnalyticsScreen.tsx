import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { getBrand } from '~/api/generated/sdk.gen'
import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import { Skeleton, SkeletonList } from '~/design/feedback/Skeleton'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box } from '~/design/layout/Flex'
import { Page } from '~/design/layout/Page'
import { isAbout, recentActivityOptions } from '~/features/shared/activity/ActivityCard'
import { ExportButton, type ExportRows } from '~/features/shared/exports/ExportButton'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { useSectionQuery } from '~/features/shared/queries/QuerySection'
import { OpenListButton, SectionCard, Sections } from '~/features/shared/Section'
import { adminName } from '~/features/shared/user/company-users'
import { userCount } from '~/features/shared/user/user-texts'

import { ActivityChart, UsersChart } from './charts'
import { BrandFigures, CompanyFigures } from './FiguresSection'

/** `scope=brand`: only the selected brand. */
export type AnalyticsSearch = { scope?: 'brand' | undefined }

/** The URL may hold anything: values that are not understood are ignored (C245). */
export const readAnalyticsSearch = (search: Record<string, unknown>): AnalyticsSearch =>
  search['scope'] === 'brand' ? { scope: 'brand' } : {}

type AnalyticsScreenProps = {
  /** Whether figures of the whole company are shown. */
  seesCompany: boolean
  /** The plan holds one brand: nothing is compared, and there is nothing to choose. */
  single: boolean
  scope: AnalyticsSearch['scope']
  /** Undefined if none is selected. */
  selectedId: number | undefined
  /** The selected brand, once its name is known. */
  brand: Pick<Brand, 'id' | 'name'> | undefined
  /** `brand` is on its way. */
  loading: boolean
  onScope: (scope: AnalyticsSearch['scope']) => void
}

/** Figures on brands, users and activity, for all brands or for one. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { seesCompany, single, scope, selectedId, brand, loading, onScope } = props
  const intl = useIntl()
  const isOfBrand = single || scope === 'brand'
  const only = isOfBrand ? brand : undefined
  const id = isOfBrand ? selectedId : undefined
  // an entry names its brand: without the name, nothing can be counted for it
  const isNameMissing = id !== undefined && !only
  const rows = useAnalyticsRows(id)
  const isMeant: (entry: ActivityEntry) => boolean = only ? isAbout(only) : () => true

  return (
    <Page
      title={<FormattedMessage id="navigation.analytics" />}
      description={<Description brand={only} loading={isNameMissing && loading} />}
      actions={<ExportButton name={intl.formatMessage({ id: 'figures.csv.file' })} rows={rows} />}
    >
      <Sections>
        {!single && selectedId !== undefined && (
          <Box sx={{ maxWidth: 480 }}>
            <SegmentedControl
              label={intl.formatMessage({ id: 'figures.scope' })}
              value={scope ?? 'company'}
              options={[
                { value: 'company', label: intl.formatMessage({ id: 'figures.scope.company' }) },
                { value: 'brand', label: brand?.name ?? intl.formatMessage({ id: 'figures.scope.brand' }) },
              ]}
              onChange={(value) => onScope(value === 'brand' ? 'brand' : undefined)}
            />
          </Box>
        )}
        <SectionCard title={<FormattedMessage id="figures.overview" />}>
          {id === undefined || (single && seesCompany) ? (
            <CompanyFigures {...{ seesCompany, single }} />
          ) : (
            <BrandFigures id={id} />
          )}
        </SectionCard>
        {id === undefined && !single && <UsersChart />}
        {(!isNameMissing || loading) && <ActivityChart of={isNameMissing ? undefined : isMeant} />}
        {!isNameMissing && <AllActivity of={isMeant} />}
      </Sections>
    </Page>
  )
}

const ActivityList = lazyComponent(async () => (await import('./ActivityList')).ActivityList)

/** The button that opens the list of all activity, then the list. */
function AllActivity({ of }: { of: (entry: ActivityEntry) => boolean }) {
  const { data } = useSectionQuery(recentActivityOptions())
  const [open, setOpen] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  if (!open && !data?.results?.some(of)) return null
  return (
    <div ref={section}>
      {open ? (
        <ActivityList of={of} fallback={<SkeletonList rows={4} />} />
      ) : (
        <OpenListButton
          {...ActivityList.preloadOnIntent}
          // the heading of the section above would scroll the page away from the list
          focusNext={() => section.current?.querySelector('h2') ?? section.current}
          onOpen={() => setOpen(true)}
        >
          <FormattedMessage id="figures.events.all" />
        </OpenListButton>
      )}
    </div>
  )
}

function Description({ brand, loading }: { brand: Pick<Brand, 'name'> | undefined; loading: boolean }) {
  if (loading) return <Skeleton shape="line" width="16rem" />
  if (!brand) return <FormattedMessage id="figures.description" />
  return <FormattedMessage id="figures.description.brand" values={{ brand: brand.name }} />
}

/** The figures of each brand, or of one brand if its id is given, as a file. */
function useAnalyticsRows(brandId: number | undefined): ExportRows {
  const intl = useIntl()
  const heading = () =>
    (['figures.people.brand', 'figures.people.count', 'figures.csv.active', 'figures.csv.admin'] as const).map((id) =>
      intl.formatMessage({ id }),
    )
  const yesOrNo = (yes: boolean) => intl.formatMessage({ id: yes ? 'lists.yes' : 'lists.no' })
  const toRow = (brand: Brand) => [
    brand.name,
    String(userCount(brand) ?? ''),
    yesOrNo(brand.is_active),
    adminName(intl, brand.brand_admin),
  ]

  return async ({ signal, onProgress }) => {
    if (brandId !== undefined) {
      const { data } = await getBrand({ path: { id: brandId }, signal })
      return [heading(), toRow(data)]
    }
    const brands = await readAllBrands({}, { signal, onProgress })
    return [heading(), ...brands.map(toRow)]
  }
}
