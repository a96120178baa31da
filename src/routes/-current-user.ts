import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'

/** The signed-in user, once `GET /auth/me/` has answered. */
export const useAskedUser = () => useQuery(getCurrentUserOptions())

/** The signed-in user, inside a page: `PageOfUser` has waited for the answer. */
export const useCurrentUser = (): User => useSuspenseQuery(getCurrentUserOptions()).data
