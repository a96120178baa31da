import type { PlainMessageId } from '~/i18n/messages'
import { emailRule, isEmail, normalEmail } from '~/validation/email'

import { entriesOf } from './email-entries'

export type ListedEmail = {
  /** The text as pasted, to show which entry is meant. */
  text: string
  /** The address as it is sent. */
  email: string
  problem: PlainMessageId | undefined
}

/** Each address of the list with its problem; a repeated address is a duplicate. */
export function listedEmails(text: string): ListedEmail[] {
  const seen = new Set<string>()
  return entriesOf(text).map((entry) => {
    const email = normalEmail(entry)
    const problem = emailRule(entry) ?? (seen.has(email) ? 'invitations.emails.duplicate' : undefined)
    seen.add(email)
    return { text: entry, email, problem }
  })
}

export const isDuplicate = ({ problem }: ListedEmail) => problem === 'invitations.emails.duplicate'

/** The text of each invalid entry, as pasted. */
export const invalidEmails = (text: string) =>
  listedEmails(text).flatMap((listed) => (listed.problem && !isDuplicate(listed) ? [listed.text] : []))

/** The addresses to invite: each once, without the invalid ones. */
export const emailsToInvite = (text: string) =>
  listedEmails(text).flatMap(({ email, problem }) => (problem ? [] : [email]))

/** The text of the field: each complete entry ends with a line break; after the last one comes the text being typed. */
export function splitTyped(text: string): { listed: string; typed: string } {
  const end = text.lastIndexOf('\n') + 1
  return { listed: text.slice(0, end), typed: text.slice(end) }
}

/** The text of the field with more entries, all of them complete. */
export const withEntries = (text: string, more = ''): string =>
  [...entriesOf(text), ...entriesOf(more)].map((entry) => `${entry}\n`).join('')

export const withoutEntry = (text: string, place: number): string =>
  withEntries(
    entriesOf(text)
      .filter((_, at) => at !== place)
      .join('\n'),
  )

/** The text of the field without some addresses. Everything else stays, also what is invalid or still being typed. */
export function withoutEmails(text: string, emails: readonly string[]): string {
  const { listed, typed } = splitTyped(text)
  const stays = (entry: string) => !emails.includes(normalEmail(entry))
  const staying = (entries: string) => entriesOf(entries).filter(stays).join('\n')
  return withEntries(staying(listed)) + (entriesOf(typed).every(stays) ? typed : staying(typed))
}

/**
 * Whether the typed text is a whole entry: a separator follows it, or a space follows a valid address. A comma may belong
 * to a name whose address follows: 'Durand, Paul <…'.
 */
export const isComplete = (typed: string): boolean =>
  typed.split('"').length % 2 === 1 &&
  (/[;\n\r]\s*$/.test(typed) ||
    (/,\s*$/.test(typed) && typed.includes('@') && !/[<([][^<>()[\]]*$/.test(typed)) ||
    (/\s$/.test(typed) && isEmail(typed)))
