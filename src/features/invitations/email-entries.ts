import type { PlainMessageId } from '~/i18n/messages'
import { withoutSeparatorLine } from '~/platform/read-cells'
import { readOnce } from '~/platform/text'
import { emailRule, isEmail, normalEmail } from '~/validation/rule'
import { withoutInvisible } from '~/validation/text'

import { decodedText, entriesOfLines } from './encoded-text'
import { addressColumn } from './sheet/sheet-columns'

const LINES = /[\n\r\v\f\u0085\u2028\u2029•▪◦●‣]/

/** Semicolons end an entry. Commas do, too, but may also stand within a name: 'Durand, Paul <paul@exemple.fr>'. */
const SEMICOLONS = /[;；؛]/g
const COMMAS = /[,，、،]/

/** What stands in brackets, with a quoted name before it: an address, or a comment. */
const BRACKETS =
  /(?:(?:["“”„«][^"“”„«»<>]*["“”»]|['‘‚‹][^'‘’‚‹›<>;]*['’›])\s*)?(?:<([^<>]*)>|\(([^()]*)\)|\[([^[\]]*)\])/g

/** A quoted name before an address without brackets: '"Durand, Paul" paul@exemple.fr'. */
const QUOTED = /["“”„«][^"“”„«»<>@()[\]]*["“”»]\s+(?=\S+@)/g

/** Meant as an address, or a part of one: 'lea(at)exemple.fr', 'exemple.fr'. Never a name. */
const MEANT = /\(at\)|\[at\]|\.\p{L}{2,}["“”»'’›]?$/iu
const isMeant = (word: string) => word.includes('@') || MEANT.test(word)
const hasMeant = (text: string) => text.trim().split(/\s+/).some(isMeant)

/** Marks around an address. Only those that no address may have at this place. */
const BEFORE = /^(?:[<([{":,;|]|[^\p{L}\p{N}\p{M}\p{ASCII}])+/u
const AFTER = /[^A-Za-z0-9-]+$/u
/** Marks that an address may begin with: they go as pairs only. */
const PAIRED = /^(['`*_~|]+)(.+?)\1$/s

/** A part of a phone number. */
const DIGITS = /^[+(]?\d[\d().+-]*$/

/** No letters and no digits, or the start of a line in a copied list: '2.', 'b)'. */
const MARKER = /^(?:[^\p{L}\p{N}@]+|[\p{L}\p{N}]{1,3}[.)])$/u
const BETWEEN = new Set(['et', 'and', 'und', 'y', 'e', 'ou', 'or', 'oder', 'o'])

/** Names are this long at most, in words; they may begin like 'de la Tour', and have up to two commas: 'Durand, Paul, Dr'. */
const LONGEST_NAME = 6
const PARTICLES = new Set('de du des la le von van der den di da del el al ben'.split(' '))
const MOST_COMMAS = 2

/** No address with marks around it is longer. Reading a longer word would take minutes. */
const LONGEST_WORD = 400

/** The address in a word, without the marks around it; the word itself if there is none. */
function addressIn(word: string): string {
  if (word.length > LONGEST_WORD) return word
  // a link to an address may have a query: `mailto:lea@exemple.fr?subject=…`
  const bare = word.replace(/^[^@]*mailto:/i, '').replace(/(@[^?]*)\?.*$/s, '$1')
  const inner = bare.replace(BEFORE, '')
  const unpaired = (PAIRED.exec(inner)?.[2] ?? inner).replace(AFTER, '')
  return [unpaired, inner.replace(AFTER, '')].find(isEmail) ?? word
}

/** Several addresses with nothing but a mark between them: 'a@exemple.fr/b@exemple.fr'. */
function addressesIn(word: string): string[] {
  const parts = word.split(/[/|&+\\]/).map(addressIn)
  return parts.length > 1 && parts.every(isEmail) ? parts : [addressIn(word.replaceAll(/^\|+|\|+$/g, ''))]
}

/** Words beside an address that name its owner, or what it is: 'Léa Martin', 'E-mail :'. */
function isName(words: readonly string[]): boolean {
  // after a label: 'Cc: Léa'
  const rest = words.slice(words.findLastIndex((word) => word.endsWith(':')) + 1)
  const named = rest.filter((word) => !DIGITS.test(word))
  const first = named.find((word) => !PARTICLES.has(word)) ?? ''
  return (
    named.length <= LONGEST_NAME &&
    !words.some(isMeant) &&
    (rest.length === 0 || /^[^\p{L}]*[\p{Lu}\p{Lt}\p{Lo}]/u.test(first))
  )
}

/** The entries between two separators: addresses, and what is none. */
function entriesOfPiece(piece: string): string[] {
  const entries: string[] = []
  let words: string[] = []
  let beside = false
  const flush = (before: boolean) => {
    const between = before && words.length === 1 && BETWEEN.has(words[0] ?? '')
    if (words.length > 0 && !between && !((beside || before) && isName(words))) entries.push(words.join(' '))
    words = []
  }
  for (const word of piece.split(/\s+/)) {
    if (word.includes('@')) {
      const found = addressesIn(word)
      const valid = found.every(isEmail)
      flush(valid)
      entries.push(...found)
      beside = valid
    } else if (word === ':' && words.length > 0) words.push(`${words.pop()}:`)
    else if (!MARKER.test(word) && word !== '') words.push(word)
  }
  flush(false)
  return entries
}

/** 'Jean Dupont' is a whole name, 'de la Tour' and 'DE LA TOUR' are family names. */
const isWholeName = (words: readonly string[]) =>
  words.filter((word) => /^\p{Lu}/u.test(word) && word !== word.toUpperCase()).length > 1

/** 'Durand' before ' Paul paul@exemple.fr'. */
function isFamilyName(piece: string, next = ''): boolean {
  const given = next
    .slice(0, next.indexOf('@') + 1)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, -1)
  const family = piece.trim().split(/\s+/).filter(Boolean)
  return given.length > 0 && isName(given) && family.length > 0 && isName(family) && !isWholeName(family)
}

const entriesOfText = (text: string) =>
  text
    .replace(QUOTED, (name) => (hasMeant(name) ? name : ' '))
    .split(SEMICOLONS)
    .flatMap((part) =>
      part
        .split(COMMAS)
        .filter((piece, at, pieces) => !isFamilyName(piece, pieces[at + 1]))
        .flatMap(entriesOfPiece),
    )

/** The text before an address in brackets, without the name of its owner. */
function withoutName(text: string, addresses: readonly string[]): string {
  const start = Math.max(...[...text.matchAll(SEMICOLONS)].map(({ index }) => index + 1), 0)
  const pieces = text.slice(start).split(COMMAS)
  // a comma right before the bracket ends an entry
  if (pieces.at(-1)?.trim() === '') return text
  const first = Math.max(pieces.findLastIndex(hasMeant), pieces.length - 2 - MOST_COMMAS)
  const joined = pieces.slice(0, first + 1)
  const words = joined.at(-1)?.trim().split(/\s+/) ?? []
  const end = words.findLastIndex(isMeant)
  if (end >= 0) {
    // mail programs write an address instead of a name that they do not know
    const twice = joined.length === pieces.length && end === words.length - 1
    const same = twice && addresses.includes(normalEmail(addressIn(words[end] ?? '')))
    joined.splice(-1, 1, words.slice(0, same ? end : end + 1).join(' '))
  }
  return text.slice(0, start) + joined.join(',')
}

function entriesOfLine(line: string): string[] {
  const entries: string[] = []
  let text = ''
  let from = 0
  for (const match of line.matchAll(BRACKETS)) {
    const before = line.slice(from, match.index)
    from = match.index + match[0].length
    text += before.trim() === '' && text === '' ? '' : before
    const content = match[1] ?? match[2] ?? match[3] ?? ''
    if (content.includes('@')) {
      const inside = entriesOfLine(content)
      const addresses = inside.map(normalEmail)
      const others = entriesOfText(withoutName(text, addresses))
      const repeated = text.trim() === '' && addresses.includes(normalEmail(entries.at(-1) ?? ''))
      entries.push(...others, ...(repeated ? [] : inside))
      text = ''
    } else {
      // a comment after an address: 'zoe@exemple.fr (Zoé Roy)'
      const owner =
        text === ''
          ? entries.at(-1)
          : before
              .slice(-LONGEST_WORD)
              .trim()
              .split(/[\s,，、،;；؛]+/)
              .at(-1)
      text += isEmail(addressIn(owner ?? '')) ? text && ' ' : match[0]
    }
  }
  return [...entries, ...entriesOfText(text + line.slice(from))]
}

/**
 * What a pasted list holds, in its order (INV-12): addresses without names and marks around them, and every text that
 * is no address as it is. Line ends, commas, semicolons, and white space between bare addresses separate entries.
 */
export function entriesOf(text: string): string[] {
  const lines = withoutSeparatorLine(decodedText(withoutInvisible(text))).split(LINES)
  return entriesOfLines(addressColumn(lines) ?? lines, entriesOfLine)
}

type ListedEmail = {
  /** The text as pasted, to show which entry is meant. */
  text: string
  /** The address as it is sent. */
  email: string
  problem: PlainMessageId | undefined
}

/** Each entry of the list with its problem. Asked for several times a render: 3,000 addresses take 60 ms to read. */
export const listedEmails = readOnce((text): readonly ListedEmail[] => {
  const seen = new Set<string>()
  return entriesOf(text).map((entry) => {
    const email = normalEmail(entry)
    const problem = emailRule(entry) ?? (seen.has(email) ? 'invitations.emails.duplicate' : undefined)
    seen.add(email)
    return { text: entry, email, problem }
  })
})

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

export const withoutEntry = (text: string, index: number): string =>
  withEntries(
    entriesOf(text)
      .filter((_, at) => at !== index)
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
