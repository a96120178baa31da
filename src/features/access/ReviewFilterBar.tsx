import { useIntl } from 'react-intl'

import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Tiles } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/OnScreen'

import { REVIEW_SHOWS, type ReviewFilters } from './access-review'

type ReviewFilterBarProps = { filters: ReviewFilters; onChange: (filters: ReviewFilters) => void }

/** Which rows and columns of the review are shown, printed and exported. */
export function ReviewFilterBar({ filters, onChange }: ReviewFilterBarProps) {
  const intl = useIntl()
  return (
    <OnScreen role="search">
      <Tiles filled min={240} gap={1.5} align="end">
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
      </Tiles>
    </OnScreen>
  )
}
