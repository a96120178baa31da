import { z } from 'zod/mini'

import { type ApiError, mayBeDone } from '~/api/api-error'
import type { BrandInput } from '~/api/generated/types.gen'
import { brandNameRule, normalBrandName, normalWebAddress, webAddressRule } from '~/features/brands/brand-form'
import { isTooMany, type BulkCalls } from '~/features/shared/mutations/bulk-calls'
import type { PlainMessageId } from '~/i18n/messages'
import { cellAt, fullestColumn, headedColumn, isWrong, otherColumns, wordsOf, readCells } from '~/platform/read-cells'
import { plainWords } from '~/platform/text'

import { toBrandInput } from '../brand-form'

/** A row of the preview. It stays while it is corrected and sent. */
export const brandRowSchema = z.object({
  /** Its line number in the pasted text, from 1. */
  line: z.number(),
  name: z.string(),
  url: z.string(),
  /** Empty if the text of the cell was not understood. */
  state: z.enum(['', 'active', 'inactive']),
  /** That text. */
  writtenState: z.string(),
  /** The row was invalid: it stands above the others, with its fields open. */
  open: z.boolean(),
  /** The brand is created. */
  sent: z.boolean(),
  /** It was sent, and no answer was read: the brand may exist. */
  unconfirmed: z.boolean(),
  /** Why the brand was not created; empty if unknown. */
  refused: z.string(),
})

export type BrandRow = z.infer<typeof brandRowSchema>

export type BrandProblems = Partial<Record<'name' | 'url' | 'state', PlainMessageId>>

/** Only this many rows are read: no plan has room for more brands, and they would slow down the page. */
export const MOST_BRANDS = 500

/** Two brands with the same one are taken for the same brand. */
export const plainName = (name: string): string => plainWords(normalBrandName(name))

/** In the languages of the interface, and those of the columns that are exported. */
const HEADINGS = {
  name: /^(?:(?:noms?|names?|nombres?|nom[ei])(?: (?:de|of|des|della|del|der)(?: (?:la|the))?)?(?: (?:marques?|brands?|marcas?|marken?|marche|marchio))?|marques?|brands?|marcas?|marken?|markennamen?|marche|marchio|brand name)$/,
  url: /^(?:(?:adresse |address |direccion |indirizzo )?(?:du |del |der |of the )?(?:(?:sites?|sitios?|sit[io])(?: (?:web|internet))?|web(?:site|seite|adresse)?s?)|website address|pagina web|urls?|liens?|links?)$/,
  state: /^(?:etats?|estados?|stat[oi]|status|statut|activ[eoa]|actif|aktiv|attiv[oa]|active ?\??)$/,
} as const
const ACTIVE = /^(?:activ[eoa]s?|actif|aktiv|attiv[oa]|oui|yes|ja|si|true|vrai|wahr|verdadero|vero|1|x)$/
const INACTIVE = /^(?:inactiv[eoa]s?|inactif|inaktiv|inattiv[oa]|non?|nein|false|faux|falsch|falso|0|desactive[es]?)$/

function stateIn(cell: string): BrandRow['state'] {
  const words = wordsOf(cell)
  // a brand is active unless its row says otherwise
  if (words === '' || ACTIVE.test(words)) return 'active'
  return INACTIVE.test(words) ? 'inactive' : ''
}

const isState = (cell: string) => ACTIVE.test(wordsOf(cell)) || INACTIVE.test(wordsOf(cell))
const isSite = (cell: string) => /^https?:\/\/\S+$/.test(normalWebAddress(cell))
const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '')

type Columns = { name: number; url: number | undefined; state: number | undefined; heading: boolean }

/** What a list or our own export puts before a name, and what nobody sees around one. */
const nameIn = (cell: string) =>
  cell
    .replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(/^[•▪◦●‣]\s*|^'(?=[=+\-@])/u, '')
    .replaceAll(/\s*[\n\r\v]+\s*/g, ' ')

/** Cells of a table: their columns are known. A comma alone may belong to a name, as in 'Dubois, père et fils'. */
function isTable(cells: readonly string[][]): boolean {
  const { heading, url, state } = findColumns(cells) ?? {}
  return heading === true || url !== undefined || state !== undefined || cells.every(({ length }) => length === 1)
}

const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/

/** A name on each line. Programs put all in quotes, or none. */
function namesOf(text: string): string[][] {
  const lines = text.split(/\r\n|[\n\r]/)
  const filledLines = lines.filter((line) => line.trim() !== '')
  const quoted = filledLines.length > 1 && filledLines.every((line) => QUOTED.test(line))
  return lines.map((line) => [quoted ? line.replace(QUOTED, '$1').replaceAll('""', '"') : line])
}

/** Which column holds what, by its heading, else by its cells. */
function findColumns(cells: readonly string[][]): Columns | undefined {
  const first = cells[0] ?? []
  const headed = (kind: keyof typeof HEADINGS) => headedColumn(first, HEADINGS[kind])
  const name = headed('name')
  const site = headed('url')
  const heading = name !== undefined || site !== undefined
  // sites are found whatever their heading; below a heading no state is guessed: a count of 1 would be one
  const url = site ?? fullestColumn(cells, [name], isSite)
  const state = heading ? headed('state') : fullestColumn(cells, [url], isState)
  const left = name ?? otherColumns(cells, [url, state])[0]
  // brands may be named like their sites
  if (left === undefined) return url === undefined ? undefined : { name: url, url: undefined, state, heading: false }
  return { name: left, url, state, heading }
}

/**
 * The brands that a pasted text or a file names, as far as it was understood: a name on each line, or a table.
 * @returns no row if there is no name in it
 */
export function toBrandRows(text: string): BrandRow[] {
  const table = readCells(text, MOST_BRANDS + 1, () => false).find(
    ({ cells: found, tabs }) => tabs || isTable(found.filter((row) => !isBlank(row))),
  )
  const cells = table?.cells ?? namesOf(text)
  const columns = findColumns(cells.filter((row) => !isBlank(row)))
  if (!columns) return []
  let { heading } = columns
  const rows = cells.flatMap((row, at): BrandRow[] => {
    if (isBlank(row)) return []
    if (heading) {
      heading = false
      return []
    }
    const writtenState = cellAt(row, columns.state)
    const state = stateIn(writtenState)
    return [
      {
        line: at + 1,
        name: nameIn(cellAt(row, columns.name)),
        url: normalWebAddress(cellAt(row, columns.url)),
        state,
        writtenState: state === '' ? writtenState : '',
        open: false,
        sent: false,
        unconfirmed: false,
        refused: '',
      },
    ]
  })
  return withOpen(rows.slice(0, MOST_BRANDS))
}

/** Opens the rows that are wrong: they stand above the others. */
export function withOpen(rows: readonly BrandRow[], existing?: ReadonlySet<string>): BrandRow[] {
  const problems = problemsOf(rows, existing)
  return rows.map((row, at) => ({ ...row, open: row.open || isWrong(problems[at]) }))
}

/** One object for all rows without a problem: they do not render for the problems of others. */
export const NO_PROBLEMS: BrandProblems = {}

/**
 * The problems of each row, in row order. A name of an earlier row is a duplicate.
 * @param existing the plain names of the brands that exist, as far as they are known
 */
export function problemsOf(rows: readonly BrandRow[], existing?: ReadonlySet<string>): BrandProblems[] {
  const seen = new Set<string>()
  return rows.map(({ name, url, state, sent, unconfirmed }) => {
    const plain = plainName(name)
    const twice = plain !== '' && seen.has(plain) ? ('sheet.brands.twice' as const) : undefined
    // what may have been created is read before it is sent again
    const exists = !unconfirmed && existing?.has(plain) ? ('sheet.brands.exists' as const) : undefined
    seen.add(plain)
    if (sent) return NO_PROBLEMS
    const wrongName = brandNameRule(name) ?? twice ?? exists
    const wrongUrl = webAddressRule(url)
    if (!wrongName && !wrongUrl && state !== '') return NO_PROBLEMS
    return {
      ...(wrongName && { name: wrongName }),
      ...(wrongUrl && { url: wrongUrl }),
      ...(state === '' && { state: 'sheet.brands.state.required' }),
    }
  })
}

/**
 * The rows that can be created, in order, at most as many as the plan has room for. An unconfirmed one needs no room: it
 * is looked for first, and may have taken its own.
 * @param free slots of the plan, undefined without a known limit
 */
export function readyRows(
  rows: readonly BrandRow[],
  existing: ReadonlySet<string> | undefined,
  free: number | undefined,
  problems = problemsOf(rows, existing),
): BrandRow[] {
  let room = free ?? Infinity
  return rows.filter(({ sent, unconfirmed }, at) => {
    if (sent || isWrong(problems[at])) return false
    if (!unconfirmed) room -= 1
    return unconfirmed || room >= 0
  })
}

export const inputOf = ({ name, url, state }: BrandRow): BrandInput =>
  toBrandInput({ name, url, is_active: state === 'active' })

/** The rows once the existing brands are read: what was unconfirmed, and exists, is created. */
export const withExisting = (rows: readonly BrandRow[], existing: ReadonlySet<string> | undefined): BrandRow[] =>
  rows.map((row) =>
    row.unconfirmed && existing
      ? { ...row, unconfirmed: false, refused: '', sent: row.sent || existing.has(plainName(row.name)) }
      : row,
  )

/**
 * The rows with their results so far.
 * @param due those that are sent in this run: the next of them is about to be, and no earlier failure counts any more
 */
export function withCalls(
  rows: readonly BrandRow[],
  due: readonly BrandRow[],
  { done, failed }: BulkCalls<BrandRow>,
  reasonOf: (error: ApiError) => string,
): BrandRow[] {
  const created = new Set(done.map(({ line }) => line))
  const errors = new Map(failed.map(({ item, error }) => [item.line, error]))
  const [next, ...waiting] = due.slice(done.length + failed.length).map(({ line }) => line)
  return rows.map((row) => {
    const error = errors.get(row.line)
    if (created.has(row.line)) return { ...row, sent: true, unconfirmed: false, refused: '' }
    if (error) return { ...row, unconfirmed: mayBeDone(error), refused: isTooMany(error) ? '' : reasonOf(error) }
    if (row.line === next) return { ...row, unconfirmed: true, refused: '' }
    return waiting.includes(row.line) ? { ...row, refused: '' } : row
  })
}
