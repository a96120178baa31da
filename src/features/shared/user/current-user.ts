import { type QueryClient, useQuery } from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

/** No user has this id. */
export const NOBODY = 0

/**
 * The current user, as `GET /auth/me/` has sent them. Undefined until it has answered: in a page of signed-in users it
 * has. Renders again only when the user changes.
 */
export const useCurrentUser = (): User | undefined => useQuery(getCurrentUserOptions()).data

/** The same user for loaders, mutations and event handlers. */
export const currentUser = (queryClient: QueryClient): User | undefined =>
  queryClient.getQueryData(getCurrentUserOptions().queryKey)
