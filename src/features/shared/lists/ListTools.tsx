import type { ComponentProps } from 'react'

import { ColumnMenu } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { Box } from '~/design/layout/layout'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import type { ExportRows } from '~/features/shared/exports/use-export'

import { useSavedViews, type SavedViewsOf } from './saved-views'
import { ViewsMenu } from './ViewsMenu'

type ListToolsProps<Search> = SavedViewsOf<Search> & {
  /** What the list is asked for now, without the page. */
  search: Search
  onView: (search: Search) => void
  columns: ComponentProps<typeof ColumnMenu>['columns']
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  /** Name of the exported file. */
  file: string
  rows: ExportRows
}

/** Views, columns, export: what is done with a list as a whole. */
export function ListTools<Search extends object>(props: ListToolsProps<Search>) {
  const { search, onView, columns, layout, onLayout, file, rows, ...of } = props
  const { views, save, remove } = useSavedViews(of)
  return (
    <Box sx={TOOLS}>
      <ViewsMenu
        views={views}
        filtered={Object.keys(search).length > 0}
        onApply={onView}
        onSave={(name) => save({ name, search })}
        onRemove={remove}
      />
      <ColumnMenu columns={columns} layout={layout} onLayout={onLayout} />
      <ExportButton name={file} rows={rows} />
    </Box>
  )
}

/** On a phone the buttons fill one line, like the filters above them; their icons would not fit. */
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  '& > *, & > * > button': { flexGrow: { xs: 1, sm: 0 } },
  '&& button': { px: { xs: 1, sm: 2 } },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const
