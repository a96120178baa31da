import { toInstant } from '~/i18n/dates'
import type { Formats } from '~/i18n/formats'

export type TrialUrgency = 'critical' | 'high' | 'medium' | 'low'

/** The trial of a company, as screens show it. */
export type TrialState =
  | { kind: 'none' }
  /** A payment is underway: nobody is asked to choose a plan meanwhile. */
  | { kind: 'activating'; urgency: 'low'; endsAt: null }
  | { kind: 'expired'; urgency: 'critical'; endsAt: string | null }
  | { kind: 'ends-today' | 'ends-tomorrow'; urgency: 'critical'; endsAt: string }
  | { kind: 'days-left'; urgency: TrialUrgency; days: number; endsAt: string | null }

type RunningTrial = Exclude<TrialState, { kind: 'none' }>

/** At most three days are left, or the trial is over: banner and tasks ask for a plan (decision 25). */
export const isEnding = (trial: TrialState): trial is RunningTrial =>
  trial.kind !== 'none' && ['critical', 'high'].includes(trial.urgency)

/** Values of the `…endsSoon` messages: the day and, if the end has one, the time. */
export const endsSoon = (kind: 'ends-today' | 'ends-tomorrow', endsAt: string, { time }: Formats) => {
  const day = kind === 'ends-today' ? 'today' : 'tomorrow'
  return { when: toInstant(endsAt)?.dayOnly ? day : (`${day}At` as const), time: time(endsAt) }
}
