/**
 * Spreadsheets run a cell that starts like this as a formula: some also with the full-width signs, some leave out the
 * space before it. A tab or a line end at the start may hide one (OWASP, CSV injection).
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/
const NEEDS_QUOTES = /[";\r\n]/

/** Signed numbers are data, not formulas. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

function cellOf(text: string): string {
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * CSV as in RFC 4180, for European spreadsheets: semicolons, and a byte order mark for accents. Cells that would run as
 * formulas get a leading apostrophe.
 * @param rows the header row first
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')}`
