/** Characters that change the direction of the text after them (K49). No language needs them: each text has its own element. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu

export const straight = (text: string): string => text.replace(TURNS, '')

/** A text; a number is one too. */
export const toText = (value: unknown): string | null =>
  typeof value === 'string' ? straight(value) : typeof value === 'number' ? String(value) : null
