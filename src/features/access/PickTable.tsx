import { type ReactNode, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { limits } from '~/api/generated/limits.gen'
import { PAGE_SIZE } from '~/api/list-pages'
import type { RowKey } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { Pagination } from '~/design/data/Pagination'
import { SelectionArea, SelectionBar } from '~/design/data/SelectionBar'
import { ActionButton } from '~/design/inputs/ActionButton'
import { SearchField } from '~/design/inputs/SearchField'
import type { MenuAction } from '~/design/layers/MenuLayer'
import { Stack } from '~/design/layout/Flex'
import type { PlainMessageId } from '~/i18n/messages'
import { plainWords } from '~/platform/text'

/** The most rows that can be selected: one call sends them. */
export const MOST_PICKED = limits.userIds.user_ids.maxItems

type Picked<Row> = { rows: ReadonlyMap<number, Row>; full: boolean }

const none = <Row,>(): Picked<Row> => ({ rows: new Map(), full: false })

/** The selection after a change of the checkboxes, in order, at most what one call may send (ACC-27). */
export function pick<Row extends { id: number }>(
  before: ReadonlyMap<number, Row>,
  inView: readonly Row[],
  asked: ReadonlySet<RowKey>,
): Picked<Row> {
  const known = new Map([...before, ...inView.map((row) => [row.id, row] as const)])
  const remaining = [...before.keys()].filter((id) => asked.has(id))
  const added = inView.map(({ id }) => id).filter((id) => asked.has(id) && !before.has(id))
  const wanted = [...remaining, ...added]
  const rows = new Map(
    wanted.slice(0, MOST_PICKED).flatMap((id) => {
      const row = known.get(id)
      return row ? [[id, row] as const] : []
    }),
  )
  return { rows, full: wanted.length > MOST_PICKED }
}

/**
 * Rows selected across pages and filters, by id.
 * @param isDone whether nothing is left to do for a row: it is then deselected
 */
export function usePicked<Row extends { id: number }>(isDone?: (row: Row) => boolean) {
  const [{ rows: chosen, full }, setPicked] = useState<Picked<Row>>(none)
  const rows = isDone ? new Map([...chosen].filter(([, row]) => !isDone(row))) : chosen
  // not selected again by undoing what was done for it
  if (rows.size < chosen.size) setPicked({ rows, full: false })
  return {
    rows,
    full,
    /** @param inView the rows whose checkboxes are shown */
    change: (inView: readonly Row[], asked: ReadonlySet<RowKey>) => setPicked(pick(rows, inView, asked)),
    clear: () => setPicked(none),
  }
}

type PickedRows<Row extends { id: number }> = ReturnType<typeof usePicked<Row>>

type PickTableProps<Row extends { id: number }> = {
  /** Accessible name of the table. */
  label: string
  of: 'brands' | 'users'
  column: PlainMessageId
  search: { label: PlainMessageId; text: string; onType: (text: string) => void }
  rows: readonly Row[]
  /** Keep both functions between renders: a selection then renders one row. */
  rowName: (row: Row) => string
  renderRow: (row: Row) => ReactNode
  rowActions?: (row: Row) => readonly MenuAction[]
  picked: PickedRows<Row>
  /** Without it, the selection is used elsewhere. */
  action?: { label: PlainMessageId; danger?: boolean; busy: boolean; onApply: (rows: readonly Row[]) => void }
  /** Another way to select, below the search. */
  children?: ReactNode
  loading?: boolean
  /** Replaces the rows. */
  placeholder?: ReactNode
  pages: {
    /** Tells it from the pages of another list. */
    label?: string
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
    action,
    children,
    loading = false,
    placeholder,
  } = props
  const { label: pagesLabel, page, size, total, count = rows.length, hasNext = false, onPage } = props.pages
  const intl = useIntl()
  const columns = useMemo(
    () => [{ id: 'name', header: intl.formatMessage({ id: column }), cell: renderRow }],
    [intl, column, renderRow],
  )
  const chosen = [...picked.rows.values()]
  const hidden = chosen.filter(({ id }) => !rows.some((row) => row.id === id)).length
  const reason =
    chosen.length === 0 ? ('access.act.none' as const) : action?.busy ? ('access.act.busy' as const) : undefined

  return (
    <SelectionArea>
      <Stack spacing={1.5}>
        <SearchField label={intl.formatMessage({ id: search.label })} value={search.text} onChange={search.onType} />
        {children}
        <SelectionBar
          {...{ of, hidden }}
          count={chosen.length}
          most={MOST_PICKED}
          full={picked.full}
          inCard
          onClear={picked.clear}
        >
          {action && (
            <ActionButton
              size="small"
              variant={action.danger ? 'outlined' : 'contained'}
              color={action.danger ? 'error' : 'primary'}
              disabledReason={reason && intl.formatMessage({ id: reason })}
              onClick={() => action.onApply(chosen)}
            >
              <FormattedMessage id={action.label} />
            </ActionButton>
          )}
        </SelectionBar>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={rowName}
          {...(rowActions && { rowActions })}
          selection={{ keys: new Set(picked.rows.keys()), onChange: (keys) => picked.change(rows, keys) }}
          loading={loading}
          placeholder={placeholder}
        />
        {(hasNext || page > 1 || (total ?? 0) > size) && (
          <Pagination
            {...{ page, count, total, hasNext, onPage }}
            {...(pagesLabel && { label: pagesLabel })}
            pageSize={size}
          />
        )}
      </Stack>
    </SelectionArea>
  )
}

/** A whole list in the browser, filtered by a text and shown some rows at a time. */
export function useShownRows<Row>(rows: readonly Row[], textOf: (row: Row) => string, size = PAGE_SIZE) {
  const [text, setText] = useState('')
  const [asked, setPage] = useState(1)
  const wanted = plainWords(text.trim())
  const found = rows.filter((row) => plainWords(textOf(row)).includes(wanted))
  // filtering may have removed the last page
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / size)))
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      setPage(1)
    },
    rows: found.slice((page - 1) * size, page * size),
    pages: { page, size, total: found.length, onPage: setPage },
  }
}
