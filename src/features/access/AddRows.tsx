import { useQuery, type DefaultError, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { hasNextPage, totalOf, type ListPage } from '~/api/list-pages'
import { EmptySection } from '~/features/shared/EmptySection'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { QueryFailure } from '~/features/shared/failures/QueryFailure'
import { LARGEST_PAGE } from '~/features/shared/lists/list-pages'
import type { PlainMessageId } from '~/i18n/messages'

import { FIRST_PICK, type ListView } from './access-queries'
import { PickTable } from './PickTable'
import { usePicked } from './use-picked'

type Addable = { id: number; is_active: boolean }
type RowOf<Data extends ListPage<Addable>> = Data['results'][number]

type AddRowsProps<Data extends ListPage<Addable>, Key extends QueryKey> = {
  kind: 'users' | 'brands'
  icon: ReactNode
  column: PlainMessageId
  query: (view: ListView) => UseQueryOptions<Data, DefaultError, Data, Key>
  rowName: (row: RowOf<Data>) => string
  renderRow: (row: RowOf<Data>) => ReactNode
  /** Not offered. A role that reaches every brand does not count: an assignment outlasts it. */
  isAssigned: (row: RowOf<Data>) => boolean
  busy: boolean
  /** @returns whether the rows were added */
  onAdd: (rows: readonly RowOf<Data>[]) => Promise<boolean>
}

/** Active users or brands to add: 100 a page, searched by the server. */
export function AddRows<Data extends ListPage<Addable>, Key extends QueryKey>(props: AddRowsProps<Data, Key>) {
  const { kind, icon, column, query, rowName, renderRow, isAssigned, busy, onAdd } = props
  const intl = useIntl()
  const [view, setView] = useState(FIRST_PICK)
  const picked = usePicked(isAssigned)
  const list = useQuery({ ...query(view), ...INLINE_ERROR })
  const found: readonly RowOf<Data>[] = list.data?.results ?? []
  const rows = found.filter((row) => row.is_active && !isAssigned(row))

  async function add(chosen: readonly RowOf<Data>[]) {
    if (await onAdd(chosen)) picked.clear()
  }

  return (
    <PickTable
      of={kind}
      label={intl.formatMessage({ id: `access.add.${kind}` })}
      column={column}
      search={{
        label: `access.search.${kind}`,
        text: view.search,
        onType: (search) => setView({ ...view, search, page: 1 }),
      }}
      {...{ rows, rowName, renderRow, picked }}
      act={{ label: 'access.act.assign', busy, onAct: (chosen) => void add(chosen) }}
      loading={list.isPending}
      placeholder={
        list.isError ? (
          <QueryFailure failed={`${kind}.list.failed`} error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          rows.length === 0 && (
            <EmptySection
              icon={icon}
              title={<FormattedMessage id={found.length === 0 ? `access.none.${kind}` : `access.add.none.${kind}`} />}
            >
              {found.length > 0 && <FormattedMessage id="access.add.none.body" />}
            </EmptySection>
          )
        )
      }
      pages={{
        page: view.page,
        size: LARGEST_PAGE,
        total: list.data && totalOf(list.data),
        count: found.length,
        hasNext: list.data !== undefined && hasNextPage(list.data),
        onPage: (page) => setView({ ...view, page }),
      }}
    />
  )
}
