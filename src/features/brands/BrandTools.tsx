import { memo } from 'react'
import { useIntl } from 'react-intl'

import type { ColumnLayout } from '~/design/data/data-table'
import { ListTools } from '~/features/shared/lists/ListTools'
import { useFormats } from '~/i18n/formats'

import { brandColumns } from './brand-columns'
import { brandCsv } from './brand-csv'
import { readBrandFilters, type BrandFilters } from './brands-search'
import { readBrands } from './read-brands'

type BrandToolsProps = {
  userId: number
  /** The current filters of the list, without the page. */
  search: BrandFilters
  onView: (filters: BrandFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

/** Rendered again when one of its props changes. */
export const BrandTools = memo(function BrandTools({ search, ...props }: BrandToolsProps) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <ListTools
      list="brands"
      read={readBrandFilters}
      search={search}
      columns={brandColumns({ intl, formats, active: () => null })}
      file={intl.formatMessage({ id: 'brandpages.export.file' })}
      rows={async (options) => brandCsv(intl, await readBrands(search, options))}
      {...props}
    />
  )
})
