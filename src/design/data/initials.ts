import { firstGrapheme } from '~/platform/text'

/** An article or preposition that leans on its word: l’, d’, un’, dell’. With a capital it belongs to a surname. */
const ELIDED = /^(?:[dl]|un|(?:a|da|de|ne|su)ll)['’](?=\p{L}\p{M}*\p{L})/u

/** First letters of the first and last word. An emoji or a letter with accents counts as one. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => /[\p{L}\p{N}\p{Emoji}]/u.test(word))
  const [start = '', end = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (firstGrapheme(start) + firstGrapheme(end)).toLocaleUpperCase('fr')
}
