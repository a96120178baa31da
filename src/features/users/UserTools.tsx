import { useIntl } from 'react-intl'

import { ColumnMenu } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { Row } from '~/design/layout/Row'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { readAllUsers } from '~/features/shared/exports/read-lists'
import type { ExportRows } from '~/features/shared/exports/use-export'
import { useSavedViews } from '~/features/shared/lists/saved-views'
import { ViewsMenu } from '~/features/shared/lists/ViewsMenu'

import { userColumns } from './user-columns'
import { userCsv } from './user-csv'
import { usersQuery } from './users-queries'
import { readUserFilters, type UserFilters } from './users-search'

type UserToolsProps = {
  userId: number
  filters: UserFilters
  onView: (filters: UserFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/** Views, columns, export: what is done with the list as a whole. */
export function UserTools({ userId, filters, onView, layout, onLayout }: UserToolsProps) {
  const intl = useIntl()
  const { page: _page, ...question } = filters
  const { views, save, remove } = useSavedViews({ list: 'users', userId, read: readUserFilters })
  const columns = userColumns({ intl, onOpen: () => {} })

  const rows: ExportRows = async (options) => userCsv(intl, await readAllUsers(usersQuery(question), options))

  return (
    <Row wrap gap={1} justify="flex-end">
      <ViewsMenu
        views={views}
        filtered={Object.keys(question).length > 0}
        onApply={onView}
        onSave={(name) => save({ name, search: question })}
        onRemove={remove}
      />
      <ColumnMenu columns={columns} layout={layout} onLayout={onLayout} />
      <ExportButton name={intl.formatMessage({ id: 'users.export.file' })} rows={rows} />
    </Row>
  )
}
