import { useQueries, useQuery } from '@tanstack/react-query'

import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'
import { isGone } from '~/api/is-gone'
import { readId } from '~/validation/id-lists'

import { invitingBrandsOptions } from './invitations-queries'

const NONE: readonly Brand[] = []

/**
 * The brands one can be invited to. A chosen one that the list does not hold may be new, beyond the first page, or gone:
 * the server is asked about it.
 * @param chosen ids as the values of fields
 * @param refetchOnMount asks also about a brand that is in the cache, which may be gone since
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
    /** Those that are there no longer, or inactive. */
    lost: unlisted.flatMap(({ value }, at) => (isLost(at) ? [{ value, error: asked[at]?.error ?? null }] : [])),
  }
}

/** The brand of a field, once it is known. */
export function useInvitingBrand(value: string): Brand | undefined {
  const { brands } = useInvitingBrands([value])
  return brands.find(({ id }) => String(id) === value)
}
