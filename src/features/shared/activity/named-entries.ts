import type { ActivityEntry, Brand } from '~/api/generated/types.gen'
import { standInName } from '~/api/stand-in-name'

type Named = Pick<Brand, 'id' | 'name'>

const isBareId = (text: string | null | undefined): text is string => /^\s*\d+\s*$/.test(text ?? '')

/** Whether an entry may name its brand only by id (decision 7). */
export const tellsBrandById = ({ brand }: ActivityEntry): boolean => isBareId(brand)

/** A brand may have a number for a name. */
function nameOf(brand: string, brands: readonly Named[]): string {
  const text = brand.trim()
  const found = brands.find(({ name }) => name.trim() === text) ?? brands.find(({ id }) => String(id) === text)
  return found?.name ?? standInName(Number(text))
}

/** `unnamed`: the id of a brand whose name is still loading; `brand` is null until then. */
export type NamedEntry = ActivityEntry & { unnamed?: string }

const brandOf = (brand: string, brands: readonly Named[] | undefined): Pick<NamedEntry, 'brand' | 'unnamed'> =>
  brands ? { brand: nameOf(brand, brands) } : { brand: null, unnamed: brand.trim() }

/**
 * Entries with brand names instead of ids. A user known only by id is left out.
 * @param brands undefined while they load
 */
export const withNames = (entries: readonly ActivityEntry[], brands: readonly Named[] | undefined): NamedEntry[] =>
  entries.map((entry) => ({
    ...entry,
    ...(isBareId(entry.brand) && brandOf(entry.brand, brands)),
    ...(isBareId(entry.user) && { user: null }),
  }))
