import { limits } from '../../generated/limits.gen.ts'
import { lengthOf, type Rule } from './problems.ts'

const business = limits.businessSetup.business_name
const brand = limits.brandInput

const BUSINESS = /^[\p{L}\p{M}\d &.'’"-]+$/u
const KEYWORDS = ['null', 'undefined', 'admin', 'root', 'system', 'api', 'www', 'mail', 'email', 'script', 'hack']
const PATTERNS = /<\s*script|(?:javascript|data|vbscript)\s*:/i

/** Forbidden words count as whole words only (K26). */
export const businessNameProblem: Rule = (name) => {
  const length = lengthOf(name)
  if (length < business.minLength) return "Le nom d'entreprise doit contenir au moins 2 caractères"
  if (length > business.maxLength) return "Le nom d'entreprise ne peut pas dépasser 100 caractères"
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
  if (words.some((word) => KEYWORDS.includes(word))) return "Le nom d'entreprise contient des mots-clés non autorisés"
  if (PATTERNS.test(name) || !BUSINESS.test(name)) return "Le nom d'entreprise contient des caractères non autorisés"
  return undefined
}

/** Decision 7. */
export const brandNameProblem: Rule = (name) => {
  const length = lengthOf(name)
  if (length === 0) return 'Le nom de la marque est requis'
  if (length > brand.name.maxLength) return 'Le nom de la marque ne peut pas dépasser 100 caractères'
  return /[<>\p{Cc}]/u.test(name) ? 'Le nom de la marque contient des caractères non autorisés' : undefined
}

export const brandUrlProblem: Rule = (url) => {
  if (url === '') return undefined
  if (url.length > brand.url.maxLength) return 'L’adresse ne peut pas dépasser 2000 caractères'
  const known = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
  return known ? undefined : 'Adresse du site invalide'
}

/** Without case and accents, for unique names. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** For searches: the apostrophes of keyboards and of books are one too. */
export const searchable = (text: string) => folded(text).replaceAll(/[‘’ʼ]/g, "'")
