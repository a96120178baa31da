import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { WarningIcon } from '~/design/icons/first-icons'
import { Box } from '~/design/layout/Flex'
import { freePlaces } from '~/features/shared/free-places'
import { largerPlanFor } from '~/features/shared/larger-plan'
import { LargerPlanLink } from '~/features/shared/LargerPlanLink'

type InviteCountProps = {
  people: number
  wrong?: number
  twice?: number
  /** Whether the user may choose another plan. */
  upgradable: boolean
}

/** '13 personnes · 11 places libres', before anything is sent (INV-07). The provider has the last word. */
export function InviteCount({ people, wrong = 0, twice = 0, upgradable }: InviteCountProps) {
  const intl = useIntl()
  const { data: user } = useQuery(getCurrentUserOptions())
  const free = freePlaces(user?.company_info?.slots, 'users')
  const missing = free === undefined ? 0 : people - free
  const short = missing > 0 || free === 0
  const parts = [
    (people > 0 || wrong > 0) && intl.formatMessage({ id: 'invitations.dialog.people' }, { count: people }),
    free !== undefined && intl.formatMessage({ id: 'invitations.dialog.places' }, { count: free }),
    wrong > 0 && intl.formatMessage({ id: 'invitations.dialog.toCorrect' }, { count: wrong }),
    twice > 0 && intl.formatMessage({ id: 'invitations.dialog.twice' }, { count: twice }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <Box component="span" sx={{ ...LINE, color: short ? 'warning.main' : 'text.secondary' }}>
      {short && <WarningIcon size={16} />}
      <span>{parts.join(' · ')}</span>
      {(missing > 0 || (short && upgradable)) && (
        <span>
          {missing > 0 && <FormattedMessage id="invitations.dialog.slots.short" values={{ count: missing }} />}{' '}
          {upgradable && <LargerPlanLink largerPlan={largerPlanFor(user)} />}
        </span>
      )}
    </Box>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  typography: 'body2',
  // capitalises the first part of the line
  '& > span:first-of-type::first-letter': { textTransform: 'uppercase' },
} as const
