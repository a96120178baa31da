import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ApiError, isGone } from '~/api/api-error'
import {
  detectUpgradeQueryKey,
  extendTrialMutation,
  getCurrentUserQueryKey,
  getTrialStatusQueryKey,
  listTrialEventsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { getProfile, getTrialStatus } from '~/api/generated/sdk.gen'
import { Muted } from '~/design/layout/Text'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import type { TrialState } from '~/features/shared/plan/trial-state'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { emitWindowEvent } from '~/telemetry/events'

import { ExtendTrial } from './ExtendTrial'
import { daysLeft, type ShownTrial, type TrialFields } from './trial-status'
import { TrialStatement } from './TrialStatement'

/** Queries that an extension changes: trial, history, opportunities, and the user with the subscription. */
const CHANGED = [getTrialStatusQueryKey(), listTrialEventsQueryKey(), detectUpgradeQueryKey(), getCurrentUserQueryKey()]

/** Users who may not fetch the trial fetch their own subscription. */
async function readTrial(): Promise<TrialFields> {
  try {
    return (await getTrialStatus()).data
  } catch (error) {
    if (!(error instanceof ApiError && isGone(error))) throw error
    return (await getProfile()).data.subscription_info ?? {}
  }
}

/** Whether the trial ends later than before, by what both answers tell. */
function isLonger(now: TrialFields, before: TrialFields): boolean | undefined {
  const [end, former] = [toDate(now.trial_expires_at), toDate(before.trial_expires_at)]
  if (end && former) return end > former
  const [days, known] = [daysLeft(now), daysLeft(before)]
  return days === null || known === null ? undefined : days > known
}

export function useExtendTrial() {
  const intl = useIntl()
  const { date } = useFormats()
  const { mutate, isPending, failure, isUnconfirmed, reset } = useApiMutation(extendTrialMutation(), {
    name: 'extendTrial',
    confirm: {
      once: true,
      unique: true,
      before: readTrial,
      async check(_input, before) {
        const now = await readTrial()
        const longer = isLonger(now, before)
        if (longer === undefined) return 'unclear'
        return longer ? { trial_expires_at: now.trial_expires_at ?? null } : 'undone'
      },
    },
    meta: {
      invalidates: CHANGED,
      success: ({ trial_expires_at: endsAt }) => ({
        title: intl.formatMessage({ id: 'trial.extend.done' }),
        message: toDate(endsAt) && intl.formatMessage({ id: 'trial.extend.done.until' }, { date: date(endsAt) }),
      }),
    },
    onSuccess: (_, { body: { additional_weeks: weeks = 1 } }) => emitWindowEvent('trial:extended', { weeks }),
  })
  return {
    /** @returns whether the trial was extended */
    extend: async (weeks: number) => (await mutate({ body: { additional_weeks: weeks } })) !== undefined,
    extending: isPending(),
    failure,
    /** The trial may be extended: the next call checks that. */
    unconfirmed: isUnconfirmed(),
    reset,
  }
}

/** For users who manage the subscription: the section of its card during a trial: its state, and how to extend it. */
type TrialPart = { ended: boolean; activating: boolean; statement: ReactNode; extension: ReactNode }

export const trialPart = (trial: TrialState): TrialPart | undefined =>
  trial.kind === 'none'
    ? undefined
    : {
        ended: trial.kind === 'expired',
        activating: trial.kind === 'activating',
        statement: <Statement trial={trial} />,
        extension: trial.kind !== 'activating' && <Extension trial={trial} />,
      }

const Statement = ({ trial }: { trial: ShownTrial }) => (
  <div>
    <TrialStatement trial={trial} manager />
    {trial.kind !== 'expired' && trial.kind !== 'activating' && (
      <Muted size="small" mt={1}>
        <FormattedMessage id="billing.trial.payment" />
      </Muted>
    )}
  </div>
)

function Extension({ trial }: { trial: ShownTrial }) {
  const { extend, reset, ...state } = useExtendTrial()
  return <ExtendTrial trial={trial} {...state} onExtend={extend} onOpen={reset} />
}
