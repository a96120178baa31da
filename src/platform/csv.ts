/** What splits a text into cells or lines in one program or another, whatever the separator of the file is. */
const BREAKS = String.raw`\t\n\v\f\r\u0085\u2028\u2029`
const SPLITS = `,;|${BREAKS}`
/** Programs skip these before they look at the first sign of a cell: spaces, quotes, what is not shown. */
const SKIPPED = String.raw`(?:(?![${SPLITS}])[\s"\p{Cc}\p{Cf}])*`
/** Signs that start a formula; some programs take the full-width and the small ones too. */
const SIGNS = '=+\\-@＝＋－＠﹦﹢﹣﹫'

/** Where a cell may begin with a formula (OWASP, CSV injection): at the start, and after any separator or line break. */
const FORMULAS = new RegExp(String.raw`(^|[${SPLITS}])(?=${SKIPPED}[${SIGNS}])`, 'gu')
const BREAK = new RegExp(`[${BREAKS}]`)
/** A tab or a line break at the start may hide one. */
const HIDDEN = new RegExp(`^[${BREAKS}]`)

/**
 * Texts that a spreadsheet changes because it takes them for a number or a date: `0612345678`, `+33 6 12`, `007`, `1E5`,
 * `3-4`, sixteen digits. Our own figures and dates have none of these forms.
 */
const CHANGED =
  /^(?:[+-] ?\(?\d[\d \u00A0\u202F()./-]*|[+-]\d+,\d+|0\d[\d \u00A0\u202F()./-]*|\d{12,}|\d+e[+-]?\d+|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d+)?)$/i
/** Left-to-right mark: it is not shown, and what begins with it stays a text. */
const TEXT = '\u200E'

const guarded = (text: string): string => {
  if (CHANGED.test(text.trim()) && !BREAK.test(text)) return `${TEXT}${text}`
  const safe = text.replace(FORMULAS, "$1'")
  return HIDDEN.test(safe) ? `'${safe}` : safe
}

const cellOf = (text: string): string => `"${guarded(text).replaceAll('"', '""')}"`

/** There the decimal sign is a point, and a list is separated by semicolons all the same. */
const SEMICOLON_REGIONS = new Set(['CH', 'LI'])

/** What separates the cells in spreadsheets of a locale: a comma where the decimal sign is a point. */
function separatorIn(locale: string): ',' | ';' {
  if (SEMICOLON_REGIONS.has(new Intl.Locale(locale).region ?? '')) return ';'
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === '.') ? ',' : ';'
}

/** The same of the user's own programs, as far as the browser names their locale. */
function separatorOf(system: string): ',' | ';' | undefined {
  try {
    return separatorIn(system)
  } catch {
    return undefined
  }
}

type Languages = {
  /** The language of the interface: it decides on the separator where the browser names no locale. */
  language: string
  /** The locale of the browser. Spreadsheets expect the separator of their own region, whatever language a page has. */
  system: string
}

/**
 * CSV as in RFC 4180, with a byte order mark for accents and every cell in quotes. No cell runs as a formula, whatever
 * separator a program takes: where one could begin, an apostrophe stands before it. Phone numbers and other texts of
 * digits stay as they are.
 * @param rows the header row first
 */
export function csvOf(rows: readonly (readonly string[])[], { language, system }: Languages): string {
  const separator = separatorOf(system) ?? separatorIn(language)
  return `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(separator)}\r\n`).join('')}`
}
