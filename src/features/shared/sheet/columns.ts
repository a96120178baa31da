import { plainWords } from '~/platform/text'

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
