import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { CalendarIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Select } from '~/design/inputs/Select'
import { ConfirmDialog } from '~/design/layers/ConfirmDialog'
import { Stack } from '~/design/layout/Flex'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import { textsOfNoField } from '~/features/shared/forms/use-server-errors'
import { errorText, readableText } from '~/i18n/error-text'
import { useFormats } from '~/i18n/formats'

import type { ShownTrial } from './trial-status'

const FIELD = 'additional_weeks'

/** One week unless another is chosen. */
const DEFAULT_WEEKS = '1'
const CHOICES = [DEFAULT_WEEKS, '2', '3', '4'] as const

type ExtendTrialProps = {
  trial: ShownTrial
  extending: boolean
  failure: ApiError | null
  /** The trial may be extended: this is checked before it is extended again. */
  unconfirmed?: boolean
  /** @returns whether the trial was extended */
  onExtend: (weeks: number) => Promise<boolean>
  /** Clears the last failure before a new attempt. */
  onOpen: () => void
}

/** Users who manage the subscription extend the trial, after a confirmation (TRI-07). */
export function ExtendTrial({ trial, extending, failure, unconfirmed = false, onExtend, onOpen }: ExtendTrialProps) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const [weeks, setWeeks] = useState<(typeof CHOICES)[number]>(DEFAULT_WEEKS)

  const start = () => {
    onOpen()
    setWeeks(DEFAULT_WEEKS)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const refused = readableText(failure?.details[FIELD]?.join(' ') ?? '')
  const choose = (chosen: typeof weeks) => {
    setWeeks(chosen)
    // it was about another choice
    if (refused) onOpen()
  }

  return (
    <>
      <Button variant="outlined" color="neutral" startIcon={<CalendarIcon />} onClick={start}>
        <FormattedMessage id="trial.extend.open" />
      </Button>
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
              unknown={<FormattedMessage id="trial.extend.unknown" />}
              texts={refused ? textsOfNoField(failure, [FIELD]) : [errorText(intl, failure)]}
              failure={failure}
            />
          )
        }
        // on failure the dialog stays open and shows it
        onConfirm={() => void onExtend(Number(weeks)).then((longer) => longer && close())}
        onClose={close}
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
    </>
  )
}

/** The start of the added weeks; after the trial has ended, only the server knows it. */
function FromWhen({ trial: { kind, endsAt } }: { trial: ShownTrial }) {
  const { date } = useFormats()
  if (kind === 'expired') return <FormattedMessage id="trial.extend.body.ended" />
  if (endsAt === null) return <FormattedMessage id="trial.extend.body" />
  return <FormattedMessage id="trial.extend.body.until" values={{ date: date(endsAt) }} />
}
