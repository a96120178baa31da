/** Characters that change the direction of later text (K49). No language needs them: each text has its own element. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/gu

export const straight = (text: string): string => text.replace(TURNS, '')

/** A text. A number is read as text. */
export const toText = (value: unknown): string | null =>
  typeof value === 'string' ? straight(value) : typeof value === 'number' ? String(value) : null
