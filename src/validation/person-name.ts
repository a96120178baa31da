import { limits } from '~/api/generated/limits.gen'

import { anything, atLeast, atMost, filled, firstOf, must, over, type Rule } from './rule'
import { codePoints, collapseSpaces, composed } from './text'

/** European scripts without full-width forms, which only look like Latin letters. */
const SCRIPT = String.raw`(?![\uFF00-\uFFEF])[${['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`

/** Accents that cannot be composed with their letter (ė̃). U+034F is excluded: it is invisible. */
const ACCENTS = String.raw`[\u0300-\u034E\u0350-\u036F]{0,2}`

/**
 * A letter of a European alphabet, for regexes with the `u` flag on NFC text. `[À-ÿ]` would refuse Œ and Ł and accept ×
 * and ÷; `\p{L}` would accept ª and ʰ.
 */
export const LETTER = String.raw`(?=[\p{Lu}\p{Ll}\p{Lt}])${SCRIPT}${ACCENTS}`

/** Letters, spaces, hyphens and apostrophes: straight, typographic and the Ukrainian letter apostrophe. */
const NAME = new RegExp(`^(?:${LETTER}|[ '’ʼ-])+$`, 'u')
const HAS_LETTER = new RegExp(LETTER, 'u')

/** NFC, single spaces; typographic hyphens and short dashes become '-', other signs for an apostrophe '’'. */
export const normalName = (text: string) =>
  collapseSpaces(composed(text))
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[`´‘]/g, '’')

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
