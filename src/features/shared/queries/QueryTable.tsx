import type { DefaultError, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Box } from '~/design/layout/Flex'

import { type QuerySectionOptions, useQuerySection } from './QuerySection'
import { DataAge, failureInCard, SectionBoundary } from './SectionBoundary'

/** What a `DataTable` shows: rows, skeleton rows, or a placeholder. */
type TableState<Data> = { data: Data | undefined; updatedAt: number; loading: boolean; placeholder: ReactNode }

type QueryTableProps<Data, Failure, Key extends QueryKey> = QuerySectionOptions<Data, Failure, Key> & {
  children: (state: TableState<Data>) => ReactNode
}

/** A list in all its states. Table and header stay in place whatever happens to the rows. */
export function QueryTable<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryTableProps<Data, Failure, Key>,
) {
  const intl = useIntl()
  const { place, data, updatedAt, pending, stale, failure, readAnew } = useQuerySection(props)
  return (
    <Box ref={place} tabIndex={-1} sx={PLACE}>
      <ProgressBar active={stale} label={intl.formatMessage({ id: 'common.loading' })} />
      <SectionBoundary of={data} onRetry={readAnew} renderFailure={failureInCard}>
        <Table
          {...{ data, updatedAt, failure }}
          loading={pending}
          isEmpty={props.isEmpty}
          empty={props.empty}
          draw={props.children}
        />
        <DataAge at={updatedAt} />
      </SectionBoundary>
    </Box>
  )
}

const PLACE = { position: 'relative', outline: 0 } as const

type TableProps<Data> = Omit<TableState<Data>, 'placeholder'> &
  Pick<QuerySectionOptions<Data>, 'isEmpty' | 'empty'> & {
    failure: ReactNode
    draw: (state: TableState<Data>) => ReactNode
  }

/** Inside the boundary, so that an error in these functions stays in this table. */
function Table<Data>({ data, updatedAt, loading, failure, isEmpty, empty, draw }: TableProps<Data>) {
  return draw({
    data,
    updatedAt,
    loading,
    placeholder: failure ?? (data !== undefined && isEmpty?.(data) ? empty : undefined),
  })
}
