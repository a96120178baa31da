/** Only the start is searched: decomposing endless accents would take minutes (C122). */
const LONGEST = 2000

/** The text without case and accents, for word searches. */
export const plainWords = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
