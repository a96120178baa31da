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
