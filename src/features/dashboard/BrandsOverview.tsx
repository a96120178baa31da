import { FormattedMessage } from 'react-intl'

import type { Brand, BrandsOverview as Overview } from '~/api/generated/types.gen'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import type { PageLink } from '~/features/shared/page-link'

import { figuresOf } from './brand-figures'
import { BrandFigures } from './BrandFigures'
import { BrandRows, type BrandRow } from './BrandRows'

type BrandsOverviewProps = {
  overview: Overview
  exists: (path: string) => boolean
  /** Whether the user may open the list behind a figure. */
  reaches: (link: PageLink) => boolean
}

/** The figures, and the first brands if the answer has them. */
export function BrandsOverview({ overview, exists, reaches }: BrandsOverviewProps) {
  const figures = figuresOf(overview)
  const { results = [], total_brands: total = results.length } = overview
  if (figures.length === 0 && results.length === 0)
    return (
      <Muted>
        <FormattedMessage id="dashboard.brands.nothing" />
      </Muted>
    )
  return (
    <Stack spacing={2.5}>
      {figures.length > 0 && <BrandFigures figures={figures} reaches={reaches} />}
      {results.length > 0 && <BrandRows brands={results.map(toRow)} total={total} exists={exists} />}
    </Stack>
  )
}

export const toRow = ({ id, name, users_count: users, is_active: active }: Brand): BrandRow => ({
  id,
  name,
  detail: users === null ? undefined : <FormattedMessage id="data.users" values={{ count: users }} />,
  mark: active ? undefined : (
    <StatusBadge>
      <FormattedMessage id="brands.inactive" />
    </StatusBadge>
  ),
})
