import { FormattedMessage } from 'react-intl'

import { useFormats } from '~/i18n/formats'

/** What the trial says of itself; the route brings it. */
export type TrialNotice = {
  kind: 'none' | 'expired' | 'ends-today' | 'days-left'
  urgency?: 'critical' | 'high' | 'medium' | 'low'
  days?: number
  endsAt?: string | null
}

/** Days left or 'ends today', with the end date where it is known (B §4, K21). */
export function TrialSentence({ trial: { kind, days = 0, endsAt } }: { trial: TrialNotice }) {
  const { date } = useFormats()
  if (kind === 'expired') return <FormattedMessage id="navigation.banner.trialEnded" />
  return (
    <>
      {kind === 'ends-today' ? (
        <FormattedMessage id="navigation.banner.trialEndsToday" />
      ) : (
        <FormattedMessage id="navigation.banner.trialDaysLeft" values={{ days }} />
      )}
      {endsAt && (
        <>
          {' '}
          <FormattedMessage id="navigation.banner.trialUntil" values={{ date: date(endsAt) }} />
        </>
      )}
    </>
  )
}
