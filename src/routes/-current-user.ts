import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'

/** The signed-in user, once `GET /auth/me/` has answered. The shell shows the error if loading fails. */
export const useAskedUser = () => useQuery({ ...getCurrentUserOptions(), ...INLINE_ERROR })

/** The signed-in user, inside a page: `PageOfUser` has waited for the answer. */
export const useCurrentUser = (): User => useSuspenseQuery(getCurrentUserOptions()).data
