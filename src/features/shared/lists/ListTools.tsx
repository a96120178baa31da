import { memo, type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { hasNextPage, type ListPage, PAGE_SIZE, totalOf } from '~/api/list-pages'
import { ColumnMenu } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { FilterField, ToolLine } from '~/design/data/FilterField'
import { Pagination } from '~/design/data/Pagination'
import { EmptyState } from '~/design/feedback/EmptyState'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { SearchField } from '~/design/inputs/SearchField'
import { Select } from '~/design/inputs/Select'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { ExportButton, type ExportRows } from '~/features/shared/exports/ExportButton'
import { renderingFailure, SectionBoundary } from '~/features/shared/Section'
import { TYPING_PAUSE_MS } from '~/platform/clock'

import { useSame, useShortSearch } from './use-list-filters'
import { type SavedViewsOf, useSavedViews, ViewsMenu } from './ViewsMenu'

type ListToolsProps<Search> = SavedViewsOf<Search> & {
  /** The current filters of the list, without the page. */
  search: Search
  onView: (search: Search) => void
  columns: ComponentProps<typeof ColumnMenu>['columns']
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  /** Name of the exported file. */
  file: string
  rows: ExportRows
  /** The list has few rows and no filters, so none are saved. */
  few: boolean
}

/** Tools for a whole list: views, columns, export. */
export function ListTools<Search extends object>(props: ListToolsProps<Search>) {
  const { search, onView, columns, layout, onLayout, file, rows, few, ...of } = props
  const { views, save, remove } = useSavedViews(of)
  return (
    <ToolLine>
      {!few && (
        <ViewsMenu
          views={views}
          filtered={Object.keys(search).length > 0}
          onApply={onView}
          onSave={(name) => save({ name, search })}
          onRemove={remove}
        />
      )}
      <ColumnMenu columns={columns} layout={layout} onLayout={onLayout} />
      <ExportButton name={file} rows={rows} list={of.list} inToolbar />
    </ToolLine>
  )
}

type ListSearchProps = {
  label: string
  /** The current search text of the list. */
  value: string
  onSearch: (text: string) => void
}

/** Searches when the user pauses typing. Follows the URL when it changes for another reason. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const placeholder = useShortSearch()
  const [typed, setTyped] = useState<string>()
  const [sent, setSent] = useState<string>()
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // the URL follows the own search, and what is typed meanwhile stays
    if (value !== sent) setTyped(undefined)
  }

  useEffect(() => {
    const text = typed?.trim()
    if (text === undefined || text === value) return
    const timer = setTimeout(() => {
      setSent(text)
      onSearch(text)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])

  return (
    <LastingSearch label={label} placeholder={placeholder} name="search" value={typed ?? value} onChange={setTyped} />
  )
}

const LastingSearch = memo(SearchField)

type ListPaginationProps = {
  data: ListPage<unknown> | undefined
  filters: { page?: number | undefined; page_size?: number | undefined }
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** Pagination of a list whose filters are in the URL; nothing without rows. */
export function ListPagination({ data, filters, onPage, onPageSize }: ListPaginationProps) {
  if (!data || data.results.length === 0) return undefined
  const { page = 1, page_size = PAGE_SIZE } = filters
  return (
    <Pagination
      page={page}
      pageSize={page_size}
      count={data.results.length}
      total={totalOf(data)}
      hasNext={hasNextPage(data)}
      onPage={onPage}
      onPageSize={onPageSize}
    />
  )
}

type FiltersSectionProps = {
  tools: ReactNode
  /** Shows the filters with the tools. If it fails, the tools are shown alone. */
  children: (tools: ReactNode) => ReactNode
}

/** Error boundary for the filters of a list: the tools, which share a line with them, stay usable (C135). */
export function FiltersSection({ tools, children }: FiltersSectionProps) {
  const ownPart = <SectionBoundary>{tools}</SectionBoundary>
  return (
    <SectionBoundary
      renderFailure={(onRetry, error) => (
        <Stack spacing={2}>
          {renderingFailure(onRetry, error)}
          {ownPart}
        </Stack>
      )}
    >
      {children(ownPart)}
    </SectionBoundary>
  )
}

const ALL = 'all'

type FilterSelectProps = {
  /** The id of the active filter that it sets. */
  id: string
  label: string
  /** Label of the option for all rows. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * Filters a list by one value; undefined means the whole list. Renders again only when its own texts or value change.
 */
export function FilterSelect({ id, label, all, options, value, onChange }: FilterSelectProps) {
  const choose = useStableCallback((chosen: string) => onChange(chosen === ALL ? undefined : chosen))
  const offered = useSame([{ value: ALL, label: all }, ...options])
  return (
    <FilterField of={id}>
      <LastingSelect label={label} value={value ?? ALL} onChange={choose} options={offered} />
    </FilterField>
  )
}

const LastingSelect = memo(Select<string>)

type StateSelectProps = {
  label: string
  /** Label of the option for all rows. */
  all: string
  stateName: (active: boolean) => string
  value: boolean | undefined
  onChange: (active: boolean | undefined) => void
}

/** Filters a list by `is_active`. */
export const StateSelect = ({ label, all, stateName, value, onChange }: StateSelectProps) => (
  <FilterSelect
    id="is_active"
    label={label}
    all={all}
    options={[true, false].map((active) => ({ value: String(active), label: stateName(active) }))}
    value={value === undefined ? undefined : String(value)}
    onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
  />
)

type NothingFoundProps = {
  onClear: () => void
  /** Set if the page is past the end of the list. Otherwise filters are active. */
  onFirstPage?: (() => void) | undefined
}

/** The list has rows, but none that match. */
export const NothingFound = ({ onClear, onFirstPage }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchIcon />}
    title={<FormattedMessage id={onFirstPage ? 'lists.pagination.beyond' : 'lists.noMatch'} />}
    action={
      <Button
        variant="outlined"
        color="neutral"
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          if (onFirstPage) onFirstPage()
          else onClear()
        }}
      >
        <FormattedMessage id={onFirstPage ? 'lists.pagination.first' : 'lists.filters.clear'} />
      </Button>
    }
  />
)
