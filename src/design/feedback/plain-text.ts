import { shortened } from '~/platform/text'

/**
 * Control characters, white space and direction marks. It excludes joiners (they hold emoji together) and the spaces
 * that keep a number with its unit or a colon with its word.
 */
const INVISIBLE = /(?:(?![\u00A0\u2007\u202F])[\p{Cc}\s\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF])+/gu

/** One safe line from any text: no control characters, at most `max` characters. */
export function plainText(text: string, max: number): string {
  // a generous early cut keeps the steps below cheap on hostile input
  const line = text
    .slice(0, max * 20)
    .replace(INVISIBLE, ' ')
    .trim()
  return shortened(line, max)
}
