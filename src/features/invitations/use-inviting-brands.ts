import { useQueries, useQuery } from '@tanstack/react-query'

import { isGone } from '~/api/api-error'
import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { readId } from '~/validation/id-lists'

import { invitingBrandsOptions } from './invitations-queries'

const NONE: readonly Brand[] = []

/**
 * The brands that users can be invited to. A chosen brand that is not in the list may be new, beyond the first page, or
 * gone, so the server is asked about it.
 * @param chosen ids as field values
 * @param refetchOnMount also asks about a cached brand, which may be gone by now
 */
export function useInvitingBrands(chosen: readonly string[], refetchOnMount: 'always' | true = true) {
  const list = useQuery(invitingBrandsOptions())
  const listed = list.data?.results ?? NONE
  const unlisted = [...new Set(chosen)].flatMap((value) => {
    const id = readId(value)
    return !list.data || id === undefined || listed.some((brand) => brand.id === id) ? [] : [{ id, value }]
  })
  const asked = useQueries({
    queries: unlisted.map(({ id }) => ({ ...getBrandOptions({ path: { id } }), refetchOnMount })),
  })
  const isLost = (at: number) => {
    const { data, error } = asked[at] ?? {}
    return error ? isGone(error) : data?.is_active === false
  }
  return {
    list,
    brands: [...listed, ...asked.flatMap(({ data }, at) => (data && !isLost(at) ? [data] : []))],
    /** Chosen brands that no longer exist or are inactive. */
    lost: unlisted.flatMap(({ value }, at) => (isLost(at) ? [{ value, error: asked[at]?.error ?? null }] : [])),
  }
}

/** The brand of a field, once loaded. */
export function useInvitingBrand(value: string): Brand | undefined {
  const { brands } = useInvitingBrands([value])
  return brands.find(({ id }) => String(id) === value)
}
