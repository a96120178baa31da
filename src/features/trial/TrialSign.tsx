import { Tooltip } from '~/design/layers/Tooltip'
import { Box } from '~/design/layout/layout'
import { VisuallyHidden } from '~/design/layout/VisuallyHidden'

import { ButtonLink } from '../shared/AppLink'
import { TRIAL_LOOK, useTrialWords, type ShownTrial } from './trial-look'

const COLORS = { neutral: 'text.secondary', warning: 'warning.main', error: 'error.main' }

/** The trial in the rail of icons; for a manager it leads to the plans. */
export function TrialSign({ trial, manager }: { trial: ShownTrial; manager: boolean }) {
  const { words } = useTrialWords(trial)
  const { Icon, tone } = TRIAL_LOOK[trial.urgency]
  return (
    <Tooltip title={words} placement="right">
      {manager ? (
        <ButtonLink
          to="/subscription/upgrade"
          variant="text"
          color="neutral"
          aria-label={words}
          fullWidth
          sx={{ color: COLORS[tone] }}
        >
          <Icon size={20} />
        </ButtonLink>
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 40, color: COLORS[tone] }}>
          <Icon size={20} />
          <VisuallyHidden>{words}</VisuallyHidden>
        </Box>
      )}
    </Tooltip>
  )
}
