export type TrialUrgency = 'critical' | 'high' | 'medium' | 'low'

/** The trial of a company, as screens show it. */
export type TrialState =
  | { kind: 'none' }
  | { kind: 'expired'; urgency: 'critical'; endsAt: string | null }
  | { kind: 'ends-today' | 'ends-tomorrow'; urgency: 'critical'; endsAt: string }
  | { kind: 'days-left'; urgency: TrialUrgency; days: number; endsAt: string | null }
