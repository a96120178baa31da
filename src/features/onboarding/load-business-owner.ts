import type { QueryClient } from '@tanstack/react-query'

import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

import { hasCompany } from './business-step'

/** The profile, if the user has a business. Undefined otherwise, and after a failed call. */
export async function loadBusinessOwner(queryClient: QueryClient, freshness: { staleTime?: number } = {}) {
  const asked = queryClient.fetchQuery({ ...getProfileOptions(), ...freshness, retry: false })
  const profile = await asked.catch((): User | undefined => undefined)
  return profile && hasCompany(profile) ? profile : undefined
}
