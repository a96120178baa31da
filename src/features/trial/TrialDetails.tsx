import { FormattedMessage } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Box, Stack } from '~/design/layout/layout'

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
      <Box sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="subscription.trial.none.body" />
      </Box>
    )
  return (
    <Stack spacing={2}>
      <TrialStatement trial={trial} />
      {trial.kind !== 'expired' && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="subscription.trial.payment" />
        </Box>
      )}
      <div>
        <ExtendTrial endsAt={trial.endsAt} {...extension} />
      </div>
    </Stack>
  )
}
