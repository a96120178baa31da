import { isEmail, normalEmail } from '~/validation/email'

/** Whom a line asks to invite, and what it says of the brand; '' when it says nothing. */
export type InviteLine = { email: string; brand: string }

/** What may stand between the address and the brand, in any of the five languages. */
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
 * 'inviter zoe@exemple.fr à Brasserie du Port': the address says that it is an invitation, whatever the words before it;
 * what follows it is the brand.
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
