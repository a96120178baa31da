import type { ComponentProps } from 'react'

import { ColumnMenu } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { ToolLine } from '~/design/data/ToolLine'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import type { ExportRows } from '~/features/shared/exports/use-export'

import { useSavedViews, type SavedViewsOf } from './saved-views'
import { ViewsMenu } from './ViewsMenu'

type ListToolsProps<Search> = SavedViewsOf<Search> & {
  /** The current filters of the list, without the page. */
  search: Search
  onView: (search: Search) => void
  columns: ComponentProps<typeof ColumnMenu>['columns']
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  /** Name of the exported file. */
  file: string
  rows: ExportRows
}

/** Tools for a whole list: views, columns, export. */
export function ListTools<Search extends object>(props: ListToolsProps<Search>) {
  const { search, onView, columns, layout, onLayout, file, rows, ...of } = props
  const { views, save, remove } = useSavedViews(of)
  return (
    <ToolLine>
      <ViewsMenu
        views={views}
        filtered={Object.keys(search).length > 0}
        onApply={onView}
        onSave={(name) => save({ name, search })}
        onRemove={remove}
      />
      <ColumnMenu columns={columns} layout={layout} onLayout={onLayout} />
      <ExportButton name={file} rows={rows} />
    </ToolLine>
  )
}
