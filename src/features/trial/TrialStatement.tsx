import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/layout'
import { useFormats } from '~/i18n/formats'

import { TRIAL_LOOK, type ShownTrial } from './trial-look'

/** What is left of the trial, until when, and what to do about it. */
export function TrialStatement({ trial }: { trial: ShownTrial }) {
  const { date } = useFormats()
  const { Icon, color } = TRIAL_LOOK[trial.urgency]
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'h2', '& > .icon': { color } }}>
        <Icon size={20} />
        <TrialHeadline trial={trial} />
      </Box>
      {trial.endsAt !== null && (
        <Box sx={{ mt: 0.25, color: 'text.secondary' }}>
          <FormattedMessage
            id={trial.kind === 'expired' ? 'subscription.trial.endedOn' : 'subscription.trial.endsOn'}
            values={{ date: date(trial.endsAt) }}
          />
        </Box>
      )}
      <Box sx={{ mt: 1 }}>
        {trial.kind === 'expired' ? (
          <FormattedMessage id="subscription.trial.ended.body" />
        ) : (
          <FormattedMessage id={`subscription.trial.urgency.${trial.urgency}`} />
        )}
      </Box>
    </Box>
  )
}

function TrialHeadline({ trial }: { trial: ShownTrial }) {
  switch (trial.kind) {
    case 'expired':
      return <FormattedMessage id="subscription.trial.ended" />
    case 'ends-today':
      return <FormattedMessage id="subscription.trial.endsToday" />
    case 'days-left':
      return <FormattedMessage id="subscription.trial.daysLeft" values={{ days: trial.days }} />
  }
}
