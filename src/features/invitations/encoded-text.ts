/** The signs that separate or surround addresses, as links write them. `%252C` was encoded twice. */
const IN_LINKS = /%(?:25)*(2c|3b|20|3c|3e|22|40|0a|0d)/gi

/** The same signs and French letters, as HTML writes them. `&amp;lt;` was encoded twice. */
const IN_HTML =
  /&(?:amp;)*(?:(lt|gt|quot|apos|nbsp|commat|#39|#64|#160);|([aeiouy](?=acute|grave|circ|uml)|c(?=cedil))(acute|grave|circ|uml|cedil);)|&(?:amp;)+/gi

/** `emails=` of a form or a link. */
const PARAMETERS =
  /(?:https?:\/\/[^\s?]{0,300}\?|(?<![^\s?&;,])[?&]?)(?:e-?mails?|adresses?|address(?:es)?|to|b?cc)(?:\[\])?=/gi
const NEXT_PARAMETER = /(@[^\s@&]+)&/g
/** Each within a line: '<A' and '0>' in two lines are two texts. */
const TAGS = /<\/?(?:a|b|br|div|em|font|i|li|ol|p|span|strong|t(?:able|body|[dhr])|u|ul)(?:[^\S\n\r][^<>\n\r]*)?\/?>/gi
/** As programs write the end of a line within a text. */
const ESCAPED_ENDS = /\\[nrt]/g

const SIGNS: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  commat: '@',
  '#39': "'",
  '#64': '@',
  '#160': '\u00A0',
}
const ACCENTS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
}

function signOf(sign: string | undefined, letter: string | undefined, accent: string | undefined): string {
  if (sign !== undefined) return SIGNS[sign.toLowerCase()] ?? ''
  return letter === undefined ? '&' : (letter + (ACCENTS[accent?.toLowerCase() ?? ''] ?? '')).normalize('NFC')
}

/** The texts of a JSON list, and the addresses of its objects, a line each. Any other text as it is. */
function linesOfJson(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text
  const found: string[] = []
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (typeof value === 'string' && (value.includes('@') || /^\d+$/.test(key))) found.push(value)
      return value
    })
  } catch {
    return text
  }
  return found.length > 0 ? found.join('\n') : text
}

const CARDS = /^BEGIN:VCARD$[\s\S]*?^END:VCARD$/gim
/** A line of a card: 'item1.EMAIL;TYPE=work:paul@exemple.fr'. */
const CARD_EMAIL = /^(?:[\w-]+\.)?EMAIL(?:;[^:\n]*)?:(.*)$/gim

/** The addresses of contact cards, a line each, in the place of the cards. */
const linesOfCards = (text: string): string =>
  text.replace(CARDS, (card) => [...card.matchAll(CARD_EMAIL)].map(([, email = '']) => email.trim()).join('\n'))

const NUMBER = /^\s*(\d{1,3})[.)°:-]\s*(?=[^@\s])/

/**
 * The lines without the numbers of a list: '1.paul@exemple.fr'. An address may begin with a number, so the addresses
 * must count from 1. Other lines may stand among them: removing some never turns the rest into such a list.
 * @returns undefined if they are not numbered
 */
function withoutNumbers(lines: readonly string[]): string[] | undefined {
  let count = 0
  const bare = lines.map((line) => {
    if (!line.includes('@') || Number(NUMBER.exec(line)?.[1]) !== count + 1) return line
    count += 1
    return line.replace(NUMBER, '')
  })
  return count > 1 ? bare : undefined
}

/** The entries of lines, without the numbers of a list. Those may also stand before the entries of one line. */
export function entriesOfLines(lines: readonly string[], entriesOfLine: (line: string) => string[]): string[] {
  const entries = (withoutNumbers(lines) ?? lines).flatMap(entriesOfLine)
  return withoutNumbers(entries) ? entriesOfLines(entries, entriesOfLine) : entries
}

/** A pasted text without the encodings and marks of links, HTML, JSON and contact cards. */
export const decodedText = (text: string) =>
  linesOfCards(linesOfJson(text))
    .replace(IN_LINKS, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(IN_HTML, (_, sign?: string, letter?: string, accent?: string) => signOf(sign, letter, accent))
    .replace(TAGS, '\n')
    .replace(ESCAPED_ENDS, '\n')
    .replace(PARAMETERS, '\n')
    .replace(NEXT_PARAMETER, '$1\n')
