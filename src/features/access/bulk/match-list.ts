import { mayBeSheet, readCells, withoutSeparatorLine } from '~/platform/read-cells'
import { plainWords } from '~/platform/text'

/** What the lines of a pasted list name. Each of its texts is in exactly one of the three. */
export type ListMatch<Row> = {
  /** Each row once. */
  found: readonly Row[]
  /** Texts that name several rows: the user chooses. */
  ambiguous: readonly { text: string; rows: readonly Row[] }[]
  unmatched: readonly string[]
}

const LINES = /[\n\r\v\f\u0085\u2028\u2029]+/
const ADDRESSES = /[^\s<>()[\],;:|"“”«»]+@[^\s<>()[\],;:|"“”«»]+/g
/** The mark at the start of a line in a copied list: '•', '2.'. */
const MARKER = /^(?:[-–•*·]|\d{1,4}[.)])\s+/

/** Around a name with a comma: '"Durand, Paul"'. */
const QUOTES = /^["“”«»\s]+|["“”«»\s]+$/g

const normal = (text: string) => plainWords(text).replaceAll(/\s+/g, ' ').trim()

/** The rows of a table: cells beside each other, as many in each line. Undefined if the text is a list. */
function tableOf(text: string): string[][] | undefined {
  if (!mayBeSheet(text)) return undefined
  for (const { cells, tabs } of readCells(text, Infinity, () => false)) {
    const rows = cells.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some(Boolean))
    const width = rows[0]?.length ?? 0
    if (tabs || (width > 1 && rows.every((row) => row.length === width))) return rows
  }
  return undefined
}

/** Rows by each name they have, without case and accents. */
export function indexOf<Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]) {
  const byName = new Map<string, Row[]>()
  for (const row of rows)
    for (const name of new Set(namesOf(row).map(normal))) {
      if (name === '') continue
      const same = byName.get(name)
      if (same) same.push(row)
      else byName.set(name, [row])
    }
  return (text: string): readonly Row[] => byName.get(normal(text)) ?? []
}

const piecesOf = (line: string) =>
  line
    .split(/[;,|]/)
    .map((piece) => piece.trim())
    .filter(Boolean)

type LookUp = (text: string) => readonly unknown[]

/** What one line of a list names. */
function textsOfLine(line: string, lookUp: LookUp): readonly string[] {
  const pieces = piecesOf(line)
  if (line.includes('@'))
    return pieces.flatMap((piece, at) => {
      const addresses = piece.match(ADDRESSES)
      // a family name before its comma: 'Durand, Paul <paul@exemple.fr>'
      return addresses ?? (/^[^@\s]+\s.*@/.test(pieces[at + 1] ?? '') && lookUp(piece).length === 0 ? [] : [piece])
    })
  const bare = line.replace(MARKER, '').replaceAll(QUOTES, '')
  if (lookUp(line).length > 0 || bare === line) return lookUp(line).length > 0 ? [line] : textsOfPieces(line, lookUp)
  return lookUp(bare).length > 0 ? [bare] : textsOfPieces(bare, lookUp)
}

/** A name with a comma in it, or several names. */
function textsOfPieces(line: string, lookUp: LookUp): readonly string[] {
  const pieces = piecesOf(line)
  const joined = pieces.join(' ')
  if (lookUp(joined).length > 0) return [joined]
  return pieces.some((piece) => lookUp(piece).length > 0) ? pieces : [line]
}

/** What one row of a table names: its other cells are about the same user or brand. */
function textsOfRow(cells: readonly string[], lookUp: LookUp): readonly string[] {
  const filled = cells.filter(Boolean)
  const addresses = filled.flatMap((cell) => cell.match(ADDRESSES) ?? [])
  if (addresses.length > 0) return addresses
  const pairs = filled.slice(1).map((cell, at) => `${filled[at]} ${cell}`)
  const named = [...pairs, ...filled].find((text) => lookUp(text).length > 0)
  return [named ?? filled.join(' ')]
}

/**
 * The rows that a pasted column or table names, without case and accents. Nothing is dropped: what names no row, and
 * what names several, is said.
 */
export function matchList<Row extends { id: number }>(
  text: string,
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): ListMatch<Row> {
  const lookUp = indexOf(rows, namesOf)
  const table = tableOf(text)
  const lines = withoutSeparatorLine(text)
    .split(LINES)
    .map((line) => line.trim())
    .filter(Boolean)
  const texts = table
    ? table.flatMap((cells) => textsOfRow(cells, lookUp))
    : lines.flatMap((line) => textsOfLine(line, lookUp))

  const found = new Map<number, Row>()
  const ambiguous = new Map<string, { text: string; rows: readonly Row[] }>()
  const unmatched = new Map<string, string>()
  for (const one of texts) {
    const matches = lookUp(one)
    const [row] = matches
    if (!row) unmatched.set(normal(one), one)
    else if (matches.length === 1) found.set(row.id, row)
    else if (!ambiguous.has(normal(one))) ambiguous.set(normal(one), { text: one, rows: matches })
  }
  return { found: [...found.values()], ambiguous: [...ambiguous.values()], unmatched: [...unmatched.values()] }
}
