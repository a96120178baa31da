import { IconLine } from '~/design/layout/IconLine'
import { Muted } from '~/design/layout/Muted'
import { Strong } from '~/design/layout/Strong'

import { TRIAL_LOOK, useTrialWords, type ShownTrial } from './trial-look'

export function TrialLine({ trial }: { trial: ShownTrial }) {
  const { words, end } = useTrialWords(trial)
  const { Icon, tone } = TRIAL_LOOK[trial.urgency]
  return (
    <IconLine icon={<Icon size={18} />} tone={tone} gap={1}>
      <Strong>{words}</Strong>
      {end && <Muted size="caption">{end}</Muted>}
    </IconLine>
  )
}
