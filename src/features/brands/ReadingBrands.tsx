import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { limits } from '~/api/generated/limits.gen'
import { Muted } from '~/design/layout/Muted'
import { usePartQuery } from '~/features/shared/queries/use-part-query'

import { brandsOptions, readProgressOptions } from './brands-queries'
import type { BrandFilters } from './brands-search'

/** Of a list that is read whole: how far that has come, where one call does not bring it. */
export function ReadingBrands({ filters }: { filters: BrandFilters }) {
  const { isFetching } = usePartQuery(brandsOptions(filters))
  const { data: progress } = useQuery(readProgressOptions(filters))
  const { read = 0, total = read } = progress ?? {}
  if (!isFetching || total <= limits.listBrands.page_size.maximum) return null
  return (
    <Muted as="p" size="small" role="status">
      <FormattedMessage id="brandpages.reading" values={{ read, total }} />
    </Muted>
  )
}
