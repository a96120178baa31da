import { limits } from '~/api/generated/limits.gen'

import { atMost, filled, firstOf, must, over } from './rule'
import { trimSpaces } from './text'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const TOP = '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])'

/**
 * No dot at either end of a part, no two dots in a row. ASCII only (K47), so invisible and look-alike characters are
 * refused. No `i` flag and no NFC first: both turn the Kelvin sign into a k.
 */
const FORMAT = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}$`)

/** Sent trimmed and in lower case. */
export const normalEmail = (text: string) => trimSpaces(text).toLowerCase()

export const isEmail = (text: string) => FORMAT.test(trimSpaces(text))

export const emailFormat = over(
  trimSpaces,
  firstOf(must(isEmail, 'forms.email.format'), atMost(limits.registration.email.maxLength, 'forms.email.tooLong')),
)

export const emailRule = firstOf(over(trimSpaces, filled('forms.email.required')), emailFormat)
