import type { Brand, BrandPage } from '~/api/generated/types.gen'
import { isGone } from '~/api/is-gone'
import { hasNextPage } from '~/api/list-pages'

/** The brand to select, or a brand to confirm with the server before it is replaced. */
export type BrandChoice = { select: number | null } | { confirm: number; otherwise: number | null }

const hasMore = (page: BrandPage) => hasNextPage(page) || (page.pagination?.count ?? 0) > page.results.length

/**
 * Chooses when the brand list has loaded. A selected brand that is not in the list may be on a later page: confirm it.
 * If none of the user's own brands is in the list, confirm `own`, the first of them. Do not call this after a failed
 * load (C206).
 */
export function chooseBrand(selected: number | null, page: BrandPage, own?: number): BrandChoice {
  const first = page.results[0]?.id ?? null
  if (selected === null)
    return first === null && own !== undefined && hasMore(page) ? { confirm: own, otherwise: null } : { select: first }
  if (page.results.some(({ id }) => id === selected)) return { select: selected }
  return hasMore(page) ? { confirm: selected, otherwise: first } : { select: first }
}

/** The choice after confirmation: the brand is replaced only when it was refused, not when the call failed. */
export function confirmedBrand(
  { confirm, otherwise }: Extract<BrandChoice, { confirm: number }>,
  answer: { brand: Pick<Brand, 'is_active'> } | { error: Parameters<typeof isGone>[0] },
): number | null {
  const gone = 'brand' in answer ? !answer.brand.is_active : isGone(answer.error)
  return gone ? otherwise : confirm
}
