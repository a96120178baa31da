import { useIntl } from 'react-intl'

import { ColumnMenu } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { Row } from '~/design/layout/Row'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import type { ExportRows } from '~/features/shared/exports/use-export'
import { useSavedViews } from '~/features/shared/lists/saved-views'
import { ViewsMenu } from '~/features/shared/lists/ViewsMenu'
import { useFormats } from '~/i18n/formats'

import { brandColumns } from './brand-columns'
import { brandCsv } from './brand-csv'
import { readBrandFilters, type BrandFilters } from './brands-search'
import { readBrands } from './read-brands'

type BrandToolsProps = {
  userId: number
  filters: BrandFilters
  onView: (filters: BrandFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/** Views, columns, export: what is done with the list as a whole. */
export function BrandTools({ userId, filters, onView, layout, onLayout }: BrandToolsProps) {
  const intl = useIntl()
  const formats = useFormats()
  const { page: _page, ...question } = filters
  const { views, save, remove } = useSavedViews({ list: 'brands', userId, read: readBrandFilters })
  const columns = brandColumns({ intl, formats, active: () => null })

  const rows: ExportRows = async (options) => brandCsv(intl, await readBrands(question, options))

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
      <ExportButton name={intl.formatMessage({ id: 'brandpages.export.file' })} rows={rows} />
    </Row>
  )
}
