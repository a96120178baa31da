import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { Muted } from '~/design/layout/Text'
import { ReadingProgress } from '~/features/shared/exports/ReadingProgress'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import { useSectionQuery } from '~/features/shared/queries/use-section-query'

import { brandsOptions, readProgressOptions } from './brands-queries'
import type { BrandFilters } from './brands-search'

/** Progress of reading a whole list that needs several calls. */
export function ReadingBrands({ filters }: { filters: BrandFilters }) {
  const { isFetching } = useSectionQuery(brandsOptions(filters))
  const { data: progress } = useQuery(readProgressOptions(filters))
  const { read = 0, total = read, waitMs } = progress ?? {}
  if (!progress || !isFetching || (total <= LARGEST_PAGE && !waitMs)) return null
  return (
    <Muted as="p" size="small" role="status">
      {waitMs ? (
        <ReadingProgress progress={progress} />
      ) : (
        <FormattedMessage id="brandpages.reading" values={{ read, total }} />
      )}
    </Muted>
  )
}
