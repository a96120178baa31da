import { type DefaultError, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useIntl, FormattedMessage, type IntlShape } from 'react-intl'

import { ApiError, CODES, refusedStatus, isMissing } from '~/api/api-error'
import { ErrorPanel } from '~/design/feedback/ErrorPanel'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { Box } from '~/design/layout/Flex'
import { FocusTarget } from '~/design/layout/PlainList'
import { errorReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { hasNoAnswer, useNoAnswer, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { SectionCard, type SectionCardProps, DataAge, failureInCard, SectionBoundary } from '~/features/shared/Section'
import { refusalReason, waitSentence } from '~/i18n/error-text'
import { TextElement } from '~/i18n/intl'
import type { PlainMessageId } from '~/i18n/messages'

type QueryFailureProps = { failed: PlainMessageId; error: unknown; retrying?: boolean; onRetry: () => void }

/**
 * A failed query with its cause and a retry button, also after a 403: the right may be granted meanwhile. Without an
 * answer, the banner says the cause once for the whole page.
 */
export function QueryFailure({ failed, error, retrying = false, onRetry }: QueryFailureProps) {
  const intl = useIntl()
  const section = useRef<HTMLDivElement>(null)
  useNoAnswer(section, error, onRetry)
  return (
    <Box ref={section} sx={IN_CARD}>
      <ErrorPanel
        title={<FormattedMessage id={failed} />}
        cause={hasNoAnswer(error) ? 'connection' : undefined}
        reference={errorReference(intl, error)}
        retrying={retrying}
        onRetry={onRetry}
      >
        {causeOf(intl, error)}
      </ErrorPanel>
    </Box>
  )
}

/** Offsets the panel's margin: the card has its own padding. */
const IN_CARD = { my: -2 } as const

/** What helps to know: why the server refuses, the network, that the server asks to wait, or that it is at fault. */
function causeOf(intl: IntlShape, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (refusedStatus(error) === 403) return refusalReason(error) ?? intl.formatMessage({ id: 'data.denied' })
  if (hasNoAnswer(error)) return intl.formatMessage({ id: 'errors.connection' })
  if (error.foreign) return intl.formatMessage({ id: 'errors.page.network.body' })
  if (error.code === CODES.listTooLong) return intl.formatMessage({ id: 'errors.listTooLong' })
  return (
    waitSentence(intl, error) ??
    (isServerFailure(error) || error.code === CODES.invalidResponse
      ? intl.formatMessage({ id: 'errors.page.server.body' })
      : undefined)
  )
}

/** The route's loader fetches on every visit: mounting refetches only what is invalidated and has not failed. */
const ON_MOUNT = {
  retryOnMount: false,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean; error: unknown } }) =>
    state.isInvalidated && !state.error,
} as const

/** The query of a section. The loader of the route fetches it; without a loader it is fetched on mount. */
export const useSectionQuery = <Data, Failure = DefaultError, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Data, Key>,
) => useQuery({ ...options, ...ON_MOUNT })

/** The query of a section, and its texts for each state. */
export type QuerySectionOptions<Data, Failure = DefaultError, Key extends QueryKey = QueryKey> = {
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** Error text: the documented one, if there is one. */
  failed: PlainMessageId
  /** Shown instead of the error on a 403 that gives no reason: a retry would not help. */
  denied?: ReactNode
  /** For the data of one item: the text shown instead, once the server no longer finds the item. */
  notFound?: PlainMessageId
  /** True for an answer with nothing to show: `empty` is then rendered. */
  isEmpty?: ((data: Data) => boolean) | undefined
  empty?: ReactNode
}

/** The state of one section, shared by `QuerySection` and `QueryTable`. */
export function useQuerySection<Data, Failure, Key extends QueryKey>({
  query,
  failed,
  denied,
  notFound,
}: QuerySectionOptions<Data, Failure, Key>) {
  const container = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const { data, error, failureReason, isPending, isPlaceholderData, refetch, dataUpdatedAt } = useSectionQuery({
    ...query,
    ...INLINE_ERROR,
  })
  // the server used up the timeout of the call: say so during the retries, which may take as long again
  const overdue = isPending && failureReason instanceof ApiError && failureReason.code === CODES.timeout
  const pending = isPending && !overdue
  const isNotFound = notFound !== undefined && isMissing(error)
  const shown = isNotFound ? undefined : data
  const readAnew = () => void queryClient.resetQueries({ queryKey: query.queryKey, exact: true })

  function retry() {
    // the button disappears: keep the focus here
    container.current?.focus()
    if (overdue) readAnew()
    else void refetch()
  }

  function failure(): ReactNode {
    const reason = error ?? failureReason
    if (denied !== undefined && reason instanceof ApiError && refusedStatus(reason) === 403 && !refusalReason(reason))
      return denied
    return <QueryFailure failed={isNotFound ? notFound : failed} error={reason} onRetry={retry} />
  }

  return {
    /** Takes the focus when the focused element disappears. */
    container,
    data: shown,
    updatedAt: dataUpdatedAt,
    pending,
    /** The data shown answers the previous query; the new answer is loading. */
    stale: isPlaceholderData,
    failure: pending || shown !== undefined ? undefined : failure(),
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
  const { container, data, updatedAt, pending, failure, readAnew } = useQuerySection(props)
  return (
    <FocusTarget ref={container}>
      {pending && props.skeleton}
      <TextElement>{failure}</TextElement>
      {data !== undefined && (
        <SectionBoundary of={data} onRetry={readAnew}>
          <Content data={data} isEmpty={props.isEmpty} empty={props.empty} draw={props.children} />
          {!props.hidesAge && <DataAge at={updatedAt} />}
        </SectionBoundary>
      )}
    </FocusTarget>
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
  const { container, data, updatedAt, pending, stale, failure, readAnew } = useQuerySection(props)
  return (
    <Box ref={container} tabIndex={-1} sx={PLACE}>
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
