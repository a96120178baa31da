import { readCells } from '~/platform/read-cells'
import { plainWords } from '~/platform/text'

import type { AccessReview } from '../access-review'
import { brandKey, deletedKey, type Snapshot, type SnapshotRole, userKey } from './stored-reviews'

/** The texts of our export in the five languages; a test compares them with the messages. */
const COLUMNS = [
  ['nom', 'name', 'nombre', 'nome'],
  ['e-mail', 'email', 'correo electronico'],
  ['role', 'rol', 'rolle', 'ruolo'],
  ['etat', 'status', 'estado', 'stato'],
] as const
const ROLES: Readonly<Record<SnapshotRole | 'everything' | 'none', readonly string[]>> = {
  admin: ['administre', 'administers', 'administra', 'verwaltet', 'amministra'],
  member: ['membre', 'member', 'miembro', 'mitglied', 'membro'],
  reader: ['lecture seule', 'read only', 'solo lectura', 'lesezugriff', 'sola lettura'],
  everything: ['grace a son role', 'through the role', 'gracias a su rol', 'durch die rolle', 'grazie al ruolo'],
  none: ['', 'aucun acces', 'no access', 'sin acceso', 'kein zugriff', 'nessun accesso'],
  unread: ['inconnu', 'not loaded', 'desconocido', 'nicht geladen', 'sconosciuto'],
}
/** The role of a company's admin, in an agency and in another company. */
const EVERY_BRAND = [
  ['admin agence', 'agency admin', 'administrador de agencia', 'agentur-admin', 'admin agenzia'],
  ['administrateur', 'administrator', 'administrador', 'amministratore'],
].flat()

const ROLE_OF = new Map(
  Object.entries(ROLES).flatMap(([role, words]) => words.map((word) => [word, role as keyof typeof ROLES] as const)),
)

/** What an export puts before a text that a spreadsheet would take for a formula or a number (`csvOf`). */
const GUARD = /(^|[,;|\s])'(?=[\s"\p{Cc}]*[=+\-@＝＋－＠﹦﹢﹣﹫])|^'(?=\s)/gu

/** A text as it was before the export. */
const unguarded = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(GUARD, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The same without case and accents. */
const plainCell = (text: string): string => plainWords(unguarded(text))

/** The rows of an exported review, the heading first. */
export type ReviewSheet = readonly (readonly string[])[]

const isHeading = (row: readonly string[]) =>
  COLUMNS.every((words, at) => words.some((word) => word === plainCell(row[at] ?? '')))

/** Undefined if the text is no exported review. */
export function parseSheet(text: string): ReviewSheet | undefined {
  for (const { cells } of readCells(text, Infinity, () => false)) {
    const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''))
    const [heading] = rows
    if (heading && isHeading(heading)) return rows
  }
  return undefined
}

/** The keys of each plain text. */
function keysBy<Row>(rows: readonly Row[], textOf: (row: Row) => string, keyOf: (row: Row) => string) {
  const found = new Map<string, string[]>()
  for (const row of rows) {
    const plain = plainCell(textOf(row))
    const same = found.get(plain)
    if (same) same.push(keyOf(row))
    else found.set(plain, [keyOf(row)])
  }
  return found
}

type SheetSnapshot = {
  snapshot: Snapshot
  /** Names that stand for several, in the file or now: they are not compared. */
  namesakes: { users: readonly string[]; brands: readonly string[] }
}

/** Matches texts of a sheet with what exists now. */
function matchTexts(
  kind: 'user' | 'brand',
  texts: readonly { text: string; name: string }[],
  now: Map<string, string[]>,
) {
  const counts = new Map<string, number>()
  const plain = texts.map(({ text }) => plainCell(text))
  for (const one of plain) counts.set(one, (counts.get(one) ?? 0) + 1)
  const names = new Map<string, string>()
  const ambiguous = new Set<string>()
  const namesakes = new Set<string>()
  const keys = texts.map(({ name: written }, at) => {
    const name = unguarded(written)
    const one = plain[at] ?? ''
    const same = now.get(one) ?? []
    if (one !== '' && same.length < 2 && counts.get(one) === 1) {
      const key = same[0] ?? deletedKey(kind, one)
      names.set(key, name)
      return key
    }
    if (name !== '') namesakes.add(name)
    for (const key of same) {
      ambiguous.add(key)
      names.set(key, name)
    }
    return undefined
  })
  return { keys, names, ambiguous, namesakes: [...namesakes] }
}

/** A sheet as the access of its moment. Users are matched by e-mail, brands by name. */
export function snapshotOfSheet(sheet: ReviewSheet, { users: known, brands }: AccessReview): SheetSnapshot {
  const [heading = [], ...rows] = sheet
  const users = matchTexts(
    'user',
    rows.map(([name = '', email = '']) => ({ text: email, name: name || email })),
    keysBy(
      known,
      ({ email }) => email,
      ({ id }) => userKey(id),
    ),
  )
  const columns = matchTexts(
    'brand',
    heading.slice(COLUMNS.length).map((name) => ({ text: name, name })),
    keysBy(
      brands,
      ({ name }) => name,
      ({ id }) => brandKey(id),
    ),
  )
  const access = new Map<string, Map<string, SnapshotRole>>()
  const everyBrand = new Set<string>()
  for (const [at, row] of rows.entries()) {
    const user = users.keys[at]
    if (user === undefined) continue
    if (EVERY_BRAND.includes(plainCell(row[2] ?? ''))) everyBrand.add(user)
    for (const [column, brand] of columns.keys.entries()) {
      const cell = row[column + COLUMNS.length] ?? ''
      if (brand === undefined || cell === '') continue
      const role = ROLE_OF.get(plainCell(cell)) ?? 'unread'
      if (role === 'none') continue
      if (role === 'everything') everyBrand.add(user)
      else {
        const here = access.get(brand) ?? new Map<string, SnapshotRole>()
        access.set(brand, here.set(user, role))
      }
    }
  }
  return {
    snapshot: {
      complete: false,
      users: users.names,
      brands: columns.names,
      unread: new Set(),
      ambiguous: new Set([...users.ambiguous, ...columns.ambiguous]),
      everyBrand,
      access,
    },
    namesakes: { users: users.namesakes, brands: columns.namesakes },
  }
}
