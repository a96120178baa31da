import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import type { Slots, User } from '~/api/generated/types.gen'
import { UsageBar } from '~/design/feedback/UsageBar'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box } from '~/design/layout/Flex'
import { useCompact } from '~/design/layout/NavigationItem'
import { IconLine } from '~/design/layout/PlainList'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { ButtonLink } from '~/features/shared/AppLink'
import { usePendingInvitations } from '~/features/shared/invitation/invitations'
import { ShellLink } from '~/features/shared/links'
import {
  hasPlanToChoose,
  nearLimits,
  PLANS_PAGE,
  plansLabel,
  reservedOf,
  type TrialState,
  isCancelled,
  holdsOneBrand,
} from '~/features/shared/plan/plan-limits'
import { createUserStorage } from '~/features/shared/user/user-storage'
import { canManageSubscription, isCompanyAdmin, mayChoosePlan } from '~/permissions/permissions'

import { TRIAL_LOOK, useTrialWords, type ShownTrial } from './trial-status'

type TrialMeterProps = {
  user: User
  trial: TrialState
}

/** Days left of the trial and usage of the plan, for company admins (TRI-17). */
export function TrialMeter({ user, trial }: TrialMeterProps) {
  const compact = useCompact()
  const intl = useIntl()
  if (!canManageSubscription(user) && !isCompanyAdmin(user)) return null
  const chooses = mayChoosePlan(user) && trial.kind !== 'activating'
  const slots = user.company_info?.slots
  const plan = user.subscription_info?.current_plan?.name
  const inTrial = trial.kind !== 'none'
  const full = nearLimits(slots).some(({ used, limit }) => used >= limit)
  const subscription = user.subscription_info
  const settled = !isCancelled(subscription)
  const upgrades = settled && subscription?.can_upgrade === true && hasPlanToChoose(user) && !full

  if (compact) return inTrial && <TrialSign trial={trial} chooses={chooses} />
  if (!inTrial && !plan && !slots) return null
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'frame.usage' })} sx={PANEL}>
      {inTrial ? <TrialLine trial={trial} /> : plan && <Strong>{plan}</Strong>}
      {slots && <Usage user={user} slots={slots} />}
      {/* when the trial is over or the plan is full, the banner or the page has the button */}
      {chooses && trial.kind !== 'expired' && (inTrial || upgrades) && (
        <Box sx={UNLESS_ON_THE_PAGE}>
          <ShellLink to={PLANS_PAGE} label={inTrial ? 'frame.trial.choosePlan' : plansLabel(user)} />
        </Box>
      )}
    </Box>
  )
}

function TrialLine({ trial }: { trial: ShownTrial }) {
  const { words, end } = useTrialWords(trial)
  const { Icon, tone } = TRIAL_LOOK[trial.urgency]
  return (
    <IconLine icon={<Icon size={18} />} tone={tone} gap={1}>
      <Strong>{words}</Strong>
      {end && <Muted size="caption">{end}</Muted>}
    </IconLine>
  )
}

/** Whether the last visit had pending invitations: then the line gets its room before they are known. */
const stored = createUserStorage('pending-invitations')

function Usage({ user, slots }: { user: User; slots: Slots }) {
  const intl = useIntl()
  const pending = usePendingInvitations(user)
  const awaited = pending === null && stored.read(user.id)['any'] !== false

  useEffect(() => {
    if (typeof pending === 'number') stored.write(user.id, { any: pending > 0 })
  }, [user.id, pending])

  return (
    <>
      <UsageBar
        label={intl.formatMessage({ id: 'frame.usage.users' })}
        used={slots.users_used}
        limit={slots.users_limit}
        reserved={reservedOf(slots, 'users')}
        pending={pending}
        // keeps the line in which the pending invitations appear
        start={awaited && <span aria-hidden>&nbsp;</span>}
      />
      {!holdsOneBrand(slots) && (
        <UsageBar
          label={intl.formatMessage({ id: 'frame.usage.brands' })}
          used={slots.brands_used}
          limit={slots.brands_limit}
        />
      )}
    </>
  )
}

/** The page may lead to the plans itself. */
const UNLESS_ON_THE_PAGE = {
  display: 'grid',
  [`body:has(main a[href^="${PLANS_PAGE}"]) &`]: { display: 'none' },
} as const

const PANEL = {
  display: 'grid',
  gap: 1.25,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
} as const

const COLORS = { neutral: 'text.secondary', warning: 'warning.main', error: 'error.main' }

/** The trial in the collapsed navigation; links to the plans for users who may choose one. */
function TrialSign({ trial, chooses }: { trial: ShownTrial; chooses: boolean }) {
  const { words } = useTrialWords(trial)
  const { Icon, tone } = TRIAL_LOOK[trial.urgency]
  return (
    <Tooltip title={words} placement="right">
      {chooses ? (
        <ButtonLink
          to={PLANS_PAGE}
          variant="text"
          color="neutral"
          aria-label={words}
          fullWidth
          sx={{ color: COLORS[tone] }}
        >
          <Icon size={20} />
        </ButtonLink>
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 40, color: COLORS[tone] }}>
          <Icon size={20} />
          <VisuallyHidden>{words}</VisuallyHidden>
        </Box>
      )}
    </Tooltip>
  )
}
