import { FormattedMessage, useIntl } from 'react-intl'

import { WarningIcon } from '~/design/icons/first-icons'
import { Box } from '~/design/layout/Flex'
import { useFreshCurrentUser } from '~/features/shared/user/current-user'

import { freeSlots, largerPlanFor } from './plan-limits'
import { LargerPlanLink } from './PlanLimitAlert'

type FreeSlotsProps = {
  of: 'users' | 'brands'
  /** Number of places that are asked for. */
  count: number
  /** What is asked for: '13 personnes'. */
  asked: string | undefined
  /** Number of rows to correct. */
  wrong: number
  /** What else there is to say. */
  rest?: string | undefined
  /** Whether the user may choose another plan. */
  upgradable: boolean
}

const TEXTS = {
  users: { free: 'sheet.places', short: 'sheet.short' },
  brands: { free: 'sheet.brands.places', short: 'sheet.brands.short' },
} as const

/** '13 personnes · 11 places libres', before anything is sent (INV-07). The provider has the last word. */
export function FreeSlots({ of, count, asked, wrong, rest, upgradable }: FreeSlotsProps) {
  const intl = useIntl()
  const user = useFreshCurrentUser()
  const free = freeSlots(user?.company_info?.slots, of)
  const missing = free === undefined ? 0 : count - free
  const short = missing > 0 || free === 0
  const parts = [
    asked,
    free !== undefined && intl.formatMessage({ id: TEXTS[of].free }, { count: free }),
    wrong > 0 && intl.formatMessage({ id: 'sheet.toCorrect' }, { count: wrong }),
    rest,
  ].filter((part) => part)
  if (parts.length === 0) return null
  return (
    <Box component="span" sx={{ ...LINE, color: short ? 'warning.main' : 'text.secondary' }}>
      {short && <WarningIcon size={16} />}
      <span>{parts.join(' · ')}</span>
      {(missing > 0 || (short && upgradable)) && (
        <span>
          {missing > 0 && <FormattedMessage id={TEXTS[of].short} values={{ count: missing }} />}{' '}
          {upgradable && <LargerPlanLink largerPlan={largerPlanFor(user)} />}
        </span>
      )}
    </Box>
  )
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  typography: 'body2',
  '& > .icon': { mt: '1px' },
  // beside the icon, however narrow
  '& > span': { flex: '1 1 0' },
  '& > span ~ span': { flexBasis: '100%' },
  // capitalises the first part of the line
  '& > span:first-of-type::first-letter': { textTransform: 'uppercase' },
} as const
