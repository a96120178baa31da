/** A spreadsheet runs a cell that begins so as a formula. */
const FORMULA = /^[\t\r]*[=+\-@]/
const NEEDS_QUOTES = /[";\r\n]/

/** A number keeps its sign: it is data, no formula. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/

function cellOf(text: string): string {
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/**
 * A table as RFC 4180 writes it, for the spreadsheets of Europe: a byte order mark, so that accents are read right, and a
 * semicolon between cells. Cells that would run as formulas are guarded with an apostrophe.
 * @param rows the heading first
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')}`
