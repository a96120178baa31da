import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'

import { must } from './rule'
import { LONGEST_TEXT, sanitise, sanitiseLines } from './sanitise'
import { lengthOf } from './text'

type Normal = (text: string) => string

/** Code points as sent. A text that is too long to sanitise is counted as typed. */
const lengthAs = (normal: Normal) => (text: string) => lengthOf(text.length > LONGEST_TEXT ? text : normal(text))

export const freeTextLength = lengthAs(sanitise)
/** Of a text that keeps its line breaks. */
export const linesLength = lengthAs(sanitiseLines)

/** Free text (K35) of at most `max` code points. */
export const freeTextRule = (max: number, message: PlainMessageId, length = freeTextLength) =>
  must((text) => text.length <= LONGEST_TEXT && length(text) <= max, message)

/** Free text: counted and sent after sanitising. */
export const normalPosition = sanitise

export const positionRule = freeTextRule(limits.profileUpdate.position.maxLength, 'forms.position.tooLong')
