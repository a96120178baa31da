import { limits } from '../../generated/limits.gen.ts'
import type { Rule } from './problems.ts'

const registration = limits.registration.password
const change = limits.passwordChange.new_password

const COMMON = ['password', '123456', 'admin', 'qwerty', 'azerty', 'motdepasse', 'welcome', 'bienvenue', 'letmein']

const hasClasses = (value: string, special: RegExp) =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, special].every((kind) => kind.test(value))

const plain = (code: number) => (code >= 48 && code <= 57) || (code >= 97 && code <= 122)

/** Three ascending neighbours, ignoring case: 012, 123, abc, def (K32). */
function hasSequence(value: string): boolean {
  const codes = Array.from(value.toLowerCase(), (character) => character.codePointAt(0) ?? 0)
  return codes.some(
    (code, at) => plain(code) && plain(code + 2) && codes[at + 1] === code + 1 && codes[at + 2] === code + 2,
  )
}

/** Registration. */
export const registrationPasswordProblem: Rule = (password) => {
  const length = Array.from(password).length
  if (length < registration.minLength) return 'Mot de passe minimum 8 caractères'
  if (length > registration.maxLength) return 'Mot de passe trop long'
  if (!hasClasses(password, /[@$!%*?&]/))
    return 'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial'
  if (COMMON.some((word) => password.toLowerCase().includes(word)))
    return 'Mot de passe trop commun, choisissez un mot de passe plus sécurisé'
  if (/(.)\1\1/u.test(password)) return 'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite'
  if (hasSequence(password)) return 'Le mot de passe ne doit pas contenir de suite simple'
  return undefined
}

/** Password change: any punctuation is a special character. */
export const newPasswordProblem: Rule = (password) => {
  const length = Array.from(password).length
  if (length < change.minLength) return 'Le nouveau mot de passe doit contenir au moins 8 caractères'
  if (length > change.maxLength) return 'Le nouveau mot de passe ne peut pas dépasser 128 caractères'
  if (!hasClasses(password, /[\p{P}\p{S}]/u))
    return 'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial'
  return undefined
}

export const MISMATCH = 'Les mots de passe ne correspondent pas'
