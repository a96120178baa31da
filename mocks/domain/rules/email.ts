import { limits } from '../../generated/limits.gen.ts'
import type { Rule } from './problems.ts'

/** A few well-known ones, enough to show the refusal. */
const DISPOSABLE = [
  'yopmail.com',
  'mailinator.com',
  'guerrillamail.com',
  'jetable.org',
  '10minutemail.com',
  'trashmail.com',
]

const FORMAT = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/

export const normaliseEmail = (value: string) => value.trim().toLowerCase()

/** No consecutive dots, none at either end. */
export const emailProblem: Rule = (email) => {
  if (email === '') return 'Email requis'
  if (email.length > limits.registration.email.maxLength) return 'Email trop long'
  const local = email.slice(0, email.indexOf('@'))
  const dotted = email.includes('..') || local.startsWith('.') || local.endsWith('.')
  return dotted || !FORMAT.test(email) ? 'Format email invalide' : undefined
}

export const disposableProblem: Rule = (email) =>
  DISPOSABLE.includes(email.split('@')[1] ?? '') ? 'Les adresses emails jetables ne sont pas autorisées' : undefined
