/** European scripts without full-width forms, which only look like Latin letters. */
const SCRIPT = String.raw`(?![\uFF00-\uFFEF])[${['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('')}]`

/** Accents that cannot be composed with their letter (ė̃). U+034F is excluded: it is invisible. */
const ACCENTS = String.raw`[\u0300-\u034E\u0350-\u036F]{0,2}`

/**
 * A letter of a European alphabet, for regexes with the `u` flag on NFC text. `[À-ÿ]` would refuse Œ and Ł and accept ×
 * and ÷; `\p{L}` would accept ª and ʰ.
 */
export const LETTER = String.raw`(?=[\p{Lu}\p{Ll}\p{Lt}])${SCRIPT}${ACCENTS}`
