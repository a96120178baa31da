import { limits } from '~/api/generated/limits.gen'

import { atMost, filled, firstOf, must, over } from './rule'
import { trimSpaces } from './spaces'

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
const TOP = '(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])'

/**
 * No dot at an end of a part, none beside another (B §5). ASCII alone (K47), so that invisible and look-alike
 * characters are refused; no `i` flag, no NFC before it: both turn the Kelvin sign into a k.
 */
const FORMAT = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${TOP}$`)

/** F §5: an address is sent trimmed and lower-cased. */
export const normalEmail = (text: string) => trimSpaces(text).toLowerCase()

export const isEmail = (text: string) => FORMAT.test(trimSpaces(text))

export const emailFormat = over(
  trimSpaces,
  firstOf(must(isEmail, 'forms.email.format'), atMost(limits.registration.email.maxLength, 'forms.email.tooLong')),
)

export const emailRule = firstOf(over(trimSpaces, filled('forms.email.required')), emailFormat)
