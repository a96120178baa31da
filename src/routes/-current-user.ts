import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { TOLD_IN_PLACE } from '~/features/shared/queries/told-in-place'

/** The signed-in user, once `GET /auth/me/` has answered. The frame tells that it failed. */
export const useAskedUser = () => useQuery({ ...getCurrentUserOptions(), ...TOLD_IN_PLACE })

/** The signed-in user, inside a page: `PageOfUser` has waited for the answer. */
export const useCurrentUser = (): User => useSuspenseQuery(getCurrentUserOptions()).data
