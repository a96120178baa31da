import { type DefaultError, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'

import { ApiError, CODES, isMissing, refusedStatus } from '~/api/api-error'
import { FocusPlace } from '~/design/layout/PlainList'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { SectionCard, type SectionCardProps } from '~/features/shared/Section'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'

import { DataAge, SectionBoundary } from './SectionBoundary'

/** The route's loader fetches on every visit: mounting does not refetch a failed or late query. */
const ASKED_BY_ROUTE = { retryOnMount: false, refetchOnMount: false } as const

/** The query of a section. The loader of the route fetches it; without a loader it is fetched on mount. */
export const useSectionQuery = <Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) => useQuery({ ...options, ...ASKED_BY_ROUTE })

/** The query of a section, and its texts for each state. */
export type QuerySectionOptions<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = {
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** Error text: the documented one, if there is one. */
  failed: PlainMessageId
  /** Shown on a 403 instead of the error: a retry would not help. */
  denied?: ReactNode
  /** For the data of one item: the text shown instead, once the server no longer finds the item. */
  gone?: PlainMessageId
  /** True for an answer with nothing to show: `empty` is then rendered. */
  isEmpty?: ((data: Data) => boolean) | undefined
  empty?: ReactNode
}

/** The state of one section, shared by `QuerySection` and `QueryTable`. */
export function useQuerySection<Data, Failure, Key extends QueryKey>({
  query,
  failed,
  denied,
  gone,
}: QuerySectionOptions<Data, Failure, Key>) {
  const place = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const { data, error, failureReason, isPending, isPlaceholderData, refetch, dataUpdatedAt } = useSectionQuery({
    ...query,
    ...INLINE_ERROR,
  })
  // the server used up the timeout of the call: say so during the retries, which may take as long again
  const overdue = isPending && failureReason instanceof ApiError && failureReason.code === CODES.timeout
  const pending = isPending && !overdue
  const lost = gone !== undefined && isMissing(error)
  const readAnew = () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true })

  function retry() {
    // the button disappears: keep the focus here
    place.current?.focus()
    if (overdue) readAnew()
    else void refetch()
  }

  function failure(): ReactNode {
    const reason = error ?? failureReason
    const status = reason instanceof ApiError ? refusedStatus(reason) : undefined
    if (denied !== undefined && status === 403) return denied
    return <QueryFailure failed={lost ? gone : failed} error={reason} onRetry={retry} />
  }

  return {
    /** Takes the focus when the focused element disappears. */
    place,
    data: lost ? undefined : data,
    updatedAt: dataUpdatedAt,
    pending,
    /** The data shown answers the previous query; the new answer is loading. */
    stale: isPlaceholderData,
    failure: pending || (data !== undefined && !lost) ? undefined : failure(),
    /** After a rendering error: the same data would fail again. */
    readAnew,
  }
}

type QuerySectionProps<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = QuerySectionOptions<
  Data,
  Failure,
  Key
> & {
  /** Has the shape of the content. */
  skeleton: ReactNode
  /** The age of the data is shown elsewhere, once for several parts. */
  hidesAge?: boolean
  children: (data: Data) => ReactNode
}

/** A section with its own loading, failed, denied and empty state. Everything around it stays usable (NFR-01). */
export function QuerySection<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QuerySectionProps<Data, Failure, Key>,
) {
  const { place, data, updatedAt, pending, failure, readAnew } = useQuerySection(props)
  return (
    <FocusPlace ref={place}>
      {pending && props.skeleton}
      <TextElement>{failure}</TextElement>
      {data !== undefined && (
        <SectionBoundary of={data} onRetry={readAnew}>
          <Content data={data} isEmpty={props.isEmpty} empty={props.empty} draw={props.children} />
          {!props.hidesAge && <DataAge at={updatedAt} />}
        </SectionBoundary>
      )}
    </FocusPlace>
  )
}

type ContentProps<Data> = { data: Data; draw: (data: Data) => ReactNode } & Pick<
  QuerySectionOptions<Data>,
  'isEmpty' | 'empty'
>

/** Inside the boundary, so that an error in these functions stays in this section. */
const Content = <Data,>({ data, isEmpty, empty, draw }: ContentProps<Data>) => (
  <TextElement>{isEmpty?.(data) ? empty : draw(data)}</TextElement>
)

type QueryCardProps<Data, Failure, Key extends QueryKey> = Omit<SectionCardProps, 'children'> &
  QuerySectionProps<Data, Failure, Key>

/** A card that shows one query in all its states. */
export function QueryCard<Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  props: QueryCardProps<Data, Failure, Key>,
) {
  const { query, skeleton, failed, denied, isEmpty, empty, children, ...card } = props
  return (
    <SectionCard {...card}>
      <QuerySection {...{ query, skeleton, failed, denied, isEmpty, empty }}>{children}</QuerySection>
    </SectionCard>
  )
}
