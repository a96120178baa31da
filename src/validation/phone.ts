import { limits } from '~/api/generated/limits.gen'

import { atMost, firstOf, must, over, type Rule } from './rule'
import { collapseSpaces } from './text'

/** +33 or 0, a digit 1-9, then 8 digits. */
const FRENCH = /^(?:\+33|0)[1-9][0-9]{8}$/

/**
 * Removes white space, marks of direction (contacts and our exports add them), dots, hyphens, parentheses, and '(0)'
 * after +33.
 */
export const normalPhone = (text: string) =>
  text
    .replace(/[\p{White_Space}\u200E\u200F\u202A-\u202E\u2066-\u2069.-]+/gu, '')
    .replace(/^\+33\(0\)/, '+33')
    .replace(/[()]+/g, '')

const formatRule = over(
  normalPhone,
  firstOf(
    atMost(limits.profileUpdate.phone.maxLength, 'forms.phone.tooLong'),
    must((phone) => FRENCH.test(phone), 'forms.phone.format'),
  ),
)

/** Optional. Separators alone are not a number. */
export const phoneRule: Rule = (text) => (collapseSpaces(text) === '' ? undefined : formatRule(text))

/** '+33 6 12 34 56 78' (PRO-25). Any other stored value is shown unchanged. */
export function shownPhone(stored: string): string {
  const phone = normalPhone(stored)
  if (!FRENCH.test(phone)) return stored
  const [first = '', ...pairs] = phone.slice(-9).match(/^\d|\d{2}/g) ?? []
  return [phone.startsWith('+') ? `+33\u00A0${first}` : `0${first}`, ...pairs].join('\u00A0')
}
