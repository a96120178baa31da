import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { toApiError } from '~/api/api-error'
import {
  getBrandOptions,
  getBrandQueryKey,
  listBrandsInfiniteQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import type { Brand, BrandPage, User } from '~/api/generated/types.gen'
import { emptyPastLastPage, hasMorePages, PAGE_SIZE } from '~/api/list-pages'
import { toast } from '~/design/feedback/toasts'
import { dismissGlobalErrorToast, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import type { PlainMessageId } from '~/i18n/messages'
import { mayOpenBrand, type Rights } from '~/permissions/permissions'
import { MINUTE_MS, typingPause } from '~/platform/clock'
import { chooseBrand, confirmedBrand, endedBrands, useBrandSelection } from '~/session/brand-selection'
import { onWindowEvent } from '~/telemetry/events'

const filters = (search: string) => ({ is_active: true, page_size: PAGE_SIZE, ...(search && { search }) })

/** Page 1, 20 per page, active only, fresh 5 min, kept 10. The server searches: a plan may hold 100 brands. */
export const selectorBrandsOptions = (search = '') =>
  infiniteQueryOptions({
    queryKey: listBrandsInfiniteQueryKey({ query: filters(search) }),
    async queryFn({ pageParam, signal }): Promise<BrandPage> {
      if (pageParam === 1) await typingPause(search, signal)
      const query = { ...filters(search), page: pageParam }
      return listBrands({ query, signal }).then(({ data }) => data, emptyPastLastPage(pageParam))
    },
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => (hasMorePages(pages) ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
    ...INLINE_ERROR,
  })

/** Each brand once. Leaves out inactive ones and those the user may not open, in case the server sends them. */
export function brandsOf(pages: readonly BrandPage[], user?: Rights | null): Brand[] {
  const byId = new Map<number, Brand>()
  for (const { results } of pages)
    for (const brand of results)
      if (brand.is_active && !byId.has(brand.id) && (!user || mayOpenBrand(user, brand.id))) byId.set(brand.id, brand)
  return [...byId.values()]
}

export type BrandChoice =
  | { status: 'loading' }
  /** `failure`: what could not be loaded. */
  | { status: 'failed'; failure: PlainMessageId; retrying: boolean; onRetry: () => void }
  | { status: 'empty' }
  /** `brand` is null if the selected brand could not be loaded. */
  | { status: 'chosen'; brand: Pick<Brand, 'id' | 'name'> | null; solo: boolean; choose: (brand: Brand) => void }

const FRESH_MS = 5 * MINUTE_MS

/** The first brand that is the user's own. */
const ownBrand = (user: User) =>
  user.brands?.map((brand) => (typeof brand === 'number' ? brand : brand.id)).find((id) => mayOpenBrand(user, id))

type BrandChoiceOptions = {
  /** The page shows the selected brand. On other pages the message about a replaced brand waits. */
  isBrandPage: boolean
  /** Undefined until the server has sent the user. */
  user: User | undefined
  /** The brand in the URL, which takes precedence over the stored one (SEL-09). */
  asked?: number | undefined
  /** Puts the brand into the URL, on pages whose URL has one. */
  onSettle?: (id: number | null) => void
}

/**
 * The brand that all pages show. Used once, in the shell. When the list loads, it corrects an invalid selection,
 * whether the selector is visible or not. A brand that the user may not open is not fetched.
 */
export function useBrandChoice({ user, isBrandPage, asked, onSettle }: BrandChoiceOptions): BrandChoice {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { selectedBrandId: stored, select, noteChoice } = useBrandSelection()
  const selected = asked ?? stored
  const list = useInfiniteQuery(selectorBrandsOptions())
  const pages = list.data?.pages
  const brands = brandsOf(pages ?? [], user)
  const pagination = pages?.at(-1)?.pagination

  const opens = selected !== null && mayOpenBrand(user, selected) ? selected : null
  const shown = { results: brands, ...(pagination && { pagination }) }
  const verdict = pages && user && chooseBrand(opens, shown, ownBrand(user))
  const doubtful = verdict && 'confirm' in verdict ? verdict : undefined
  const doubted = doubtful?.confirm
  const confirmation = useQuery({
    ...getBrandOptions({ path: { id: doubted ?? 0 } }),
    enabled: doubted !== undefined,
    staleTime: FRESH_MS,
  })
  // an answer from before the list confirms nothing: the brand may have been deleted since
  const { refetch } = confirmation
  const confirmed = Math.max(confirmation.dataUpdatedAt, confirmation.errorUpdatedAt) >= list.dataUpdatedAt
  useEffect(() => {
    if (doubted !== undefined && !confirmed) void refetch({ cancelRefetch: false })
  }, [doubted, confirmed, refetch])

  const refusal = doubtful && confirmed && confirmation.error ? toApiError(confirmation.error) : undefined
  // undefined until it is known
  let settled: number | null | undefined
  if (verdict && 'select' in verdict) settled = verdict.select
  else if (doubtful && refusal) settled = confirmedBrand(doubtful, { error: refusal })
  // what was shown stays until the answer
  else if (doubtful && confirmation.data)
    settled = confirmed ? confirmedBrand(doubtful, { brand: confirmation.data }) : doubted

  const brand = brands.find(({ id }) => id === settled) ?? (doubtful && confirmation.data) ?? null
  const replacement = selected !== null && settled !== selected ? brand?.name : undefined

  // the selection is stored outside React
  useEffect(() => {
    if (settled !== undefined && settled !== stored) select(settled)
  }, [settled, stored, select])

  // a user who has deactivated or deleted a brand, or found it gone, is told by the toast of that action
  const ended = useRef(new Set<number | null>())
  useEffect(() => {
    const stops = [
      onWindowEvent('brand:changed', ({ brandId, reason }) => {
        if (reason === 'brand_deactivated' || reason === 'brand_deleted') ended.current.add(brandId)
        else ended.current.delete(brandId)
      }),
      endedBrands.subscribe((id) => ended.current.add(id)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  // the brand that has replaced another, until a page shows it
  const replacing = useRef<string>(undefined)
  useEffect(() => {
    if (settled !== undefined && settled !== selected) {
      if (asked !== undefined) onSettle?.(settled)
      if (replacement !== undefined && !ended.current.has(selected)) {
        if (refusal) dismissGlobalErrorToast(refusal)
        replacing.current = replacement
      }
    }
    const name = replacing.current
    if (!isBrandPage || name === undefined) return
    replacing.current = undefined
    toast({ severity: 'info', title: intl.formatMessage({ id: 'brands.selector.replaced' }, { name }) })
  }, [settled, selected, asked, onSettle, replacement, refusal, isBrandPage, intl])

  if (!pages && list.isError)
    return {
      status: 'failed',
      failure: 'brands.list.failed',
      retrying: list.isFetching,
      onRetry: () => void list.refetch(),
    }
  if (settled === undefined) return { status: 'loading' }
  if (settled === null) return { status: 'empty' }
  return {
    status: 'chosen',
    brand,
    solo: brands.length === 1 && !hasMorePages(pages ?? []) && brand?.id === brands[0]?.id,
    choose(chosen) {
      replacing.current = undefined
      const path = { id: chosen.id }
      // shown at once, and fetched again: the row of the list may be minutes old
      queryClient.setQueryData(getBrandQueryKey({ path }), (known?: Brand) => ({ ...known, ...chosen }))
      void queryClient.prefetchQuery({ ...getBrandOptions({ path }), staleTime: 0 })
      // the selection follows the URL
      if (onSettle) onSettle(chosen.id)
      else select(chosen.id)
      noteChoice()
    },
  }
}
