let segmenter: Intl.Segmenter | undefined

/**
 * Splits a text where a reader does: an accent stays with its letter, an emoji is one. Made on first use, since the first
 * object of `Intl` costs a page 17 ms, four times that on a slow device. Undefined where the browser has none.
 */
export const graphemes = (): Intl.Segmenter | undefined =>
  'Segmenter' in Intl ? (segmenter ??= new Intl.Segmenter()) : undefined

/** The graphemes of a text; its code points where the browser knows none. */
export function graphemesOf(text: string): string[] {
  const found = graphemes()
  return found ? Array.from(found.segment(text), ({ segment }) => segment) : Array.from(text)
}
