import type { ApiError } from '~/api/api-error'
import { plainWords } from '~/validation/plain-words'

type Failure = Pick<ApiError, 'code' | 'status_code' | 'message' | 'details' | 'non_field_errors'>

const CODE = /(?:email|account|user)_.*(?:exist|taken|used|registered)|already|duplicate|unique/
/** In every language of the interface, since the call asks for one; without accents. 'N'existe pas' does not match. */
const TAKEN = /\bdeja\b|\balready\b|\bexists\b|\btaken\b|\bin use\b|\bregistered\b|\bbereits\b|\bya\b|\bgia\b/
const ACCOUNT = /mail|compte|account|user|utilisateur|adresse|konto|benutzer|correo|cuenta|usuario|utente/

/** Whether the registration was refused because the e-mail already has an account (REG-51). */
export function isEmailUsed({ code, status_code, message, details, non_field_errors }: Failure): boolean {
  if (status_code < 400 || status_code >= 500) return false
  if (status_code === 409 || CODE.test(plainWords(code))) return true
  const ofEmail = details['email'] ?? []
  const ofNoField = [message, ...non_field_errors].filter((text) => ACCOUNT.test(plainWords(text)))
  return [...ofEmail, ...ofNoField].some((text) => TAKEN.test(plainWords(text)))
}
