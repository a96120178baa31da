const LETTERS = new Map(
  Array.from('ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ', (accent, at): [string, string] => [
    String.fromCodePoint((at < 26 ? 97 : 39) + at),
    accent,
  ]),
)

const VOWEL = /[aeiou]/i

/** English as a pseudo-locale shows it: readable, with accents, and a third longer, as translations are. */
export const accented = (text: string): string =>
  Array.from(text, (letter) => (LETTERS.get(letter) ?? letter).repeat(VOWEL.test(letter) ? 2 : 1)).join('')
