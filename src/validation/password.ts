import { limits } from '~/api/generated/limits.gen'
import type { PlainMessageId } from '~/i18n/messages'

import { atLeast, atMost, firstOf, must } from './rule'
import { codePoints } from './text'

/** The confirmation must not be empty and must equal the password exactly, in case, spaces and composition (C155). */
export function confirmationProblem(password: string, confirmation: string): PlainMessageId | undefined {
  if (password !== confirmation) return 'forms.password.mismatch'
  return confirmation === '' ? 'forms.passwordConfirm.required' : undefined
}

/** The one list of criteria that all password rules and strength scales use. */
export const PASSWORD_CRITERIA = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const

type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]

/** Registration requires one of these; other special characters are allowed. */
export const REGISTRATION_SPECIAL = /[@$!%*?&]/
/** Everywhere else any punctuation or symbol counts. */
const ANY_SPECIAL = /[\p{P}\p{S}]/u

/** The criteria a password meets. It is read as typed: not trimmed, composed or sanitised. */
export const metCriteria = (password: string, special: RegExp = ANY_SPECIAL): Record<PasswordCriterion, boolean> => ({
  length: codePoints(password) >= limits.passwordChange.new_password.minLength,
  uppercase: /\p{Lu}/u.test(password),
  lowercase: /\p{Ll}/u.test(password),
  digit: /[0-9]/.test(password),
  special: special.test(password),
})

/** The four character classes, without length. */
const CHARACTER_CLASSES = ['uppercase', 'lowercase', 'digit', 'special'] as const satisfies PasswordCriterion[]

function hasAllClasses(password: string, special?: RegExp): boolean {
  const met = metCriteria(password, special)
  return CHARACTER_CLASSES.every((criterion) => met[criterion])
}

/** The documents name seven 'and similar'. These are what attackers try first on French and English accounts. */
const COMMON_WORDS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  '123456',
  'admin',
  'qwerty',
  'qwertz',
  'azerty',
  'motdepasse',
  'welcome',
  'bienvenue',
  'letmein',
  'iloveyou',
]

function holdsCommonWord(password: string): boolean {
  const lower = password.toLowerCase()
  return COMMON_WORDS.some((word) => lower.includes(word))
}

/** Three equal code points in a row; 'Zz' are different. */
const holdsRepeats = (password: string) => /(.)\1\1/su.test(password)

const DIGITS_OR_LETTERS = /^(?:[0-9]{3}|[a-z]{3})$/

/** Three ascending digits or letters, ignoring case: 012, def, XyZ. Not 321 or 890. */
function holdsSequence(password: string): boolean {
  const lower = password.toLowerCase()
  for (let at = 0; at + 3 <= lower.length; at += 1) {
    const first = lower.charCodeAt(at)
    const rises = lower.charCodeAt(at + 1) === first + 1 && lower.charCodeAt(at + 2) === first + 2
    if (rises && DIGITS_OR_LETTERS.test(lower.slice(at, at + 3))) return true
  }
  return false
}

const { registration, fullRegistration, passwordChange } = limits

/** In the documented order; the last two texts are ours. */
export const registrationPasswordRule = firstOf(
  atLeast(registration.password.minLength, 'forms.password.tooShort', codePoints),
  atMost(registration.password.maxLength, 'forms.password.tooLong', codePoints),
  must((password) => hasAllClasses(password, REGISTRATION_SPECIAL), 'forms.password.classes'),
  must((password) => !holdsCommonWord(password), 'forms.password.common'),
  must((password) => !holdsRepeats(password), 'forms.password.repeated'),
  must((password) => !holdsSequence(password), 'forms.password.sequence'),
)

/** The wider registration: any special character, no further rule. */
export const foundationPasswordRule = firstOf(
  atLeast(fullRegistration.password.minLength, 'forms.password.tooShort', codePoints),
  atMost(fullRegistration.password.maxLength, 'forms.password.tooLong', codePoints),
  must((password) => hasAllClasses(password, ANY_SPECIAL), 'forms.password.classes'),
)

/** Password change. */
export const newPasswordRule = firstOf(
  atLeast(passwordChange.new_password.minLength, 'forms.newPassword.tooShort', codePoints),
  atMost(passwordChange.new_password.maxLength, 'forms.newPassword.tooLong', codePoints),
  must((password) => hasAllClasses(password, ANY_SPECIAL), 'forms.newPassword.classes'),
)

/** Three scales, each for one screen. */

export const SETTINGS_LEVELS = ['veryWeak', 'weak', 'medium', 'strong', 'veryStrong'] as const

export type SettingsStrength = {
  met: Record<PasswordCriterion, boolean>
  /** Number of criteria met, 0 to 5. */
  score: number
  level: (typeof SETTINGS_LEVELS)[number]
}

/** Settings: 'Très faible' below two criteria, then one level per criterion. */
export function settingsStrength(password: string): SettingsStrength {
  const met = metCriteria(password)
  const score = PASSWORD_CRITERIA.filter((criterion) => met[criterion]).length
  return { met, score, level: SETTINGS_LEVELS[Math.max(0, score - 1)] ?? 'veryWeak' }
}

/** The part of a password that is scored. Longer ones are refused anyway. */
const judged = (password: string) => password.slice(0, 2 * limits.registration.password.maxLength)

const CLASS_POINTS = 15
const MOST_LENGTH_POINTS = 20
/** Fewer points than a class: a new class that completes a sequence ('ab' + 'C') must not lower the score. */
const CLEAN_POINTS = 10

/** Registration's bar: 0 to 100, from length, character classes, no repeats and no sequences. */
export function registrationScore(typed: string): number {
  const password = judged(typed)
  const met = metCriteria(password, REGISTRATION_SPECIAL)
  const classes = CHARACTER_CLASSES.filter((criterion) => met[criterion]).length
  const length = Math.min(codePoints(password), MOST_LENGTH_POINTS)
  // no points below the minimum length: a short password has no repeats because it is short
  const clean = met.length ? [holdsRepeats(password), holdsSequence(password)].filter((found) => !found).length : 0
  return classes * CLASS_POINTS + length + clean * CLEAN_POINTS
}

export type FoundationLabel = 'weak' | 'medium' | 'strong'

const ACCENTED = /[\u00C0-\u024F\u1E00-\u1EFF]|\p{L}\p{M}/u

/** Points: length, one per class, length over 15, accented letters; minus one for repeats. */
export function foundationPoints(typed: string): number {
  const password = judged(typed)
  const met = metCriteria(password)
  const length = codePoints(password)
  const points = [
    met.length,
    length >= 12,
    length > 15,
    ...CHARACTER_CLASSES.map((criterion) => met[criterion]),
    ACCENTED.test(password),
  ].filter(Boolean).length
  return Math.max(0, points - (holdsRepeats(password) ? 1 : 0))
}

/** Registration's label: weak below 4 points, medium below 7, then strong. */
export function foundationLabel(password: string): FoundationLabel {
  const points = foundationPoints(password)
  if (points < 4) return 'weak'
  return points < 7 ? 'medium' : 'strong'
}
