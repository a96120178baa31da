import { firstGrapheme } from '~/platform/first-grapheme'

/** An article or preposition that leans on its word: l’, d’, un’, dell’. */
const ELIDED = /^(?:[dl]|un|(?:a|da|de|ne|su)ll)['’](?=\p{L}{2})/iu
/** Words that open a name and say nothing of it. */
const SMALL = /^(?:d[eiu]|des|l[ae]|les|the|von)$/iu

/**
 * First letters of the first and last word. An emoji or a letter with accents counts as one. Articles are passed over
 * if another word follows.
 */
export function initials(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .map((word) => word.replace(ELIDED, ''))
    .filter((word) => /[\p{L}\p{N}\p{Emoji}]/u.test(word))
  const first = Math.max(
    0,
    words.findIndex((word) => !SMALL.test(word)),
  )
  const [start = '', end = ''] = [words[first], words.length > first + 1 ? words.at(-1) : undefined]
  return (firstGrapheme(start) + firstGrapheme(end)).toLocaleUpperCase('fr')
}
