import type { ApiError } from '~/api/api-error'
import type { Brand, BrandPage } from '~/api/generated/types.gen'

/** The brand to select, or a brand to confirm with the server before it is replaced. */
export type BrandChoice = { select: number | null } | { confirm: number; otherwise: number | null }

const hasMore = ({ results, pagination }: BrandPage) =>
  !!pagination && (pagination.count > results.length || (pagination.next !== null && pagination.next !== ''))

/**
 * Chooses once the brand list has loaded (F §4, K20). A selected brand that is not in the list may be on a later page:
 * confirm it. Do not call this after a failed load (C206).
 */
export function chooseBrand(selected: number | null, page: BrandPage): BrandChoice {
  const first = page.results[0]?.id ?? null
  if (selected === null) return { select: first }
  if (page.results.some(({ id }) => id === selected)) return { select: selected }
  return hasMore(page) ? { confirm: selected, otherwise: first } : { select: first }
}

/** Whether the brand was deleted, or taken away from the user. */
export const isBrandGone = (error: Pick<ApiError, 'status_code'> | null): boolean =>
  error?.status_code === 403 || error?.status_code === 404

/** The choice after confirmation: the brand is replaced only when it was refused, not when the call failed (K20). */
export function confirmedBrand(
  { confirm, otherwise }: Extract<BrandChoice, { confirm: number }>,
  answer: { brand: Pick<Brand, 'is_active'> } | { error: Pick<ApiError, 'status_code'> },
): number | null {
  const gone = 'brand' in answer ? !answer.brand.is_active : isBrandGone(answer.error)
  return gone ? otherwise : confirm
}
