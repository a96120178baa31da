import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Muted } from '~/design/layout/Text'
import type { TrialState } from '~/features/shared/trial-state'

import { ExtendTrial } from './ExtendTrial'
import type { ShownTrial } from './trial-look'
import { TrialStatement } from './TrialStatement'
import { useExtendTrial } from './use-extend-trial'

/** The section of the subscription card during a trial: its state, and how to extend it. */
export type TrialPart = { ended: boolean; statement: ReactNode; extension: ReactNode }

export const trialPart = (trial: TrialState): TrialPart | undefined =>
  trial.kind === 'none'
    ? undefined
    : {
        ended: trial.kind === 'expired',
        statement: <Statement trial={trial} />,
        extension: <Extension trial={trial} />,
      }

const Statement = ({ trial }: { trial: ShownTrial }) => (
  <div>
    <TrialStatement trial={trial} />
    {trial.kind !== 'expired' && (
      <Muted size="small" mt={1}>
        <FormattedMessage id="subscription.trial.payment" />
      </Muted>
    )}
  </div>
)

function Extension({ trial }: { trial: ShownTrial }) {
  const { extend, reset, ...state } = useExtendTrial()
  return <ExtendTrial trial={trial} {...state} onExtend={extend} onOpen={reset} />
}
