/** The text that remains so far, one character an entry. */
type Kept = readonly string[]

const WORD = /[\p{L}\p{N}_]/u
const HANDLER = /^on\w+$/i
const SCHEME = /(?:java|vb)script$/i
const SCHEME_LENGTH = 'javascript'.length
const CALLS = new Set(['alert', 'confirm', 'eval', 'prompt', 'setinterval', 'settimeout'])

/** The last word, with the space after it if there is one: where it begins, what it says. */
function lastWord(kept: Kept) {
  const end = kept.at(-1) === ' ' ? kept.length - 1 : kept.length
  let start = end
  while (start > 0 && WORD.test(kept[start - 1] ?? '')) start -= 1
  return { at: start, word: kept.slice(start, end).join('') }
}

/** Before `=`: the start of an event attribute. Whole words only: 'Fonction=chef' holds none (C175). */
export function handlerStart(kept: Kept): number | undefined {
  const { at, word } = lastWord(kept)
  return HANDLER.test(word) ? at : undefined
}

/** Before `(`: the start of an alert or eval-like call. Whole words only: 'alerte(rouge)' is none (C185). */
export function callStart(kept: Kept): number | undefined {
  const { at, word } = lastWord(kept)
  return CALLS.has(word.toLowerCase()) ? at : undefined
}

/** Before `:`: the start of a scheme that runs code. 'JavaScript : bases' has a space there and stays. */
export function schemeStart(kept: Kept): number | undefined {
  const scheme = SCHEME.exec(kept.slice(-SCHEME_LENGTH).join(''))
  return scheme ? kept.length - scheme[0].length : undefined
}
