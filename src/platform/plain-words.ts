/** Only the start counts: decomposing endless accents would take minutes (C122). */
const LONGEST = 2000

/** Letters that keyboards of other languages write as two, and the apostrophe that books print. */
const AS_TYPED: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", ʼ: "'" }

/** A text without case, accents and typography, to find words in. */
export const plainWords = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæß’ʼ]/g, (letter) => AS_TYPED[letter] ?? letter)
