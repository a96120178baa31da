import type { ApiError } from '~/api/api-error'
import type { Brand, BrandPage } from '~/api/generated/types.gen'

/** Which brand to work with, or which one to ask the server about before giving it up. */
export type BrandChoice = { select: number | null } | { confirm: number; otherwise: number | null }

const hasMore = ({ results, pagination }: BrandPage) =>
  !!pagination && (pagination.count > results.length || (pagination.next !== null && pagination.next !== ''))

/**
 * When the list has loaded (F §4, K20). A selected brand that is not in it may stand on a later page: then the server
 * is asked. A list that failed to load chooses nothing: do not call this (C206).
 */
export function chooseBrand(selected: number | null, page: BrandPage): BrandChoice {
  const first = page.results[0]?.id ?? null
  if (selected === null) return { select: first }
  if (page.results.some(({ id }) => id === selected)) return { select: selected }
  return hasMore(page) ? { confirm: selected, otherwise: first } : { select: first }
}

/** After asking for the brand: only a refusal gives it up, never a failure (K20). */
export function confirmedBrand(
  { confirm, otherwise }: Extract<BrandChoice, { confirm: number }>,
  answer: { brand: Pick<Brand, 'is_active'> } | { error: Pick<ApiError, 'status_code'> },
): number | null {
  const gone = 'brand' in answer ? !answer.brand.is_active : [403, 404].includes(answer.error.status_code)
  return gone ? otherwise : confirm
}
