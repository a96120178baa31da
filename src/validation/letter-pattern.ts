/** European scripts, full-width forms apart: they only look like Latin letters. */
const SCRIPT = String.raw`(?![\uFF00-\uFFEF])[${['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`

/** Accents that have no composed form with their letter (ė̃); U+034F among them is invisible and stays out. */
const ACCENTS = String.raw`[\u0300-\u034E\u0350-\u036F]{0,2}`

/**
 * A letter of a European alphabet, for regexes with the `u` flag over composed text. `[À-ÿ]` would refuse Œ and Ł and
 * accept × and ÷; `\p{L}` would accept ª and ʰ.
 */
export const LETTER = String.raw`(?=[\p{Lu}\p{Ll}\p{Lt}])${SCRIPT}${ACCENTS}`
