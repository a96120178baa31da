import { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import { isId } from '~/platform/storage'

/** From a URL or a form: the types are unknown. */
type Filters = Partial<Record<string, unknown>>

type CleanFilters = {
  company?: number
  brand_admin?: number
  user_type?: string
  is_active?: boolean
  search?: string
  ordering?: string
  page?: number
  page_size?: number
}

const { minimum, maximum } = limits.listBrands.page_size

const isPageSize = (value: unknown): value is number => isId(value) && value <= maximum

/** Half of a surrogate pair: a URL cannot encode it. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** The text of a filter, without what a URL cannot encode. Undefined when empty. */
export const filterText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.replace(LONE_SURROGATE, '').trim() || undefined : undefined

/** Truncates and clamps a number; undefined for anything else. */
function clamped(value: unknown, most = Number.MAX_SAFE_INTEGER) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  return Math.min(most, Math.max(minimum, Math.trunc(value)))
}

/** Common to both documents: empty searches and values of the wrong type are dropped. */
const common = (filters: Filters) => ({
  company: isId(filters['company']) ? filters['company'] : undefined,
  brand_admin: isId(filters['brand_admin']) ? filters['brand_admin'] : undefined,
  is_active: typeof filters['is_active'] === 'boolean' ? filters['is_active'] : undefined,
  search: filterText(filters['search']),
})

/** Brand calls (K16): page and page size are clamped. */
export const brandFilters = (filters: Filters): Omit<CleanFilters, 'user_type'> =>
  present({
    ...common(filters),
    ordering: filterText(filters['ordering']),
    page: clamped(filters['page']),
    page_size: clamped(filters['page_size'], maximum),
  })

/** Administration lists: an out-of-range page or page size is dropped. */
export const adminFilters = (filters: Filters): Omit<CleanFilters, 'ordering'> =>
  present({
    ...common(filters),
    user_type: filterText(filters['user_type']),
    page: isId(filters['page']) ? filters['page'] : undefined,
    page_size: isPageSize(filters['page_size']) ? filters['page_size'] : undefined,
  })

type Present<Shape> = { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> }

/** Drops undefined keys: an absent filter is not sent. */
const present = <Shape extends object>(shape: Shape): Present<Shape> =>
  // dropping keys gives the optional form of the shape
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Present<Shape>

/** The id in a select value or URL segment. */
export function readId(text: string): number | undefined {
  const id = /^[1-9][0-9]*$/.test(text) ? Number(text) : undefined
  return isId(id) ? id : undefined
}

/** Refused before any request. The message is for code and logs; users see the text of the failed action. */
export const INVALID_IDS = 'INVALID_IDS'

const invalidIds = (message: string) => new ApiError({ message, code: INVALID_IDS, notApplied: true })

/** @throws ApiError '{label} must be a valid positive integer' */
export function requireId(value: unknown, label: string): number {
  if (isId(value)) return value
  throw invalidIds(`${label} must be a valid positive integer`)
}

const LISTS = {
  user: { name: 'User', plural: 'users', most: limits.userIds.user_ids.maxItems },
  brand: { name: 'Brand', plural: 'brands', most: limits.brandIds.brand_ids.maxItems },
}

/**
 * The rules for id lists: not empty, at most 100, all valid, no duplicates.
 * @throws ApiError with the documented texts
 */
export function requireIds(values: unknown, kind: keyof typeof LISTS): number[] {
  const { name, plural, most } = LISTS[kind]
  if (!Array.isArray(values) || values.length === 0) throw invalidIds(`${name} IDs must be a non-empty array`)
  if (values.length > most) throw invalidIds(`Cannot assign more than ${most} ${plural} at once`)
  // Array.from: `every` would skip the holes of a sparse array
  const ids: unknown[] = Array.from(values)
  if (!ids.every(isId)) throw invalidIds(`All ${kind} IDs must be valid positive integers`)
  if (new Set(ids).size < ids.length) throw invalidIds(`${name} IDs must not be given twice`)
  return ids
}
