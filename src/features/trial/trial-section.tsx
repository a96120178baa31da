import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { CalendarIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useEverOpen } from '~/design/layers/layers'
import { Muted } from '~/design/layout/Text'
import type { TrialState } from '~/features/shared/plan/plan-limits'

import { type ShownTrial, useTrial } from './trial-status'
import { TrialStatement } from './TrialStatement'

const ExtendTrialDialog = lazyDialog(async () => (await import('./ExtendTrialDialog')).ExtendTrialDialog)

/** For users who manage the subscription: the section of its card during a trial: its state, and how to extend it. */
type TrialSection = { ended: boolean; activating: boolean; statement: ReactNode; extension: ReactNode }

export const trialSection = (trial: TrialState): TrialSection | undefined =>
  trial.kind === 'none'
    ? undefined
    : {
        ended: trial.kind === 'expired',
        activating: trial.kind === 'activating',
        statement: <Statement trial={trial} />,
        extension: trial.kind !== 'activating' && <Extension trial={trial} />,
      }

/** The same for the trial of the user's company. */
export const useTrialSection = (user: User): TrialSection | undefined => trialSection(useTrial(user))

const Statement = ({ trial }: { trial: ShownTrial }) => (
  <div>
    <TrialStatement trial={trial} manager />
    {trial.kind !== 'expired' && trial.kind !== 'activating' && (
      <Muted size="small" mt={1}>
        <FormattedMessage id="trial.payment" />
      </Muted>
    )}
  </div>
)

function Extension({ trial }: { trial: ShownTrial }) {
  const [open, setOpen] = useState(false)
  const opened = useEverOpen(open)
  return (
    <>
      <Button
        variant="outlined"
        color="neutral"
        startIcon={<CalendarIcon />}
        onClick={() => setOpen(true)}
        {...ExtendTrialDialog.preloadOnIntent}
      >
        <FormattedMessage id="trial.extend.open" />
      </Button>
      {opened && <ExtendTrialDialog open={open} trial={trial} onClose={() => setOpen(false)} />}
    </>
  )
}
