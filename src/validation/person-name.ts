import { limits } from '~/api/generated/limits.gen'

import { codePoints, composed } from './code-points'
import { LETTER } from './letter-pattern'
import { anything, atLeast, atMost, filled, firstOf, must, over, type Rule } from './rule'
import { collapseSpaces } from './spaces'

/** Letters, spaces, hyphens and apostrophes: straight, typographic and the Ukrainian letter apostrophe. */
const NAME = new RegExp(`^(?:${LETTER}|[ '’ʼ-])+$`, 'u')
const HAS_LETTER = new RegExp(LETTER, 'u')

/** NFC, single spaces; typographic hyphens become '-'. */
export const normalName = (text: string) => collapseSpaces(composed(text)).replace(/[\u2010\u2011]/g, '-')

/** Expects a normalised name. A hyphen or apostrophe alone is not a name; zero-width characters are refused (K49). */
export const isPersonName = (name: string) => NAME.test(name) && HAS_LETTER.test(name)

type NameField = 'firstName' | 'lastName'

const { minLength, maxLength } = limits.registration.first_name

/** Registration: 2 to 50. */
export const registrationNameRule = (field: NameField) =>
  over(
    normalName,
    firstOf(
      filled(`forms.${field}.required`),
      atLeast(minLength, `forms.${field}.length`, codePoints),
      atMost(maxLength, `forms.${field}.length`, codePoints),
      must(isPersonName, `forms.${field}.characters`),
    ),
  )

/** Everywhere else: up to 150. `first` is checked before length and letters. */
export const nameRule = (field: NameField, first: Rule = anything) =>
  firstOf(
    over(normalName, filled(`forms.${field}.required`)),
    first,
    over(
      normalName,
      firstOf(
        atMost(limits.profileUpdate.first_name.maxLength, `forms.${field}.tooLong`, codePoints),
        must(isPersonName, `forms.${field}.characters`),
      ),
    ),
  )
