import type { QueryClient } from '@tanstack/react-query'

import { getProfileOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

import { businessStepState } from './business-step'

/** The profile of a person who has a business by now, else undefined. A failed call gives undefined. */
export async function loadBusinessOwner(queryClient: QueryClient, freshness: { staleTime?: number } = {}) {
  const asked = queryClient.fetchQuery({ ...getProfileOptions(), ...freshness, retry: false })
  const profile = await asked.catch((): User | undefined => undefined)
  return profile && businessStepState(profile, undefined) === 'done' ? profile : undefined
}
