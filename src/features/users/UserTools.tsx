import { memo } from 'react'
import { useIntl } from 'react-intl'

import type { ColumnLayout } from '~/design/data/data-table'
import { readAllUsers } from '~/features/shared/exports/read-lists'
import { ListTools } from '~/features/shared/lists/ListTools'

import { userColumns } from './user-columns'
import { userCsv } from './user-csv'
import { usersQuery } from './users-queries'
import { readUserFilters, type UserFilters } from './users-search'

type UserToolsProps = {
  userId: number
  /** The current filters of the list, without the page. */
  search: UserFilters
  onView: (filters: UserFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/** Rendered again when one of its props changes. */
export const UserTools = memo(function UserTools({ search, ...props }: UserToolsProps) {
  const intl = useIntl()
  return (
    <ListTools
      list="users"
      read={readUserFilters}
      search={search}
      columns={userColumns({ intl, onOpen: () => {} })}
      file={intl.formatMessage({ id: 'users.export.file' })}
      rows={async (options) => userCsv(intl, await readAllUsers(usersQuery(search), options))}
      {...props}
    />
  )
})
