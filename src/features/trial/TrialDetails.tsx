import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Stack } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'

import { ExtendTrial } from './ExtendTrial'
import type { TrialFields } from './trial-status'
import { TrialStatement } from './TrialStatement'
import { useTrialState } from './use-trial-state'

type TrialDetailsProps = {
  fields: TrialFields
  extending: boolean
  failure: ApiError | null
  onExtend: (weeks: number) => Promise<boolean>
  onOpen: () => void
}

export function TrialDetails({ fields, ...extension }: TrialDetailsProps) {
  const trial = useTrialState(fields)
  if (trial.kind === 'none')
    return (
      <Muted>
        <FormattedMessage id="subscription.trial.none.body" />
      </Muted>
    )
  return (
    <Stack spacing={2}>
      <TrialStatement trial={trial} />
      {trial.kind !== 'expired' && (
        <Muted size="small">
          <FormattedMessage id="subscription.trial.payment" />
        </Muted>
      )}
      <div>
        <ExtendTrial endsAt={trial.endsAt} {...extension} />
      </div>
    </Stack>
  )
}
