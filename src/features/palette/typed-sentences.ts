import type { IntlShape } from 'react-intl'

import { plainWords } from '~/platform/text'
import { isEmail, normalEmail } from '~/validation/rule'

/** Words that may stand between a user and a brand, in the five languages. */
const LINKS = new Set(
  'à a au chez dans pour to for in en para zu bei für auf su per'.split(' ').map((word) => plainWords(word)),
)

/** The same with an article, by language: elsewhere they belong to a name, such as Al Said. */
const CONTRACTED: Readonly<Record<string, readonly string[]>> = {
  fr: ['aux'],
  es: ['al'],
  de: ['zum', 'zur', 'im', 'ins', 'beim', 'am'],
  it: ['al', 'allo', 'alla', 'ai', 'agli', 'alle'],
}

/** Articles that may follow such a word. */
const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  fr: ['la', 'le', 'les'],
  en: ['the'],
  es: ['la', 'el', 'las', 'los'],
  de: ['der', 'die', 'das', 'den', 'dem'],
}

const isLink = (word: string | undefined, locale = '') =>
  word !== undefined && (LINKS.has(plainWords(word)) || (CONTRACTED[locale]?.includes(word) ?? false))

/** 'administrateur de Taxi': elsewhere these words belong to a name, such as Jean de Sousa. */
const OF = new Set(['de', 'du', 'of', 'di', 'del', 'von'])

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean)

/** `email`: whom a sentence invites, with commas between several. `brand`: the text about the brand; '' if there is none. */
export type InviteSentence = { email: string; brand: string }

/** The addresses of a word, such as 'zoe@exemple.fr,'. None if it has anything else. */
function addressesIn(word = ''): string[] {
  const pieces = word.split(/[,;]/).filter(Boolean)
  return pieces.every(isEmail) ? pieces.map(normalEmail) : []
}

/** Words and signs that may stand between two addresses, in the five languages. */
const AND = new Set(['et', 'and', 'und', 'y', 'e', '&', '+', ',', ';'])

/**
 * 'inviter zoe@exemple.fr, lou@exemple.fr à Brasserie du Port': the addresses make it an invitation, whatever words
 * precede them; the text after them names the brand.
 */
export function readInviteSentence(text: string): InviteSentence | undefined {
  const words = wordsOf(text)
  let at = words.findIndex((word) => addressesIn(word).length > 0)
  if (at === -1) return undefined
  const emails: string[] = []
  for (let found = addressesIn(words[at]); found.length > 0; found = addressesIn(words[at])) {
    emails.push(...found)
    at += AND.has(words[at + 1] ?? '') && addressesIn(words[at + 2]).length > 0 ? 2 : 1
  }
  const after = words.slice(at)
  return { email: [...new Set(emails)].join(), brand: (isLink(after[0]) ? after.slice(1) : after).join(' ') }
}

export const VERBS = ['give', 'name', 'deactivate', 'activate', 'choose'] as const

/** 'désactiver optique', 'donner accès léa à café': what is to be done, with whom and with which brand. */
export type ActionSentence = { verb: (typeof VERBS)[number]; member: string; brand: string }

/** A German infinitive stands at the end. */
const ENDS_WITH_VERB = new Set(['de'])

/** @returns the text beside the verb, if it begins with it, or in some languages ends with it */
function beside(verb: string, text: string, locale: string): string[] | undefined {
  const [wanted, words] = [wordsOf(plainWords(verb)), wordsOf(text)]
  const plain = words.map(plainWords)
  const isAt = (start: number) => wanted.every((word, at) => plain[start + at] === word)
  if (isAt(0)) return words.slice(wanted.length)
  const end = words.length - wanted.length
  return ENDS_WITH_VERB.has(locale) && end > 0 && isAt(end) ? words.slice(0, end) : undefined
}

const beginsAdmin = (word: string | undefined) => word !== undefined && /^(?:admin|ammin)/.test(plainWords(word))

/** Between a user and a role: 'nommer Léa comme administratrice'. */
const AS = new Set('comme as the como come als zum zur'.split(' '))

const withoutAs = (words: readonly string[]) =>
  words.length > 1 && AS.has(plainWords(words.at(-1) ?? '')) ? words.slice(0, -1) : words

const withoutLink = (words: readonly string[], locale: string) => (isLink(words[0], locale) ? words.slice(1) : words)

/** Without an article: 'la boulangerie', 'l’étoile'. */
const withoutArticle = ([first = '', ...rest]: readonly string[], locale: string) =>
  rest.length > 0 && ARTICLES[locale]?.includes(first) ? rest : [first.replace(/^l['’](?=.)/, ''), ...rest]

/** 'léa à café' is a user and a brand; 'léa' is a user alone. */
function withBrand(words: readonly string[], locale: string): Pick<ActionSentence, 'member' | 'brand'> {
  const rest = withoutLink(words, locale)
  const plain = rest.map(plainWords)
  const isAdmin = (at: number) => beginsAdmin(rest[at])
  const link = rest.findIndex(
    (word, at) =>
      at > 0 &&
      at < rest.length - 1 &&
      // 'zum Administrator' is no brand
      ((isLink(word, locale) && !(AS.has(plain[at] ?? '') && isAdmin(at + 1))) ||
        (OF.has(plain[at] ?? '') && at > 1 && isAdmin(at - 1))),
  )
  return link === -1
    ? { member: rest.join(' '), brand: '' }
    : {
        member: (link > 1 && isAdmin(link - 1) ? withoutAs(rest.slice(0, link - 1)) : rest.slice(0, link)).join(' '),
        brand: withoutArticle(rest.slice(link + 1), locale).join(' '),
      }
}

/** Without an article: 'l’accès'. */
const nounOf = (word: string) => plainWords(word).replace(/^l'/, '')

const isSame = (word: string | undefined, wanted: string) =>
  word !== undefined && (nounOf(word) === nounOf(wanted) || (beginsAdmin(wanted) && beginsAdmin(word)))

/**
 * 'donner à léa accès à café', as commands write it: the user stands between the two words of the verb, or in some
 * languages before both.
 */
function within(verb: string, text: string, locale: string): Pick<ActionSentence, 'member' | 'brand'> | undefined {
  const [first, ...more] = wordsOf(verb).filter((word) => !isLink(word))
  const [second] = more
  if (first === undefined || second === undefined || more.length > 1) return undefined
  const words = wordsOf(text)
  const begins = isSame(words[0], first)
  const ends = ENDS_WITH_VERB.has(locale) && isSame(words.at(-1), second)
  if (!begins && !ends) return undefined
  const noun = begins
    ? words.findIndex((word, at) => at > 1 && isSame(word, second))
    : words.findIndex((word, at) => at > 0 && isSame(word, first))
  if (noun === -1) return undefined
  const member = withoutAs(withoutLink(words.slice(begins ? 1 : 0, noun), locale))
  const after = words.slice(noun + 1, begins ? undefined : -1)
  const named = OF.has(plainWords(after[0] ?? '')) ? after.slice(1) : withoutLink(after, locale)
  if (named.length === 0 || member.length === 0 || member.some((word) => isLink(word, locale))) return undefined
  const brand = withoutArticle(named, locale)
  return { member: member.join(' '), brand: brand.join(' ') }
}

/** The sentence of an action, in the words of the interface's language. The verb alone is none: it finds the command. */
export function readActionSentence(
  intl: Pick<IntlShape, 'formatMessage' | 'locale'>,
  typed: string,
): ActionSentence | undefined {
  // 'all’étoile' is two words
  const text = intl.locale === 'it' ? typed.replaceAll(/(?<=\s)all['’](?=\S)/g, 'alla ') : typed
  const phrases = (verb: ActionSentence['verb']) => intl.formatMessage({ id: `palette.verbs.${verb}` }).split(', ')
  for (const verb of ['give', 'name'] as const)
    for (const phrase of phrases(verb)) {
      const names = within(phrase, text, intl.locale)
      if (names) return { verb, ...names }
    }
  for (const verb of VERBS)
    for (const one of phrases(verb)) {
      const words = beside(one, text, intl.locale)
      if (words === undefined || words.length === 0) continue
      if (verb === 'give' || verb === 'name') return { verb, ...withBrand(words, intl.locale) }
      return { verb, member: '', brand: words.join(' ') }
    }
  return undefined
}

type TwoNames = Pick<ActionSentence, 'member' | 'brand'>

/**
 * 'léa roy café' without a word between the names: each way to divide it into a user and a brand, and the words that
 * find the two for all of them. Undefined: it names one.
 */
export function dividedNames({
  verb,
  member,
  brand,
}: ActionSentence): { asked: TwoNames; splits: readonly TwoNames[] } | undefined {
  if ((verb !== 'give' && verb !== 'name') || brand !== '') return undefined
  const words = wordsOf(member).filter(
    (word, at, all) => !beginsAdmin(word) && !(at === all.length - 1 && isLink(word)),
  )
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2) return undefined
  const splits = words.slice(1).map((_, at) => ({
    member: words.slice(0, at + 1).join(' '),
    brand: words.slice(at + 1).join(' '),
  }))
  return { asked: { member: first, brand: last }, splits }
}
