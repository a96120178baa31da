const NO_BREAK = '\u00a0'
const NARROW_NO_BREAK = '\u202f'
const UNITS = '(?:€|%|[KMG]o|px|ms|min|[hjs]|jours?|mois|heures?|minutes?|secondes?)(?![\\p{L}\\p{N}])'

const NUMBER_THEN_UNIT = new RegExp(`(\\p{N}) (?=${UNITS})`, 'gu')
const LEADING_UNIT = new RegExp(`^ (?=${UNITS})`, 'u')

/**
 * French spacing for texts written with plain spaces: U+202F before ; ! ? and inside « », U+00A0 before : € % and
 * between a number and its unit. A space that is there may become non-breaking; none is ever added, so documented
 * texts keep their letters.
 */
export function frenchSpacing(text: string): string {
  return text
    .replaceAll(/ (?=[;!?»])/g, NARROW_NO_BREAK)
    .replaceAll('« ', `«${NARROW_NO_BREAK}`)
    .replaceAll(/ (?=[:€%])/g, NO_BREAK)
    .replaceAll(NUMBER_THEN_UNIT, `$1${NO_BREAK}`)
}

/** The same for text that follows a placeholder holding a number: `{count} jours`. */
export const frenchSpacingAfterNumber = (text: string): string => frenchSpacing(text).replace(LEADING_UNIT, NO_BREAK)
