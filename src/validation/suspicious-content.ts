import { withoutInvisible } from './invisible-characters'

/**
 * B §5, read so that honest texts pass (C175): an event attribute counts at the start of a word only ('Fonction=chef'
 * stays), `javascript` only before a colon. No `i` flag beside `u`: together they take ſ for an s.
 */
const PATTERNS = [/<\/?(?:script|iframe)/i, /(?:java|vb)script:/i, /(?:^|[^\p{L}\p{N}_])[oO][nN]\w+\s*=/u]

/** A script or iframe tag, a javascript: scheme or an event attribute, also when invisible characters hide it. */
export function isSuspicious(text: string): boolean {
  const seen = withoutInvisible(text)
  return PATTERNS.some((pattern) => pattern.test(seen))
}
