import { useIntl } from 'react-intl'

import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Box } from '~/design/layout/layout'

import { REVIEW_SHOWS, type ReviewFilters } from './access-review'

type ReviewFilterBarProps = { filters: ReviewFilters; onChange: (filters: ReviewFilters) => void }

/** Which rows and columns of the review are shown, printed and exported. */
export function ReviewFilterBar({ filters, onChange }: ReviewFilterBarProps) {
  const intl = useIntl()
  return (
    <Box role="search" sx={BAR}>
      <Select
        label={intl.formatMessage({ id: 'access.review.show' })}
        options={REVIEW_SHOWS.map((value) => ({
          value,
          label: intl.formatMessage({ id: `access.review.show.${value}` }),
        }))}
        value={filters.show}
        onChange={(show) => onChange({ ...filters, show })}
      />
      <SearchField
        label={intl.formatMessage({ id: 'access.review.filter.people' })}
        value={filters.people}
        onChange={(people) => onChange({ ...filters, people })}
      />
      <SearchField
        label={intl.formatMessage({ id: 'access.review.filter.brands' })}
        value={filters.brands}
        onChange={(brands) => onChange({ ...filters, brands })}
      />
    </Box>
  )
}

const BAR = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  alignItems: 'end',
  gap: 1.5,
  '@media print': { display: 'none' },
} as const
