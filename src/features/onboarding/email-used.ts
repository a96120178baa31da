import { refusedStatus, type ApiError } from '~/api/api-error'
import { plainWords } from '~/platform/text'

type Failure = Pick<ApiError, 'code' | 'status_code' | 'message' | 'details' | 'non_field_errors'>

const CODE = /(?:email|account|user)_.*(?:exist|taken|used|registered)|already|duplicate|unique/
/** In every language of the interface, since the call asks for one; without accents. 'N'existe pas' does not match. */
const TAKEN = /\bdeja\b|\balready\b|\bexists\b|\btaken\b|\bin use\b|\bregistered\b|\bbereits\b|\bya\b|\bgia\b/
const ACCOUNT = /mail|compte|account|user|utilisateur|adresse|konto|benutzer|correo|cuenta|usuario|utente/

const saysTaken = (text: string) => TAKEN.test(plainWords(text))

/** Whether a text without a field says that an e-mail has an account. */
export const saysEmailUsed = (text: string) => ACCOUNT.test(plainWords(text)) && saysTaken(text)

/** Whether the registration was refused because the e-mail already has an account (REG-51). */
export function isEmailUsed({ code, status_code, message, details, non_field_errors }: Failure): boolean {
  if (status_code < 400 || status_code >= 500) return false
  if (refusedStatus({ status_code, code }) === 409 || CODE.test(plainWords(code))) return true
  const ofEmail = details['email'] ?? []
  return ofEmail.some(saysTaken) || [message, ...non_field_errors].some(saysEmailUsed)
}
