import { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import { isId } from '~/platform/storage'

/** The id in a select value or URL segment. */
export function readId(text: string): number | undefined {
  const id = /^[1-9][0-9]*$/.test(text) ? Number(text) : undefined
  return isId(id) ? id : undefined
}

/** Refused before any request (K17). The message is for code and logs; users see the text of the failed action. */
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
