import { FormattedMessage } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { Box } from '~/design/layout/layout'
import { toDate } from '~/i18n/dates'

import { Moment } from '../Moment'

type ActivityOriginProps = {
  entry: ActivityEntry
  /** What the entry is titled: most titles name the brand already. */
  title: string
}

/** Who, on which brand, when: as far as it is known. */
export function ActivityOrigin({ entry: { user, brand, created_at }, title }: ActivityOriginProps) {
  const unnamed = brand && !title.includes(brand)
  return (
    <Box component="span" sx={PARTS}>
      {user && (
        <span>
          <FormattedMessage id="data.activity.by" values={{ user }} />
        </span>
      )}
      {unnamed && <span>{brand}</span>}
      {toDate(created_at) && <Moment at={created_at} />}
    </Box>
  )
}

const PARTS = { '& > * + *::before': { content: '" · "' } } as const
