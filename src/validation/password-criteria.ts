import { limits } from '~/api/generated/limits.gen'

import { codePoints } from './code-points'

/** What passwords are made of: the one list that all rules and all three strength scales read (K1). */
export const PASSWORD_CRITERIA = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const

export type PasswordCriterion = (typeof PASSWORD_CRITERIA)[number]

/** B §5: registration wants one of these; others may stand beside it (K2). */
export const REGISTRATION_SPECIAL = /[@$!%*?&]/
/** B §5, F §5: anywhere else any punctuation will do. */
export const ANY_SPECIAL = /[\p{P}\p{S}]/u

/** Which criteria a password meets. It is read as typed: never trimmed, composed or sanitised (K35, K48). */
export const metCriteria = (password: string, special: RegExp = ANY_SPECIAL): Record<PasswordCriterion, boolean> => ({
  length: codePoints(password) >= limits.passwordChange.new_password.minLength,
  uppercase: /\p{Lu}/u.test(password),
  lowercase: /\p{Ll}/u.test(password),
  digit: /[0-9]/.test(password),
  special: special.test(password),
})

/** The four character classes, length apart. */
export const CHARACTER_CLASSES = ['uppercase', 'lowercase', 'digit', 'special'] as const satisfies PasswordCriterion[]

export function hasAllClasses(password: string, special?: RegExp): boolean {
  const met = metCriteria(password, special)
  return CHARACTER_CLASSES.every((criterion) => met[criterion])
}
