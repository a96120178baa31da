import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Invitation } from '~/api/generated/types.gen'

import { isUnnamed } from './invitation-rows'
import { invitingBrandsOptions } from './invitations-queries'

/** Names of brands by id, asked for only where an invitation comes without the name of its brand. */
export function useBrandNames(invitations: readonly Invitation[]): ReadonlyMap<number, string> {
  const { data } = useQuery({ ...invitingBrandsOptions(), enabled: invitations.some(isUnnamed) })
  return useMemo(() => new Map(data?.results.map(({ id, name }) => [id, name])), [data])
}
