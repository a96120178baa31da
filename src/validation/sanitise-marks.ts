/** The text kept so far, one character per entry. */
type Kept = readonly string[]

const WORD = /[\p{L}\p{N}_]/u
const HANDLER = /^on\w+$/i
const SCHEME = /(?:java|vb)script$/i
const SCHEME_LENGTH = 'javascript'.length
const CALLS = new Set(['alert', 'confirm', 'eval', 'prompt', 'setinterval', 'settimeout'])

/** Start and text of the last word. Space after it is skipped. */
function lastWord(kept: Kept) {
  let end = kept.length
  while (end > 0 && /[ \n]/.test(kept[end - 1] ?? '')) end -= 1
  let start = end
  while (start > 0 && WORD.test(kept[start - 1] ?? '')) start -= 1
  return { at: start, word: kept.slice(start, end).join('') }
}

/** Before `=`: the start of an event attribute. Whole words only: 'Fonction=chef' has none (C175). */
export function handlerStart(kept: Kept): number | undefined {
  const { at, word } = lastWord(kept)
  return HANDLER.test(word) ? at : undefined
}

/** Before `(`: the start of a call such as alert or eval. Whole words only: 'alerte(rouge)' has none. */
export function callStart(kept: Kept): number | undefined {
  const { at, word } = lastWord(kept)
  return CALLS.has(word.toLowerCase()) ? at : undefined
}

/** Before `:`: the start of a scheme that runs code. 'JavaScript : bases' has a space and stays. */
export function schemeStart(kept: Kept): number | undefined {
  const scheme = SCHEME.exec(kept.slice(-SCHEME_LENGTH).join(''))
  return scheme ? kept.length - scheme[0].length : undefined
}
