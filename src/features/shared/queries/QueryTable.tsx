import type { DefaultError, QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Card } from '~/design/layout/Card'
import { Box } from '~/design/layout/layout'

import { DataAge } from './DataAge'
import { drawingFailure, PartBoundary } from './PartBoundary'
import { useQueryPart, type QueryPartOptions } from './use-query-part'

/** What a `DataTable` shows: rows of the data, rows to come, or what is said in place of rows. */
type TableState<Data> = { data: Data | undefined; updatedAt: number; loading: boolean; placeholder: ReactNode }

type QueryTableProps<Data, Failure, Key extends QueryKey> = QueryPartOptions<Data, Failure, Key> & {
  children: (state: TableState<Data>) => ReactNode
}

/** A list of a page in all its states. The table stays, with its header and its place, whatever becomes of its rows. */
export function QueryTable<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryTableProps<Data, Failure, Key>,
) {
  const intl = useIntl()
  const { place, data, updatedAt, pending, stale, failure, readAnew } = useQueryPart(props)
  return (
    <Box ref={place} tabIndex={-1} sx={{ position: 'relative', outline: 0 }}>
      <ProgressBar active={stale} label={intl.formatMessage({ id: 'common.loading' })} />
      <PartBoundary of={data} onRetry={readAnew} renderFailure={failureInCard}>
        <Table
          {...{ data, updatedAt, failure }}
          loading={pending}
          isEmpty={props.isEmpty}
          empty={props.empty}
          draw={props.children}
        />
        <DataAge at={updatedAt} />
      </PartBoundary>
    </Box>
  )
}

const failureInCard = (onRetry: () => void) => <Card>{drawingFailure(onRetry)}</Card>

type TableProps<Data> = Omit<TableState<Data>, 'placeholder'> &
  Pick<QueryPartOptions<Data>, 'isEmpty' | 'empty'> & {
    failure: ReactNode
    draw: (state: TableState<Data>) => ReactNode
  }

/** Within the boundary: what the functions of the table throw concerns the table alone. */
function Table<Data>({ data, updatedAt, loading, failure, isEmpty, empty, draw }: TableProps<Data>) {
  return draw({
    data,
    updatedAt,
    loading,
    placeholder: failure ?? (data !== undefined && isEmpty?.(data) ? empty : undefined),
  })
}
