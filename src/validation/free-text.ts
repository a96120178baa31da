import type { PlainMessageId } from '~/i18n/messages'

import { lengthOf } from './code-points'
import { must } from './rule'
import { LONGEST_TEXT, sanitise } from './sanitise'

/** Code points as sent. A text that is too long to sanitise is counted as typed. */
export const freeTextLength = (text: string) => lengthOf(text.length > LONGEST_TEXT ? text : sanitise(text))

/** Free text (K35) of at most `max` code points. */
export const freeTextRule = (max: number, message: PlainMessageId) =>
  must((text) => text.length <= LONGEST_TEXT && freeTextLength(text) <= max, message)
