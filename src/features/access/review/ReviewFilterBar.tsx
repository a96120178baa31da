import { FormattedMessage, useIntl } from 'react-intl'

import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Box } from '~/design/layout/Flex'
import { Tiles } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import type { PlainMessageId } from '~/i18n/messages'

import { roleWords, REVIEW_SHOWS, type ReviewFilters } from './access-review'
import { MARK } from './review-styles'
import { lettersOf } from './ReviewMatrix'

type ReviewFilterBarProps = { filters: ReviewFilters; onChange: (filters: ReviewFilters) => void }

/** Which rows and columns of the review are shown, printed and exported. */
export function ReviewFilterBar({ filters, onChange }: ReviewFilterBarProps) {
  const intl = useIntl()
  const narrow = useNarrowerThan('sm')
  // beside each other they have room for one word
  const short = (id: PlainMessageId) => (narrow ? intl.formatMessage({ id }) : undefined)
  return (
    <OnScreen role="search">
      <Tiles filled min={narrow ? 140 : 210} gap={narrow ? 1 : 1.5} align="end">
        <Box sx={narrow ? FULL_ROW : undefined}>
          <Select
            label={intl.formatMessage({ id: 'access.review.show' })}
            options={REVIEW_SHOWS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `access.review.show.${value}` }),
            }))}
            value={filters.show}
            onChange={(show) => onChange({ ...filters, show })}
          />
        </Box>
        <SearchField
          label={intl.formatMessage({ id: 'access.review.filter.people' })}
          placeholder={short('navigation.users')}
          value={filters.users}
          onChange={(users) => onChange({ ...filters, users })}
        />
        <SearchField
          label={intl.formatMessage({ id: 'access.review.filter.brands' })}
          placeholder={short('navigation.brands')}
          value={filters.brands}
          onChange={(brands) => onChange({ ...filters, brands })}
        />
      </Tiles>
    </OnScreen>
  )
}

const FULL_ROW = { '&&': { flexBasis: '100%' } } as const

const ROLES = ['admin', 'member', 'reader', 'everything', 'unread'] as const

/** Legend of the letters in the matrix. */
export function ReviewLegend({ unread }: { unread: boolean }) {
  const intl = useIntl()
  const letters = lettersOf(roleWords(intl))
  return (
    <Box component="ul" aria-label={intl.formatMessage({ id: 'access.review.legend' })} sx={LIST}>
      {ROLES.filter((role) => unread || role !== 'unread').map((role) => (
        <Box component="li" key={role} data-role={role} sx={ITEM}>
          <span aria-hidden>{letters[role]}</span>
          <FormattedMessage id={`access.review.role.${role}`} />
        </Box>
      ))}
    </Box>
  )
}

const LIST = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '@media print': { display: 'none' },
} as const
const ITEM = { ...MARK, display: 'flex', alignItems: 'center', gap: 1 } as const
