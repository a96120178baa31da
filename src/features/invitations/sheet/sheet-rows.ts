import { z } from 'zod/mini'

import { knownValues } from '~/api/generated/known-values.gen'
import type { InvitationInput, InvitedType } from '~/api/generated/types.gen'
import type { PlainMessageId } from '~/i18n/messages'
import { cellAt, isWrong } from '~/platform/read-cells'
import { readId } from '~/validation/call-parameters'
import { emailRule, normalEmail } from '~/validation/rule'
import { sanitiseLines } from '~/validation/sanitise'

import { entriesOf } from '../email-entries'
import { type InviteOutcome, pairKey, type Pair, type Unsent } from '../send-once'
import { brandIn, findColumns, roleIn, type NamedBrand } from './sheet-columns'

/** A row of the preview. It stays while it is corrected and sent. */
export const sheetRowSchema = z.object({
  /** Its line number in the pasted text, from 1. */
  line: z.number(),
  email: z.string(),
  /** The brand's id as a field value; empty if unknown. */
  brand: z.string(),
  role: z.enum(['', ...knownValues.invitedType]),
  /** The pasted text, if it was not understood. */
  writtenBrand: z.string(),
  writtenRole: z.string(),
  /** The row was invalid or refused: it stands above the others, with its fields open. */
  open: z.boolean(),
  /** Sent, or postponed. */
  sent: z.boolean(),
  /** Access is given once the user has joined. */
  later: z.boolean(),
  /** Why the row was not sent; empty if unknown. */
  refused: z.string(),
})

export type SheetRow = z.infer<typeof sheetRowSchema>

export type SheetField = 'email' | 'brand' | 'role'
export type SheetProblems = Partial<Record<SheetField, PlainMessageId>>

/** Values for an empty cell or a missing column. */
export type SheetDefaults = { brand: string; role: InvitedType }

/** Only this many rows are read. More rows are not a list of users to invite, and would slow down the page. */
export const MOST_ROWS = 500

/** The same with the lines above them: a title, headings, the dashes of a table in Markdown. */
export const MOST_LINES = MOST_ROWS + 10

/** Also the line of dashes of a table in Markdown. */
const isBlankOrDashes = (row: readonly string[]) => row.every((cell) => /^[\s:-]*$/.test(cell))

/** The address in the format of mail programs, 'Léa Martin <lea@exemple.fr>'. */
function addressIn(cell: string): string {
  const entries = entriesOf(cell)
  return entries.length === 1 ? (entries[0] ?? '') : cell.trim()
}

/**
 * The rows of a pasted sheet, as far as they were understood.
 * @param guess whether a column without a known brand may name brands that are still to be looked for
 * @returns undefined if the cells are not a sheet
 */
export function toSheetRows(
  cells: readonly string[][],
  brands: readonly NamedBrand[],
  defaults: SheetDefaults,
  guess = false,
): SheetRow[] | undefined {
  const columns = findColumns(
    cells.filter((row) => !isBlankOrDashes(row)),
    brands,
    guess,
  )
  if (!columns) return undefined
  let { headings } = columns
  const rows = cells.flatMap((row, at) => {
    if (isBlankOrDashes(row)) return []
    if (headings > 0) {
      headings -= 1
      return []
    }
    const brand = cellAt(row, columns.brand)
    const role = cellAt(row, columns.role)
    const foundBrand = brandIn(brand, brands)
    const foundRole = roleIn(role)
    return {
      line: at + 1,
      email: addressIn(cellAt(row, columns.email)),
      brand: brand === '' ? defaults.brand : foundBrand ? String(foundBrand.id) : '',
      role: role === '' ? defaults.role : (foundRole ?? ''),
      writtenBrand: foundBrand ? '' : brand,
      writtenRole: foundRole ? '' : role,
      open: false,
      sent: false,
      later: false,
      refused: '',
    } satisfies SheetRow
  })
  rows.splice(MOST_ROWS)
  const problems = problemsOf(rows)
  return rows.map((row, at) => ({ ...row, open: isWrong(problems[at]) }))
}

/** The key of the invitation of a row; undefined without a brand. */
function keyOfRow({ email, brand }: Pick<SheetRow, 'email' | 'brand'>): string | undefined {
  const brand_id = readId(brand)
  return brand_id === undefined ? undefined : pairKey({ email: normalEmail(email), brand_id })
}

export const isOfPair = (row: Pick<SheetRow, 'email' | 'brand'>, pair: Pair): boolean => keyOfRow(row) === pairKey(pair)

/** The problems of each row, in row order. An address of an earlier row is a duplicate only for the same brand. */
export function problemsOf(rows: readonly SheetRow[]): SheetProblems[] {
  const seen = new Set<string>()
  return rows.map(({ email, brand, role, sent }) => {
    const key = keyOfRow({ email, brand })
    const twice = key !== undefined && seen.has(key)
    const wrong = emailRule(email) ?? (twice ? 'invitations.sheet.duplicate' : undefined)
    if (key !== undefined) seen.add(key)
    if (sent) return {}
    return {
      ...(wrong && { email: wrong }),
      ...(readId(brand) === undefined && { brand: 'invitations.brand.required' }),
      ...(role === '' && { role: 'invitations.sheet.role.required' }),
    }
  })
}

/** The request for each row, without invalid rows and sent ones. */
export function sheetInputs(rows: readonly SheetRow[], message: string): InvitationInput[] {
  const problems = problemsOf(rows)
  const text = sanitiseLines(message)
  return rows.flatMap(({ email, brand, role, sent }, at) => {
    const brand_id = readId(brand)
    if (sent || isWrong(problems[at]) || brand_id === undefined || role === '') return []
    return { email: normalEmail(email), brand_id, user_type: role, ...(text && { invitation_message: text }) }
  })
}

/** The rows with their results so far. */
export function withOutcome(
  rows: readonly SheetRow[],
  { sent, unsent, left, postponed }: InviteOutcome,
  reasonOf: (one: Unsent) => string,
): SheetRow[] {
  const waiting = new Set(left.map(pairKey))
  const sentKeys = new Set(sent.map(pairKey))
  const later = new Set(postponed.map(pairKey))
  const reasons = new Map(unsent.map((one) => [pairKey(one.input), reasonOf(one)]))
  return rows.map((row) => {
    const key = keyOfRow(row) ?? ''
    const refused = reasons.get(key)
    if (row.sent) return row
    if (later.has(key)) return { ...row, sent: true, later: true, refused: '' }
    if (sentKeys.has(key)) return { ...row, sent: true, refused: '' }
    // an earlier refusal counts no more
    if (waiting.has(key)) return { ...row, refused: '' }
    return refused === undefined ? row : { ...row, refused }
  })
}

/** The rows of users who can be invited, with those that are sent already. None if nobody is left to invite. */
export function withoutColleagues(rows: readonly SheetRow[], colleagues: readonly string[]): SheetRow[] {
  const staying = rows.filter(({ email, sent }) => sent || !colleagues.includes(normalEmail(email)))
  return staying.every(({ sent }) => sent) ? [] : staying
}
