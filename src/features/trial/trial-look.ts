import { useIntl } from 'react-intl'

import { WarningIcon } from '~/design/icons/first-icons'
import { ClockIcon } from '~/design/icons/icons'
import { endsSoon } from '~/features/shared/ends-soon'
import type { TrialState, TrialUrgency } from '~/features/shared/trial-state'
import { useFormats } from '~/i18n/formats'

export type ShownTrial = Exclude<TrialState, { kind: 'none' }>

/** Colour repeats what icon and words say. */
export const TRIAL_LOOK: Record<TrialUrgency, { Icon: typeof ClockIcon; tone: 'neutral' | 'warning' | 'error' }> = {
  low: { Icon: ClockIcon, tone: 'neutral' },
  medium: { Icon: ClockIcon, tone: 'warning' },
  high: { Icon: WarningIcon, tone: 'warning' },
  critical: { Icon: WarningIcon, tone: 'error' },
}

/** Days left, or 'ends today at 23:00', plus the end date (TRI-06). */
export function useTrialWords(trial: ShownTrial): { words: string; end?: string } {
  const intl = useIntl()
  const formats = useFormats()
  if (trial.kind === 'expired') return { words: intl.formatMessage({ id: 'frame.trial.ended' }) }
  const words =
    trial.kind === 'days-left'
      ? intl.formatMessage({ id: 'frame.trial.daysLeft' }, { days: trial.days })
      : intl.formatMessage({ id: 'frame.trial.endsSoon' }, endsSoon(trial.kind, trial.endsAt, formats))
  if (trial.endsAt === null) return { words }
  return { words, end: intl.formatMessage({ id: 'frame.trial.until' }, { date: formats.date(trial.endsAt) }) }
}
