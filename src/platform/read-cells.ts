import { plainWords } from './text'

/** What separates cells: a tab in what is copied from a spreadsheet, the others in files. */
export const DELIMITERS = ['\t', ';', ',', '|'] as const

type Delimiter = (typeof DELIMITERS)[number]
type Cells = { cells: string[][]; tabs: boolean }

/** The first line that Excel reads the delimiter from. */
const SEP = /^\uFEFF?"?sep=([\t;,|])"?[^\S\n\r]*(?=[\n\r]|$)/i

/** Whether the text may be a sheet: it has cells beside each other. Several addresses on one line are a list. */
export const mayBeSheet = (text: string): boolean =>
  text.includes('\t') || (/[;,|]/.test(text) && /\S\s*[\n\r]/.test(text))

/**
 * A cell with what ends it. Quotes make a quoted cell only if they close before its end: a name may begin with one, as
 * in '"Le Bar" Plage'.
 */
const cellPattern = (delimiter: Delimiter) =>
  new RegExp(
    `(?:[ ]*"((?:[^"]|"")*)"[ ]*(?=[${delimiter}\\n\\r]|$)|([^${delimiter}\\n\\r]*))(\\r\\n|[${delimiter}\\n\\r]|$)`,
    'y',
  )

type IsRow = (line: string) => boolean

/** A text in quotes that holds a row: two quotes that stand in different rows. */
const holdsRow = (quoted: string, delimiter: Delimiter, isRow: IsRow) =>
  quoted.split(/[\n\r]/).length > 1 && quoted.split(/[\n\r]/).some((line) => line.includes(delimiter) && isRow(line))

function cellsOf(text: string, delimiter: Delimiter, most: number, isRow: IsRow): string[][] {
  const pattern = cellPattern(delimiter)
  const plain = new RegExp(`()([^${delimiter}\\n\\r]*)(\\r\\n|[${delimiter}\\n\\r]|$)`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  let filled = 0
  let at = 0
  while (at < text.length && filled < most) {
    pattern.lastIndex = plain.lastIndex = at
    let match = pattern.exec(text)
    if (match?.[1] !== undefined && holdsRow(match[1], delimiter, isRow)) match = plain.exec(text)
    if (!match) break
    const [whole, quoted, bare = '', end] = match
    row.push(quoted ? quoted.replaceAll('""', '"') : bare)
    at += whole.length
    if (end !== delimiter) {
      rows.push(row)
      if (row.some((cell) => cell.trim() !== '')) filled += 1
      row = []
    }
  }
  // the delimiter at the very end has an empty cell after it
  return row.length > 0 && filled < most ? [...rows, [...row, '']] : rows
}

/** The text without the line that names its separator. */
export const withoutSeparatorLine = (text: string): string => text.replace(SEP, '')

/**
 * All ways to split the text into cells, the most likely first.
 * @param most rows with text are read; blank ones stay where they are, and count for nothing
 * @param isRow whether a line is a row of its own, even between quotes
 */
export function readCells(text: string, most: number, isRow: IsRow): Cells[] {
  const [line = '', named] = SEP.exec(text) ?? []
  // its line is counted, and holds no row
  const body = text.slice(line.length).replace(/^\uFEFF/, '')
  const delimiters = DELIMITERS.filter((delimiter) => body.includes(delimiter))
  return delimiters
    .toSorted((one, other) => Number(other === named) - Number(one === named))
    .map((delimiter) => ({ cells: cellsOf(body, delimiter, most, isRow), tabs: delimiter === '\t' }))
}

/** A text with tens of thousands of lines. Reading more would freeze the page. */
const MOST_BYTES = 2_000_000

/** What a chosen file holds, or why it cannot be read as a text. */
export type TextFile = { text: string } | { problem: 'large' | 'binary' | 'unreadable' }

/** Excel writes windows-1252 or UTF-16; other programs write UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > MOST_BYTES) return { problem: 'large' }
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    // a workbook, a picture
    return text.includes('\0') ? { problem: 'binary' } : { text }
  } catch {
    // it was moved or changed since it was chosen
    return { problem: 'unreadable' }
  }
}

type Rows = readonly (readonly string[])[]
type Column = number | undefined

const PUNCTUATION = /[^\p{L}\p{N}]+/gu

/** The words of a cell without case, accents, punctuation and double spaces. */
export const wordsOf = (cell: string, punctuation = PUNCTUATION): string =>
  plainWords(cell).replaceAll(punctuation, ' ').trim()

/** Whether a row has a problem in one of its fields. */
export const isWrong = (problems: object | undefined): boolean => Object.keys(problems ?? {}).length > 0

/** The column that has such a heading. */
export function headedColumn(headings: readonly string[], heading: RegExp): Column {
  const at = headings.findIndex((cell) => heading.test(wordsOf(cell)))
  return at < 0 ? undefined : at
}

const columnsOf = (rows: Rows) => [...Array(Math.max(0, ...rows.map((row) => row.length))).keys()]

/** The column with the most cells that fit, if any fits. */
export function fullestColumn(rows: Rows, taken: readonly Column[], fits: (cell: string) => boolean): Column {
  const counts = columnsOf(rows).map((at) =>
    taken.includes(at) ? 0 : rows.filter((row) => fits(row[at] ?? '')).length,
  )
  const most = Math.max(0, ...counts)
  return most === 0 ? undefined : counts.indexOf(most)
}

/** The other columns with any text. */
export const otherColumns = (rows: Rows, taken: readonly Column[]): number[] =>
  columnsOf(rows).filter((at) => !taken.includes(at) && rows.some((row) => row[at]?.trim()))

/** The text of a cell; empty without such a column. */
export const cellAt = (row: readonly string[], column: Column): string =>
  column === undefined ? '' : (row[column]?.trim() ?? '')
