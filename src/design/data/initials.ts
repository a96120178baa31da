import { firstGrapheme } from '~/platform/first-grapheme'

/** First letters of the first and last word. An emoji or a letter with accents counts as one. */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .filter((word) => /[\p{L}\p{N}\p{Emoji}]/u.test(word))
  const [start = '', end = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return (firstGrapheme(start) + firstGrapheme(end)).toLocaleUpperCase('fr')
}
