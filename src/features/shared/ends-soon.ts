import { toInstant } from '~/i18n/dates'
import type { Formats } from '~/i18n/formats'

/** Values of the `…endsSoon` messages: the day and, if the end has one, the time. */
export const endsSoon = (kind: 'ends-today' | 'ends-tomorrow', endsAt: string, { time }: Formats) => {
  const day = kind === 'ends-today' ? 'today' : 'tomorrow'
  return { when: toInstant(endsAt)?.dayOnly ? day : (`${day}At` as const), time: time(endsAt) }
}
