import { FormattedMessage, useIntl } from 'react-intl'

import { getBrand } from '~/api/generated/sdk.gen'
import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import { SegmentedControl } from '~/design/inputs/SegmentedControl'
import { Box } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { isAbout } from '~/features/shared/activity/activity-of'
import { adminName } from '~/features/shared/admin-name'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { readAllBrands } from '~/features/shared/exports/read-lists'
import type { ExportRows } from '~/features/shared/exports/use-export'
import { PartCard } from '~/features/shared/PartCard'
import { Parts } from '~/features/shared/Parts'

import { ActivityChart } from './ActivityChart'
import type { AnalyticsSearch } from './analytics-search'
import { BrandFigures, CompanyFigures } from './FiguresPart'
import { PeopleChart } from './PeopleChart'

type AnalyticsScreenProps = {
  scope: AnalyticsSearch['scope']
  /** The selected brand; undefined if none is selected or its name is not known yet. */
  brand: Pick<Brand, 'id' | 'name'> | undefined
  /** The selected brand is loading. */
  awaited: boolean
  onScope: (scope: AnalyticsSearch['scope']) => void
}

/** Figures on brands, people and activity, for all brands or for the selected one (decision 26, DSH-04). */
export function AnalyticsScreen({ scope, brand, awaited, onScope }: AnalyticsScreenProps) {
  const intl = useIntl()
  const only = scope === 'brand' ? brand : undefined
  const rows = useAnalyticsRows(only?.id)
  const isMeant: (entry: ActivityEntry) => boolean = only ? isAbout(only) : () => true

  return (
    <Page
      title={<FormattedMessage id="navigation.analytics" />}
      description={
        only ? (
          <FormattedMessage id="analytics.description.brand" values={{ brand: only.name }} />
        ) : (
          <FormattedMessage id="analytics.description" />
        )
      }
      actions={<ExportButton name={intl.formatMessage({ id: 'analytics.csv.file' })} rows={rows} />}
    >
      <Parts>
        {(brand || awaited) && (
          <Box sx={{ maxWidth: 480 }}>
            <SegmentedControl
              label={intl.formatMessage({ id: 'analytics.scope' })}
              value={scope ?? 'company'}
              options={[
                { value: 'company', label: intl.formatMessage({ id: 'analytics.scope.company' }) },
                { value: 'brand', label: brand?.name ?? intl.formatMessage({ id: 'analytics.scope.brand' }) },
              ]}
              onChange={(value) => onScope(value === 'brand' ? 'brand' : undefined)}
            />
          </Box>
        )}
        <PartCard title={<FormattedMessage id="analytics.overview" />}>
          {only ? <BrandFigures id={only.id} /> : <CompanyFigures />}
        </PartCard>
        {!only && <PeopleChart />}
        <ActivityChart of={isMeant} />
      </Parts>
    </Page>
  )
}

/** The figures of each brand, or of one brand if its id is given, as a file. */
function useAnalyticsRows(brandId: number | undefined): ExportRows {
  const intl = useIntl()
  const heading = () =>
    (['analytics.people.brand', 'analytics.people.count', 'analytics.csv.active', 'analytics.csv.admin'] as const).map(
      (id) => intl.formatMessage({ id }),
    )
  const yesOrNo = (yes: boolean) => intl.formatMessage({ id: yes ? 'data.yes' : 'data.no' })
  const toRow = ({ name, users_count, is_active, brand_admin }: Brand) => [
    name,
    String(users_count),
    yesOrNo(is_active),
    adminName(intl, brand_admin),
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
