import type { QueryClient } from '@tanstack/react-query'

import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

import { owedStep } from './owed-step'

/** The profile, if it says that its owner has a business by now. A failed call says nothing. */
export async function businessOwner(queryClient: QueryClient, freshness: { staleTime?: number } = {}) {
  const asked = queryClient.fetchQuery({ ...getProfileOptions(), ...freshness, retry: false })
  const profile = await asked.catch((): User | undefined => undefined)
  return profile && owedStep(profile, undefined) === 'no' ? profile : undefined
}
