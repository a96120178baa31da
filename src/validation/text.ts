/** No real text has this many accents in a row. NFC takes quadratic time on them, which an attacker could use. */
const ENDLESS_ACCENTS = /\p{M}{31}/u

/** The text in NFC: the form that is compared, counted and sent. */
export const composed = (text: string) => (ENDLESS_ACCENTS.test(text) ? text : text.normalize('NFC'))

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000

/** Number of code points, as typed: the length of a password (K48). A loop, because it runs on every key press. */
export function codePoints(text: string): number {
  let count = text.length
  for (let at = 1; at < text.length; at += 1)
    if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) count -= 1
  return count
}

/** Number of code points in NFC: the length of any other text. */
export const lengthOf = (text: string) => codePoints(composed(text))

/**
 * Zero-width and control characters. Not white space, and not the emoji selector U+FE0F: without it ❤️ becomes another
 * sign.
 */
const INVISIBLE = String.raw`(?![\p{White_Space}\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]`

const ONE = new RegExp(`^${INVISIBLE}$`, 'u')
const ALL = new RegExp(INVISIBLE, 'gu')

const JOINER = '\u200D'
const PICTURE = /^\p{Extended_Pictographic}$/u
/** What may follow a picture before the joiner: the emoji selector or a skin tone. */
const OF_PICTURE = /^[\uFE0F\p{Emoji_Modifier}]$/u

/** A joiner between two pictures: without it 👩‍💻 becomes two signs. */
export function isEmojiJoiner(character: string, before: readonly string[], after: string | undefined): boolean {
  if (character !== JOINER || !PICTURE.test(after ?? '')) return false
  return PICTURE.test(before.findLast((sign, at) => at < before.length - 2 || !OF_PICTURE.test(sign)) ?? '')
}

export const isInvisible = (character: string) => ONE.test(character)

export const withoutInvisible = (text: string) => text.replace(ALL, '')

/**
 * Replaces each run of white space (non-breaking spaces, tabs and line ends included) by one space; none at the ends.
 */
export function collapseSpaces(text: string): string {
  const collapsed = text.replace(/\p{White_Space}+/gu, ' ')
  return collapsed.slice(collapsed.startsWith(' ') ? 1 : 0, collapsed.endsWith(' ') ? -1 : undefined)
}

/**
 * Removes spaces and tabs at both ends. Not `trim()`: it also drops line ends and zero-width characters, which an
 * address must be refused for. Not a regex: `/\s+$/` is quadratic.
 */
export function trimSpaces(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text[start])) start += 1
  while (end > start && isSpace(text[end - 1])) end -= 1
  return text.slice(start, end)
}

const isSpace = (character = '') => /[\p{Zs}\t]/u.test(character)
