import { useQueryClient, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'

import { ApiError } from '~/api/api-error'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import type { PlainMessageId } from '~/i18n/messages'

import { usePartQuery } from './use-part-query'

/** What a part of a page shows, and what it says where it cannot. */
export type QueryPartOptions<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = {
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** What could not be fetched: the documented text where there is one (F §8). */
  failed: PlainMessageId
  /** In place of a failure when the server refuses: a retry would change nothing. */
  denied?: ReactNode
  /** The answer holds nothing to show: then `empty` says so. */
  isEmpty?: ((data: Data) => boolean) | undefined
  empty?: ReactNode
}

/** The states of one part of a page, for the ways to show them: `QueryPart` and `QueryTable`. */
export function useQueryPart<Data, Failure, Key extends QueryKey>({
  query,
  failed,
  denied,
}: QueryPartOptions<Data, Failure, Key>) {
  const place = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const { data, error, isPending, isPlaceholderData, refetch, dataUpdatedAt } = usePartQuery(query)

  function retry() {
    // the button goes away: the focus stays here
    place.current?.focus()
    void refetch()
  }

  function failure(): ReactNode {
    if (denied !== undefined && error instanceof ApiError && error.status_code === 403) return denied
    return <QueryFailure failed={failed} error={error} onRetry={retry} />
  }

  return {
    /** Takes the focus when what has it goes away. */
    place,
    data,
    updatedAt: dataUpdatedAt,
    pending: isPending,
    /** What is shown answers the question before; this one is on its way. */
    stale: isPlaceholderData,
    failure: isPending || data !== undefined ? undefined : failure(),
    /** After a fault of drawing: the same answer would fail again. */
    readAnew: () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true }),
  }
}
