import { FormattedMessage, useIntl } from 'react-intl'

import { Box } from '~/design/layout/Flex'

import { roleWords } from './access-review'
import { MARK } from './review-look'
import { lettersOf } from './ReviewMatrix'

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
