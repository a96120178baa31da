/** Only the start counts: decomposing endless accents would take minutes (C122). */
const LONGEST = 2000

/** A text without case and accents, to find words in. */
export const plainWords = (text: string): string =>
  text.slice(0, LONGEST).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
