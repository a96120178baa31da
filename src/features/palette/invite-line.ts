import { isEmail, normalEmail } from '~/validation/email'

/** Whom a line invites, and the text about the brand; '' if there is none. */
export type InviteLine = { email: string; brand: string }

/** Words that may stand between the address and the brand, in the five languages. */
const LINKS = new Set([
  'à',
  'a',
  'au',
  'chez',
  'dans',
  'pour',
  'to',
  'for',
  'in',
  'en',
  'para',
  'zu',
  'bei',
  'für',
  'su',
  'per',
])

/**
 * 'inviter zoe@exemple.fr à Brasserie du Port': the address makes it an invitation, whatever words precede it; the text
 * after it names the brand.
 */
export function readInviteLine(text: string): InviteLine | undefined {
  const words = text.trim().split(/\s+/)
  const at = words.findIndex(isEmail)
  const email = words[at]
  if (email === undefined) return undefined
  const after = words.slice(at + 1)
  const brand = LINKS.has((after[0] ?? '').toLowerCase()) ? after.slice(1) : after
  return { email: normalEmail(email), brand: brand.join(' ') }
}
