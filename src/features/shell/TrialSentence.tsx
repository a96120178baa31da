import { FormattedMessage } from 'react-intl'

import { useFormats } from '~/i18n/formats'

import { endsSoon } from '../shared/ends-soon'

/** State of the trial; provided by the route. */
export type TrialNotice =
  | { kind: 'none'; urgency?: undefined }
  | { kind: 'expired'; urgency: 'critical' }
  | { kind: 'ends-today' | 'ends-tomorrow'; urgency: 'critical'; endsAt: string }
  | { kind: 'days-left'; urgency: 'critical' | 'high' | 'medium' | 'low'; days: number; endsAt: string | null }

/** Days left, or 'ends today at 23:00', with the end date if known (B §4, K21). */
export function TrialSentence({ trial }: { trial: TrialNotice }) {
  const formats = useFormats()
  if (trial.kind === 'none') return null
  if (trial.kind === 'expired') return <FormattedMessage id="frame.banner.trialEnded" />
  return (
    <>
      {trial.kind === 'days-left' ? (
        <FormattedMessage id="frame.banner.trialDaysLeft" values={{ days: trial.days }} />
      ) : (
        <FormattedMessage id="frame.banner.trialEndsSoon" values={endsSoon(trial.kind, trial.endsAt, formats)} />
      )}
      {trial.endsAt && (
        <>
          {' '}
          <FormattedMessage id="frame.banner.trialUntil" values={{ date: formats.date(trial.endsAt) }} />
        </>
      )}
    </>
  )
}
