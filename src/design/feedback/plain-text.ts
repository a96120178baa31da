const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * Controls, white space and what turns the direction of writing round. Joiners stay, since they hold emoji together, and so
 * do the spaces that keep a figure with its unit and a colon with its word.
 */
const INVISIBLE = /(?:(?![\u00A0\u2007\u202F])[\p{Cc}\s\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF])+/gu

/** One line of text from anywhere, safe to show: no control characters, never longer than `max` characters. */
export function plainText(text: string, max: number): string {
  // long before it matters to a reader; keeps the cutting below cheap on hostile input
  const line = text
    .slice(0, max * 20)
    .replace(INVISIBLE, ' ')
    .trim()
  if (line.length <= max) return line
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
