import { withoutInvisible } from './invisible-characters'

/**
 * Refuses no honest texts (C175): an event attribute counts only at the start of a word ('Fonction=chef' is
 * fine), `javascript` only before a colon. No `i` flag with `u`: together they match ſ as s.
 */
const PATTERNS = [/<\/?(?:script|iframe)/i, /(?:java|vb)script:/i, /(?:^|[^\p{L}\p{N}_])[oO][nN]\w+\s*=/u]

/** Browsers leave them out of addresses, also within a scheme. */
const LEFT_OUT = /[\t\n\f\r]/g

/**
 * Whether the text has a script or iframe tag, a javascript: scheme or an event attribute. Invisible characters are
 * ignored, and so are tabs and line ends within a word.
 */
export function isSuspicious(text: string): boolean {
  const seen = withoutInvisible(text)
  const joined = seen.replace(LEFT_OUT, '')
  return PATTERNS.some((pattern) => pattern.test(seen) || pattern.test(joined))
}
