import { FormattedMessage } from 'react-intl'

import { Spaced } from '~/design/layout/Flex'
import { IconLine } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { endsSoon, isEnding } from '~/features/shared/plan/plan-limits'
import { useFormats } from '~/i18n/formats'

import { TRIAL_LOOK, type ShownTrial } from './trial-status'

type TrialStatementProps = {
  trial: ShownTrial
  /** The user manages the subscription. */
  manager: boolean
}

/** Days left, end date, and what to do. An ended trial is one sentence, and so is a payment that is underway. */
export function TrialStatement({ trial, manager }: TrialStatementProps) {
  const { date } = useFormats()
  const { Icon, tone } = TRIAL_LOOK[trial.urgency]
  if (trial.kind === 'expired')
    return (
      <div data-trial>
        {trial.endsAt === null ? (
          <FormattedMessage id="billing.trial.ended" />
        ) : (
          <FormattedMessage id="billing.trial.endedOn" values={{ date: date(trial.endsAt) }} />
        )}
      </div>
    )
  if (trial.kind === 'activating')
    return (
      <div data-trial>
        <FormattedMessage id="subscription.activating.body" />
      </div>
    )
  return (
    <div data-trial>
      <IconLine icon={<Icon size={20} />} tone={tone} gap={1} headline>
        <TrialHeadline trial={trial} />
      </IconLine>
      {trial.endsAt !== null && (
        <Muted mt={0.25}>
          <FormattedMessage id="billing.trial.endsOn" values={{ date: date(trial.endsAt) }} />
        </Muted>
      )}
      <Spaced mt={1}>
        {isEnding(trial) && !manager ? (
          <FormattedMessage id="data.limit.ask" />
        ) : (
          <FormattedMessage id={`billing.trial.urgency.${trial.urgency}`} />
        )}
      </Spaced>
    </div>
  )
}

function TrialHeadline({ trial }: { trial: Exclude<ShownTrial, { kind: 'expired' | 'activating' }> }) {
  const formats = useFormats()
  if (trial.kind === 'days-left') return <FormattedMessage id="billing.trial.daysLeft" values={{ days: trial.days }} />
  return <FormattedMessage id="billing.trial.endsSoon" values={endsSoon(trial.kind, trial.endsAt, formats)} />
}
