import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listUsers } from '~/api/generated/sdk.gen'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { onePage } from '~/features/shared/lists/one-page'
import { typingPause } from '~/features/shared/lists/typing-pause'

/** Active users, at most one page of them. The server tells company admins only (B §6). */
export const activePeopleOptions = (search = '') => {
  const query = { is_active: true, page_size: LARGEST_PAGE, ...(search && { search }) }
  return queryOptions({
    queryKey: listUsersQueryKey({ query }),
    async queryFn({ signal }) {
      await typingPause(search, signal)
      return (await listUsers({ query, signal })).data
    },
    placeholderData: keepPreviousData,
    select: (sent) => onePage(sent, query),
  })
}
