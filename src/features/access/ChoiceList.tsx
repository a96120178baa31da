import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { hasNextPage, type ListPage, PAGE_SIZE, totalOf } from '~/api/list-pages'
import { Pagination } from '~/design/data/Pagination'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { CloseIcon, FilterIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Checkbox } from '~/design/inputs/Checkbox'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { Box, Column, Grow } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Muted } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { FIRST_VIEW, type ListView } from '~/features/shared/lists/use-list-filters'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import type { PlainMessageId } from '~/i18n/messages'

type Page = ListPage<{ id: number }>
type RowOf<Answer extends Page> = Answer['results'][number]

type ListFilter = { label: PlainMessageId; checked: boolean; onChange: (checked: boolean) => void }

type ChoiceListProps<Answer extends Page, Key extends QueryKey> = {
  query: (view: ListView) => UseQueryOptions<Answer, DefaultError, Answer, Key>
  texts: Record<'search' | 'activeOnly' | 'pages' | 'none' | 'failed', PlainMessageId>
  render: (row: RowOf<Answer>) => ReactNode
  /** The text that a row is filtered by until the server answers. */
  textOf: (row: RowOf<Answer>) => string
  /** Each text that names a row in full; default: the text that it is filtered by. */
  namesOf?: (row: RowOf<Answer>) => readonly string[]
  /** A filter of this list. */
  filter?: ListFilter
  selected: number | null
  onChoose: (row: RowOf<Answer>) => void
}

/** The list at the left: searched by the server, 20 a page, active only at first. */
export function ChoiceList<Answer extends Page, Key extends QueryKey>(props: ChoiceListProps<Answer, Key>) {
  const { query, texts, render, textOf, namesOf, filter, selected, onChoose } = props
  const intl = useIntl()
  const [view, setView] = useState(FIRST_VIEW)
  // show the failure of the loader's query, without refetching at once
  const list = useQuery({ ...query(view), ...INLINE_ERROR, retryOnMount: false })
  const [answered, setAnswered] = useState('')
  if (!list.isPlaceholderData && answered !== view.search) setAnswered(view.search)
  // the rows still belong to an earlier search text
  const outdated = list.isPlaceholderData && answered !== view.search
  const rows: readonly RowOf<Answer>[] = list.data?.results ?? []
  const total = list.data && totalOf(list.data)
  const hasNext = list.data !== undefined && hasNextPage(list.data)
  const failed = list.isLoadingError

  function onFilter(changed: ListFilter, checked: boolean) {
    setView({ ...view, page: 1 })
    changed.onChange(checked)
  }

  const empty = failed ? (
    <Column p={2}>
      <QueryFailure
        failed={texts.failed}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    </Column>
  ) : list.isPending || outdated ? (
    <Column p={2}>
      <SkeletonList rows={6} />
    </Column>
  ) : (
    <Column p={2}>
      <Muted as="p" role="status">
        <FormattedMessage id={texts.none} />
      </Muted>
    </Column>
  )

  return (
    <Box sx={FRAME}>
      {filter?.checked && <ActiveFilter filter={filter} onRemove={() => onFilter(filter, false)} />}
      <ProgressBar active={list.isFetching && !list.isPending} label={intl.formatMessage({ id: 'access.loading' })} />
      <SearchListbox
        label={intl.formatMessage({ id: texts.search })}
        text={view.search}
        onType={(search) => setView({ ...view, search, page: 1 })}
        options={failed ? [] : rows}
        optionKey={({ id }) => id}
        renderOption={render}
        selected={selected}
        onChoose={onChoose}
        optionText={textOf}
        {...(namesOf && { optionNames: namesOf })}
        busy={outdated}
        empty={empty}
        autoFocus={false}
        tall
      />
      <Box sx={FOOT}>
        <Checkbox
          label={<FormattedMessage id={texts.activeOnly} />}
          checked={view.activeOnly}
          onChange={({ target }) => setView({ ...view, activeOnly: target.checked, page: 1 })}
        />
        {filter && (
          <Checkbox
            label={<FormattedMessage id={filter.label} />}
            checked={filter.checked}
            onChange={({ target }) => onFilter(filter, target.checked)}
          />
        )}
        {!failed && (hasNext || view.page > 1 || (total ?? 0) > PAGE_SIZE) && (
          <Pagination
            label={intl.formatMessage({ id: texts.pages })}
            page={view.page}
            pageSize={PAGE_SIZE}
            count={rows.length}
            total={total}
            hasNext={hasNext}
            onPage={(page) => setView({ ...view, page })}
          />
        )}
      </Box>
    </Box>
  )
}

const FRAME = { position: 'relative', minWidth: 0, border: 1, borderColor: 'divider', borderRadius: '12px' } as const
const FOOT = { display: 'grid', gap: 0.5, px: 1.5, py: 0.5, borderTop: 1, borderColor: 'divider' } as const

/** Above a list: why it is short, and the button that shows all of it. The filter itself is set below the list. */
function ActiveFilter({ filter: { label }, onRemove }: { filter: ListFilter; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <Box sx={FILTER}>
      <FilterIcon size={16} />
      <Grow as="span">
        <FormattedMessage id={label} />
      </Grow>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'lists.filters.remove' }, { name: intl.formatMessage({ id: label }) })}
        onClick={({ currentTarget }) => {
          const list = currentTarget.parentElement?.parentElement
          passFocusOn(currentTarget, () => list?.querySelector('input'))
          onRemove()
        }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const FILTER = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '11px 11px 0 0',
  typography: 'body2',
  backgroundColor: 'primary.soft',
} as const
