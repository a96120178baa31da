import type { ReactNode } from 'react'

import { ExtendTrial } from './ExtendTrial'
import type { TrialState } from './trial-status'
import { TrialStatement } from './TrialStatement'
import { useExtendTrial } from './use-extend-trial'

/** A trial that is over takes the place of the plan: one sentence, and what can be done about it. */
export type EndedTrial = { statement: ReactNode; extension: ReactNode }

export const endedTrial = (trial: TrialState): EndedTrial | undefined =>
  trial.kind === 'expired' ? { statement: <TrialStatement trial={trial} />, extension: <Extension /> } : undefined

function Extension() {
  const { extend, extending, failure, forget } = useExtendTrial()
  // its end has passed: the server tells from when the weeks count
  return <ExtendTrial endsAt={null} extending={extending} failure={failure} onExtend={extend} onOpen={forget} />
}
