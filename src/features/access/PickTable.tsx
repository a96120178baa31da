import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { DataTable } from '~/design/data/DataTable'
import { Pagination } from '~/design/data/Pagination'
import { SelectionArea, SelectionBar } from '~/design/data/SelectionBar'
import { ActionButton } from '~/design/inputs/ActionButton'
import { SearchField } from '~/design/inputs/SearchField'
import type { MenuAction } from '~/design/layers/RowMenu'
import { Stack } from '~/design/layout/Flex'
import type { PlainMessageId } from '~/i18n/messages'

import { MOST_PICKED, type PickedRows } from './use-picked'

type PickTableProps<Row extends { id: number }> = {
  /** Accessible name of the table. */
  label: string
  of: 'brands' | 'users'
  column: PlainMessageId
  search: { label: PlainMessageId; text: string; onType: (text: string) => void }
  rows: readonly Row[]
  rowName: (row: Row) => string
  renderRow: (row: Row) => ReactNode
  rowActions?: (row: Row) => readonly MenuAction[]
  picked: PickedRows<Row>
  act: { label: PlainMessageId; danger?: boolean; busy: boolean; onAct: (rows: readonly Row[]) => void }
  loading?: boolean
  /** Replaces the rows. */
  placeholder?: ReactNode
  pages: {
    page: number
    size: number
    total: number | undefined
    /** Rows of the server's page, if not all are shown. */
    count?: number
    hasNext?: boolean
    onPage: (page: number) => void
  }
}

/** Rows with checkboxes; the selection survives paging and filtering, and has one action. */
export function PickTable<Row extends { id: number }>(props: PickTableProps<Row>) {
  const {
    label,
    of,
    column,
    search,
    rows,
    rowName,
    renderRow,
    rowActions,
    picked,
    act,
    loading = false,
    placeholder,
  } = props
  const { page, size, total, count = rows.length, hasNext = false, onPage } = props.pages
  const intl = useIntl()
  const chosen = [...picked.rows.values()]
  const hidden = chosen.filter(({ id }) => !rows.some((row) => row.id === id)).length
  const reason =
    chosen.length === 0 ? ('access.act.none' as const) : act.busy ? ('access.act.busy' as const) : undefined

  return (
    <SelectionArea>
      <Stack spacing={1.5}>
        <SearchField label={intl.formatMessage({ id: search.label })} value={search.text} onChange={search.onType} />
        <SelectionBar
          {...{ of, hidden }}
          count={chosen.length}
          most={MOST_PICKED}
          full={picked.full}
          inCard
          onClear={picked.clear}
        >
          <ActionButton
            size="small"
            variant={act.danger ? 'outlined' : 'contained'}
            color={act.danger ? 'error' : 'primary'}
            disabledReason={reason && intl.formatMessage({ id: reason })}
            onClick={() => act.onAct(chosen)}
          >
            <FormattedMessage id={act.label} />
          </ActionButton>
        </SelectionBar>
        <DataTable
          label={label}
          columns={[{ id: 'name', header: intl.formatMessage({ id: column }), cell: renderRow }]}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={rowName}
          {...(rowActions && { rowActions })}
          selection={{ keys: new Set(picked.rows.keys()), onChange: (keys) => picked.change(rows, keys) }}
          loading={loading}
          placeholder={placeholder}
        />
        {(hasNext || page > 1 || (total ?? 0) > size) && (
          <Pagination {...{ page, count, total, hasNext, onPage }} pageSize={size} />
        )}
      </Stack>
    </SelectionArea>
  )
}
