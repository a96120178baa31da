/** What a text is about stands at its beginning. Taking endless accents apart would take minutes (C122). */
const LONGEST = 2000

/** A text as it is searched for words: without case and accents. */
export const plainWords = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
