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
  filters: BrandFilters
  onView: (filters: BrandFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
}

export function BrandTools({ filters: { page: _page, ...search }, ...props }: BrandToolsProps) {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <ListTools
      list="brands"
      read={readBrandFilters}
      search={search}
      columns={brandColumns({ intl, formats, active: () => null, adminName: () => ({ name: '' }) })}
      file={intl.formatMessage({ id: 'brandpages.export.file' })}
      rows={async (options) => brandCsv(intl, await readBrands(search, options))}
      {...props}
    />
  )
}
