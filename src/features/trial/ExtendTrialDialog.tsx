import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ApiError, isInaccessible } from '~/api/api-error'
import { extendTrialMutation } from '~/api/generated/@tanstack/react-query.gen'
import { getProfile, getTrialStatus } from '~/api/generated/sdk.gen'
import { Select } from '~/design/inputs/Select'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Stack } from '~/design/layout/Flex'
import { FailureSummary } from '~/features/shared/forms/Form'
import { textsOfNoField } from '~/features/shared/forms/form-errors'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { toDate } from '~/i18n/dates'
import { errorText, readableText } from '~/i18n/error-text'
import { useFormats } from '~/i18n/formats'
import { emitWindowEvent } from '~/telemetry/events'

import { type ShownTrial, daysLeft, type TrialFields } from './trial-status'

/** Queries that an extension changes: trial, history, opportunities, and the user with the subscription. */
const CHANGED = keysOf('getTrialStatus', 'listTrialEvents', 'detectUpgrade', 'getCurrentUser')

/** Users who may not fetch the trial fetch their own subscription. */
async function readTrial(): Promise<TrialFields> {
  try {
    return (await getTrialStatus()).data
  } catch (error) {
    if (!(error instanceof ApiError && isInaccessible(error))) throw error
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
  const { mutate, isPending, failure, mustVerify, reset } = useApiMutation(extendTrialMutation(), {
    name: 'extendTrial',
    verification: {
      once: true,
      unique: true,
      before: readTrial,
      async check(_input, before) {
        const now = await readTrial()
        const longer = isLonger(now, before)
        if (longer === undefined) return 'unclear'
        return longer ? { trial_expires_at: now.trial_expires_at ?? null } : 'notApplied'
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
    unconfirmed: mustVerify(),
    reset,
  }
}

const FIELD = 'additional_weeks'

/** One week unless another is chosen. */
const DEFAULT_WEEKS = '1'
const CHOICES = [DEFAULT_WEEKS, '2', '3', '4'] as const

type ExtendTrialDialogProps = {
  open: boolean
  trial: ShownTrial
  onClose: () => void
}

/** Users who manage the subscription extend the trial, after a confirmation (TRI-07). */
export function ExtendTrialDialog(props: ExtendTrialDialogProps) {
  const { extend, ...state } = useExtendTrial()
  return <ExtendTrialQuestion {...props} {...state} onExtend={extend} />
}

type ExtendTrialQuestionProps = ExtendTrialDialogProps & {
  extending: boolean
  failure: ApiError | null
  /** The trial may be extended: this is checked before it is extended again. */
  unconfirmed?: boolean
  /** @returns whether the trial was extended */
  onExtend: (weeks: number) => Promise<boolean>
  /** Clears the last failure before a new attempt. */
  reset: () => void
}

export function ExtendTrialQuestion(props: ExtendTrialQuestionProps) {
  const { open, trial, onClose, extending, failure, unconfirmed = false, onExtend, reset } = props
  const intl = useIntl()
  const [weeks, setWeeks] = useState<(typeof CHOICES)[number]>(DEFAULT_WEEKS)

  const refused = readableText(failure?.details[FIELD]?.join(' ') ?? '')
  const choose = (chosen: typeof weeks) => {
    setWeeks(chosen)
    // it was about another choice
    if (refused) reset()
  }

  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="trial.extend.title" />}
      confirm={<FormattedMessage id="trial.extend.confirm" values={{ weeks: Number(weeks) }} />}
      busyLabel={<FormattedMessage id="trial.extend.busy" />}
      busy={extending}
      verifies={unconfirmed}
      failure={
        failure && (
          <FailureSummary
            title={<FormattedMessage id="trial.extend.failed" />}
            unconfirmed={<FormattedMessage id="trial.extend.unconfirmed" />}
            texts={refused ? textsOfNoField(failure, [FIELD]) : [errorText(intl, failure)]}
            failure={failure}
          />
        )
      }
      // on failure the dialog stays open and shows it
      onConfirm={() => void onExtend(Number(weeks)).then((longer) => longer && onClose())}
      onClose={onClose}
      onClosed={() => {
        reset()
        setWeeks(DEFAULT_WEEKS)
      }}
    >
      <Stack spacing={2}>
        <div>
          <FromWhen trial={trial} />
        </div>
        <Select
          label={intl.formatMessage({ id: 'trial.extend.weeks' })}
          disabled={extending || unconfirmed}
          value={weeks}
          onChange={choose}
          error={refused}
          options={CHOICES.map((value) => ({
            value,
            label: intl.formatMessage({ id: 'trial.extend.weeks.count' }, { weeks: Number(value) }),
          }))}
        />
      </Stack>
    </ConfirmDialog>
  )
}

/** The start of the added weeks; after the trial has ended, only the server knows it. */
function FromWhen({ trial: { kind, endsAt } }: { trial: ShownTrial }) {
  const { date } = useFormats()
  if (kind === 'expired') return <FormattedMessage id="trial.extend.body.ended" />
  if (endsAt === null) return <FormattedMessage id="trial.extend.body" />
  return <FormattedMessage id="trial.extend.body.until" values={{ date: date(endsAt) }} />
}
