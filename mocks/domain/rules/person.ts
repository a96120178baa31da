import { limits } from '../../generated/limits.gen.ts'
import { lengthOf, type Rule } from './problems.ts'

/** Letters of any alphabet, spaces, hyphens and both apostrophes. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u
const SUSPICIOUS = /<\s*script|javascript\s*:|(?:^|[\s"'<])on[a-z]+\s*=|<\s*iframe/i
const FRENCH_PHONE = /^(?:\+33|0)[1-9]\d{8}$/

const suspicious: Rule = (value) => (SUSPICIOUS.test(value) ? 'Contenu suspect détecté' : undefined)

type NameField = 'first_name' | 'last_name'
const CALLED = { first_name: 'Le prénom', last_name: 'Le nom' } as const

const letters =
  (field: NameField): Rule =>
  (value) =>
    NAME.test(value)
      ? undefined
      : `${CALLED[field]} ne peut contenir que des lettres, des espaces, des tirets et des apostrophes`

/** 2 to 50 characters at registration. */
export const registrationName =
  (field: NameField): Rule =>
  (value) => {
    const length = lengthOf(value)
    const { minLength, maxLength } = limits.registration[field]
    if (length < minLength || length > maxLength) return `${CALLED[field]} doit contenir entre 2 et 50 caractères`
    return suspicious(value) ?? letters(field)(value)
  }

/** Required, at most 150 in the profile. */
export const profileName =
  (field: NameField): Rule =>
  (value) => {
    if (value === '') return `${CALLED[field]} est requis`
    if (lengthOf(value) > limits.profileUpdate[field].maxLength)
      return `${CALLED[field]} ne peut pas dépasser 150 caractères`
    return suspicious(value) ?? letters(field)(value)
  }

export const phoneProblem: Rule = (value) => {
  if (value === '') return undefined
  if (lengthOf(value) > limits.profileUpdate.phone.maxLength) return 'Le téléphone ne peut pas dépasser 20 caractères'
  return suspicious(value) ?? (FRENCH_PHONE.test(value) ? undefined : 'Numéro de téléphone français invalide')
}

export const positionProblem: Rule = (value) =>
  lengthOf(value) > limits.profileUpdate.position.maxLength
    ? 'Le poste ne peut pas dépasser 100 caractères'
    : suspicious(value)
