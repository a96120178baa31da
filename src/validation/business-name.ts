import { limits } from '~/api/generated/limits.gen'

import { LETTER } from './person-name'
import { atLeast, atMost, filled, firstOf, must, over } from './rule'
import { codePoints, collapseSpaces, composed } from './text'

/** Letters, digits, spaces and - & . ' ", with at least one letter or digit. */
const CHARACTERS = new RegExp(`^(?:${LETTER}|[0-9 &.'"-])+$`, 'u')
const HAS_WORD = new RegExp(`${LETTER}|[0-9]`, 'u')

const FORBIDDEN_WORDS = new Set('null undefined admin root system api www mail email script hack'.split(' '))

/** A scheme counts only before ':': 'Data Conseil' is a valid name (K26). */
const CODE = /<script|(?:javascript|data|vbscript)\s*:/i

/** Whole words, ignoring case, not accents. 'E-mail Pro' contains 'mail'; 'Papier' does not contain 'api'. */
const holdsForbiddenWord = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => FORBIDDEN_WORDS.has(word))

/** NFC, single spaces, straight apostrophes and quotes, plain hyphens: telephones type the others. */
export const normalBusinessName = (text: string) =>
  collapseSpaces(composed(text))
    .replace(/[’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[\u2010\u2011]/g, '-')

const { minLength, maxLength } = limits.businessSetup.business_name

export const businessNameRule = over(
  normalBusinessName,
  firstOf(
    filled('onboarding.businessName.required'),
    atLeast(minLength, 'onboarding.businessName.length', codePoints),
    atMost(maxLength, 'onboarding.businessName.length', codePoints),
    must((name) => !holdsForbiddenWord(name), 'onboarding.businessName.forbidden'),
    must((name) => !CODE.test(name), 'forms.suspicious'),
    must((name) => CHARACTERS.test(name) && HAS_WORD.test(name), 'onboarding.businessName.characters'),
  ),
)
