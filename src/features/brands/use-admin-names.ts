import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { User } from '~/api/generated/types.gen'
import { isCompanyAdmin } from '~/permissions/permissions'

import { activePeopleOptions } from './active-people'
import { adminNames } from './admin-names'

/** Names of administrators, as far as this user may know them. */
export function useAdminNames(user: User) {
  const { data } = useQuery({ ...activePeopleOptions(), enabled: isCompanyAdmin(user) })
  return useMemo(() => adminNames([...(data?.results ?? []), user]), [data, user])
}
