import { useIntl } from 'react-intl'

import {
  detectUpgradeQueryKey,
  extendTrialMutation,
  getCurrentUserQueryKey,
  getTrialStatusQueryKey,
  listTrialEventsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { useAct } from '~/features/shared/acts/use-act'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { emitWindowEvent } from '~/telemetry/events'

/** Queries that an extension changes: trial, history, opportunities, and the user with the subscription. */
const CHANGED = [getTrialStatusQueryKey(), listTrialEventsQueryKey(), detectUpgradeQueryKey(), getCurrentUserQueryKey()]

export function useExtendTrial() {
  const intl = useIntl()
  const { date } = useFormats()
  const { act, pending, failure, forget } = useAct(extendTrialMutation(), {
    name: 'extendTrial',
    changes: CHANGED,
    // without an answer, the trial may be extended: a second press would add weeks
    refreshOnFailure: true,
    done: ({ trial_expires_at: endsAt }) => ({
      title: intl.formatMessage({ id: 'subscription.extend.done' }),
      message: toDate(endsAt) && intl.formatMessage({ id: 'subscription.extend.done.until' }, { date: date(endsAt) }),
    }),
    onDone: (_, { body: { additional_weeks: weeks = 1 } }) => emitWindowEvent('trial:extended', { weeks }),
  })
  return {
    /** @returns whether the trial was extended */
    extend: async (weeks: number) => (await act({ body: { additional_weeks: weeks } })) !== undefined,
    extending: pending(),
    failure,
    forget,
  }
}
