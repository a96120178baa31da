import { limits } from '~/api/generated/limits.gen'

import { codePoints } from './code-points'

/** The one list of criteria that all password rules and strength scales use (K1). */
export const PASSWORD_CRITERIA = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const

export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]

/** Registration requires one of these; other special characters are allowed. */
export const REGISTRATION_SPECIAL = /[@$!%*?&]/
/** Everywhere else any punctuation or symbol counts. */
export const ANY_SPECIAL = /[\p{P}\p{S}]/u

/** The criteria a password meets. It is read as typed: not trimmed, composed or sanitised. */
export const metCriteria = (password: string, special: RegExp = ANY_SPECIAL): Record<PasswordCriterion, boolean> => ({
  length: codePoints(password) >= limits.passwordChange.new_password.minLength,
  uppercase: /\p{Lu}/u.test(password),
  lowercase: /\p{Ll}/u.test(password),
  digit: /[0-9]/.test(password),
  special: special.test(password),
})

/** The four character classes, without length. */
export const CHARACTER_CLASSES = ['uppercase', 'lowercase', 'digit', 'special'] as const satisfies PasswordCriterion[]

export function hasAllClasses(password: string, special?: RegExp): boolean {
  const met = metCriteria(password, special)
  return CHARACTER_CLASSES.every((criterion) => met[criterion])
}
