import { type QueryClient, useQuery } from '@tanstack/react-query'

import {
  getCurrentUserOptions,
  getProfileOptions,
  getTrialStatusOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

/** No user has this id. */
export const NOBODY = 0

/**
 * The current user, as `GET /auth/me/` has sent them. Undefined until it has answered: in a page of signed-in users it
 * has. Renders again only when the user changes. Mounting it refetches nothing: the pages do.
 */
export const useCurrentUser = (): User | undefined => useQuery({ ...getCurrentUserOptions(), ...BY_SHELL }).data

const BY_SHELL = { refetchOnMount: false, retryOnMount: false } as const

/** The same, refetched on mount when it is stale: for what the plan has left. */
export const useFreshCurrentUser = (): User | undefined => useQuery(getCurrentUserOptions()).data

/** The same user for loaders, mutations and event handlers. */
export const currentUser = (queryClient: QueryClient): User | undefined =>
  queryClient.getQueryData(getCurrentUserOptions().queryKey)

/** What is refetched when the user or their subscription has changed, in all tabs (decision 9). */
export const userReads = () => ({
  current: getCurrentUserOptions(),
  profile: getProfileOptions(),
  trial: getTrialStatusOptions(),
})
