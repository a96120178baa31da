import { Box } from '~/design/layout/layout'

import { TRIAL_LOOK, useTrialWords, type ShownTrial } from './trial-look'

export function TrialLine({ trial }: { trial: ShownTrial }) {
  const { words, end } = useTrialWords(trial)
  const { Icon, color } = TRIAL_LOOK[trial.urgency]
  return (
    <Box sx={{ display: 'flex', gap: 1, '& > .icon': { flexShrink: 0, mt: '1px', color } }}>
      <Icon size={18} />
      <div>
        <Box sx={{ fontWeight: 600 }}>{words}</Box>
        {end && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{end}</Box>}
      </div>
    </Box>
  )
}
