import type { Brand, InvitedType } from '~/api/generated/types.gen'
import { standInName } from '~/api/names'
import { fullestColumn, headedColumn, otherColumns, wordsOf, DELIMITERS } from '~/platform/read-cells'

/** Not that of addresses and of the numbers of brands. */
const PUNCTUATION = /[^\p{L}\p{N}@#]+/gu

const HEADINGS = {
  email:
    /^(?:(?:adresse|address|direccion|indirizzo)(?: (?:de|di))?(?: (?:e ?mail|correo(?: electronico)?|courriel))?|(?:e ?mail|courriel|correo)(?: (?:adresse|address|electronico))?|emailadresse)s?$/,
  brand: /^(?:nom (?:de )?(?:la )?)?(?:marques?|brands?|marcas?|marken?)(?: name)?$/,
  role: /^(?:roles?|rolles?|rollen|rol|ruol[oi]|droits?|rights?|profils?|profile)$/,
} as const

const OF_BRAND = '(?:(?:de |di |of |da |du |del |der |della )?(?:la |the )?(?:marques?|marcas?|marken?|brands?))'
/** Also 'Amministratore' and 'Administrateur·rice'. */
const ADMINISTRATOR = String.raw`(?:admin(?:istra(?:t|dor)\p{L}*)?|amministrat\p{L}*)(?: t?rice)?`
const ADMIN = new RegExp(`^(?:${OF_BRAND} ?)?${ADMINISTRATOR}(?: ${OF_BRAND})?$`, 'u')
const MEMBER = new RegExp(
  `^(?:${OF_BRAND} ?)?(?:membres?|members?|miembros?|mitglied(?:er)?|membr[oi])(?: ${OF_BRAND})?$`,
)

const isEmailHeading = (cell: string): boolean => HEADINGS.email.test(wordsOf(cell))

/** The role that a cell names, in any language or in the provider's spelling. */
export function roleIn(cell: string): InvitedType | undefined {
  const words = wordsOf(cell, PUNCTUATION)
  if (ADMIN.test(words)) return 'brand_admin'
  return MEMBER.test(words) ? 'brand_member' : undefined
}

export type NamedBrand = Pick<Brand, 'id' | 'name'>

/** The brand that a cell names, by name or number. Undefined also if two brands have that name. */
export function brandIn(cell: string, brands: readonly NamedBrand[]): NamedBrand | undefined {
  const words = wordsOf(cell, PUNCTUATION)
  if (words === '') return undefined
  const named = brands.filter(({ name }) => wordsOf(name, PUNCTUATION) === words)
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  return brands.find(({ id }) => words === String(id) || words === standInName(id))
}

type SheetColumns = {
  email: number
  brand: number | undefined
  role: number | undefined
  /** Rows before the first invitation. */
  headings: number
}

export const isAddress = (cell: string): boolean => cell.includes('@')

const isRole = (cell: string) => roleIn(cell) !== undefined

const isTitle = (row: readonly string[]) =>
  row.filter((cell) => cell.trim() !== '').length === 1 && !row.some(isAddress)

/** How many rows above the heading hold a title alone. */
function titlesOf(sheet: readonly string[][]): number {
  const heading = sheet.findIndex((row) => row.some(isEmailHeading))
  return sheet.slice(0, Math.max(0, heading)).every(isTitle) ? Math.max(0, heading) : 0
}

/**
 * Which column holds what, by its heading, else by its cells. Names of users are no brands: without a heading, a column
 * names brands only if one of its cells does.
 * @param guess also if none does: a brand that is looked for later may have that name
 * @returns undefined if the cells are not a sheet of invitations, but at most a list of addresses
 */
export function findColumns(
  sheet: readonly string[][],
  brands: readonly NamedBrand[],
  guess: boolean,
): SheetColumns | undefined {
  const titles = titlesOf(sheet)
  const cells = sheet.slice(titles)
  const first = cells[0] ?? []
  const named = !first.some(isAddress) && first.some(isEmailHeading)
  const headed = (kind: keyof typeof HEADINGS) => (named ? headedColumn(first, HEADINGS[kind]) : undefined)
  const body = named ? cells.slice(1) : cells
  const isBrand = (cell: string) => brandIn(cell, brands) !== undefined

  const email = headed('email') ?? fullestColumn(body, [], isAddress)
  if (email === undefined) return undefined
  const role = headed('role') ?? fullestColumn(body, [email, headed('brand')], isRole)
  const brand = headed('brand') ?? fullestColumn(body, [email, role], isBrand)
  const headings = titles + Number(named || isHeading(first, email, isBrand, isRole))
  if (brand !== undefined || named || !guess)
    return brand === undefined && role === undefined ? undefined : { email, brand, role, headings }
  // no cell names a known brand: only the only other column may do so
  const left = otherColumns(body, [email, role])
  return left.length === 1 ? { email, role, brand: left[0], headings } : undefined
}

/** Whether the first row is a heading, even with unknown words. */
const isHeading = (
  row: readonly string[],
  email: number,
  isBrand: (cell: string) => boolean,
  isRole: (cell: string) => boolean,
) => !isAddress(row[email] ?? '') && !row.some((cell) => isBrand(cell) || isRole(cell)) && !row.some(isAddress)

/** The column with the addresses of a copied table: one in each row below its heading. Undefined for any other text. */
export function addressColumn(lines: readonly string[]): string[] | undefined {
  const rows = lines.filter((line) => line.trim() !== '')
  if (rows.length < 2) return undefined
  for (const delimiter of DELIMITERS) {
    const [first = [], ...others] = rows.map((row) => row.split(delimiter))
    const body = first.some(isAddress) ? [first, ...others] : others
    const column = others[0]?.findIndex(isAddress) ?? -1
    const isRow = (row: readonly string[]) =>
      row.length === first.length && row.every((cell, at) => isAddress(cell) === (at === column))
    if (column >= 0 && body.every(isRow) && (first.length > 1 || isEmailHeading(first[0] ?? '')))
      return body.map((row) => row[column] ?? '')
  }
  return undefined
}
