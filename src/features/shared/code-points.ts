/** Longer runs of accents stand in no text; composing them takes quadratic time, which hostile input would use. */
const ENDLESS_ACCENTS = /\p{M}{31}/u

/** The text in its composed form (NFC), in which it is compared, counted and sent. */
export const composed = (text: string) => (ENDLESS_ACCENTS.test(text) ? text : text.normalize('NFC'))

/** Code points as they are typed: the length of a password (K48). */
export const codePoints = (text: string) => Array.from(text).length

/** Code points after composition: the length of any other text (K48). */
export const lengthOf = (text: string) => codePoints(composed(text))
