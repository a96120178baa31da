import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { endsSoon } from '~/features/shared/ends-soon'
import { useFormats } from '~/i18n/formats'

import { TRIAL_LOOK, type ShownTrial } from './trial-look'

/** What is left of the trial, until when, and what to do about it. A trial that is over says so in one sentence. */
export function TrialStatement({ trial }: { trial: ShownTrial }) {
  const { date } = useFormats()
  const { Icon, color } = TRIAL_LOOK[trial.urgency]
  if (trial.kind === 'expired')
    return (
      <div>
        {trial.endsAt === null ? (
          <FormattedMessage id="subscription.trial.ended" />
        ) : (
          <FormattedMessage id="subscription.trial.endedOn" values={{ date: date(trial.endsAt) }} />
        )}
      </div>
    )
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', '& > .icon': { color } }}>
        <Icon size={20} />
        <TrialHeadline trial={trial} />
      </Box>
      {trial.endsAt !== null && (
        <Box sx={{ mt: 0.25, color: 'text.secondary' }}>
          <FormattedMessage id="subscription.trial.endsOn" values={{ date: date(trial.endsAt) }} />
        </Box>
      )}
      <Box sx={{ mt: 1 }}>
        <FormattedMessage id={`subscription.trial.urgency.${trial.urgency}`} />
      </Box>
    </Box>
  )
}

function TrialHeadline({ trial }: { trial: Exclude<ShownTrial, { kind: 'expired' }> }) {
  const formats = useFormats()
  if (trial.kind === 'days-left')
    return <FormattedMessage id="subscription.trial.daysLeft" values={{ days: trial.days }} />
  return <FormattedMessage id="subscription.trial.endsSoon" values={endsSoon(trial.kind, trial.endsAt, formats)} />
}
