import type { QueryClient } from '@tanstack/react-query'

import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

import { hasCompany } from './business-step'

type Freshness = { staleTime?: number }

/** The profile, if the user has a business. @throws ApiError */
export async function readBusinessOwner(queryClient: QueryClient, freshness: Freshness = {}) {
  const profile = await queryClient.fetchQuery({ ...getProfileOptions(), ...freshness, retry: false })
  return hasCompany(profile) ? profile : undefined
}

/** The same, and undefined after a failed call. */
export const loadBusinessOwner = (queryClient: QueryClient, freshness?: Freshness): Promise<User | undefined> =>
  readBusinessOwner(queryClient, freshness).catch(() => undefined)
