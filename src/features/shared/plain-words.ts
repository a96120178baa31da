/** A text as it is searched for words: without case and accents. */
export const plainWords = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
