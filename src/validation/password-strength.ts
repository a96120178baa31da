import { limits } from '~/api/generated/limits.gen'

import { codePoints } from './code-points'
import {
  CHARACTER_CLASSES,
  metCriteria,
  PASSWORD_CRITERIA,
  REGISTRATION_SPECIAL,
  type PasswordCriterion,
} from './password-criteria'
import { holdsRepeats, holdsSequence } from './password-patterns'

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
/** Fewer points than a class: a new class that completes a sequence ('ab' + 'C') must not lower the score (C160). */
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
