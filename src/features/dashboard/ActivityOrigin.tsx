import { FormattedMessage } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/layout'
import { toDate } from '~/i18n/dates'

import { Moment } from '../shared/Moment'

/** Who, on which brand, when: as far as it is known. */
export function ActivityOrigin({ entry: { user, brand, created_at, description } }: { entry: ActivityEntry }) {
  // most descriptions name the brand already
  const unnamed = brand && !description?.includes(brand)
  return (
    <Box component="span" sx={PARTS}>
      {user && (
        <span>
          <FormattedMessage id="dashboard.activity.by" values={{ user }} />
        </span>
      )}
      {unnamed && <span>{brand}</span>}
      {toDate(created_at) && <Moment at={created_at} />}
    </Box>
  )
}

const PARTS = { '& > * + *::before': { content: '" · "' } } as const
