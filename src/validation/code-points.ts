/** Longer runs of accents stand in no text; composing them takes quadratic time, which hostile input would use. */
const ENDLESS_ACCENTS = /\p{M}{31}/u

/** The text in its composed form (NFC), in which it is compared, counted and sent. */
export const composed = (text: string) => (ENDLESS_ACCENTS.test(text) ? text : text.normalize('NFC'))

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000

/** Code points as they are typed: the length of a password (K48). Counted, not listed: it runs at every key. */
export function codePoints(text: string): number {
  let count = text.length
  for (let at = 1; at < text.length; at += 1)
    if (isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))) count -= 1
  return count
}

/** Code points after composition: the length of any other text (K48). */
export const lengthOf = (text: string) => codePoints(composed(text))
