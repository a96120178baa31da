import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { listBrandsQueryKey, listInvitationsOptions } from '~/api/generated/@tanstack/react-query.gen'
import { listBrands } from '~/api/generated/sdk.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { typingPause } from '~/features/shared/lists/typing-pause'
import { allInvitationsOptions } from '~/features/shared/use-pending-invitations'

/** INV-06: all invitations, or those with one status. */
export const invitationsOptions = (status: string | undefined) =>
  status === undefined ? allInvitationsOptions() : listInvitationsOptions({ query: { status } })

/** The brands that users can be invited to, at most one page of them: for others the server is searched. */
export const invitingBrandsOptions = (search = '') => {
  const query = { is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) }
  return queryOptions({
    queryKey: listBrandsQueryKey({ query }),
    async queryFn({ signal }) {
      await typingPause(search, signal)
      return (await listBrands({ query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
}
