import { type DefaultError, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { hasNextPage, type ListPage, totalOf } from '~/api/list-pages'
import { AddressText, Name } from '~/design/data/Facts'
import { Pagination } from '~/design/data/Pagination'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { SkeletonList } from '~/design/feedback/Skeleton'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Checkbox } from '~/design/inputs/Checkbox'
import { SearchListbox } from '~/design/inputs/SearchListbox'
import { Box, Column } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { PAGE_SIZE } from '~/features/shared/lists/url-values'
import { FIRST_VIEW, type ListView } from '~/features/shared/lists/use-list-filters'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { roleLabel, displayName } from '~/features/shared/user/user-texts'
import type { PlainMessageId } from '~/i18n/messages'

import type { AccessUser } from './access-change'
import { ActiveFilter, type ListFilter } from './ActiveFilter'

type Page = ListPage<{ id: number }>
type RowOf<Answer extends Page> = Answer['results'][number]

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

type UserLinesProps = {
  user: AccessUser
  admin?: boolean
  self?: boolean
  /** In a narrow list the address is cut rather than broken. */
  narrow?: boolean
}

/** Name, e-mail (it tells namesakes apart), role and badges. */
export function UserLines({ user, admin = false, self = false, narrow = false }: UserLinesProps) {
  const intl = useIntl()
  const name = (
    <Strong as="span" weight="medium" block={!narrow}>
      <Name>{displayName(user)}</Name>
    </Strong>
  )
  const role = roleLabel(intl, user.user_type)
  const badges = (
    <>
      {admin && <AdminBadge />}
      {self && (
        <StatusBadge tone="info">
          <FormattedMessage id="access.badge.you" />
        </StatusBadge>
      )}
      {!user.is_active && (
        <StatusBadge>
          <FormattedMessage id="users.inactive" />
        </StatusBadge>
      )}
    </>
  )
  if (narrow)
    return (
      <Box component="span" sx={NARROW}>
        <Box component="span" sx={NAME_AND_BADGES}>
          {name}
          {badges}
        </Box>
        <Box component="span" sx={CUT_ADDRESS_AND_ROLE}>
          <Box component="span" sx={CUT}>
            {user.email}
          </Box>
          <span>{role}</span>
        </Box>
      </Box>
    )
  return (
    <Box component="span" sx={LINES_AND_BADGES}>
      <span>
        {name}
        <Box component="span" sx={DOTS_CUT}>
          <Box component="span" sx={ADDRESS_AND_ROLE}>
            <AddressText>{user.email}</AddressText>
            <span>
              <Box component="span" sx={DOT}>
                {'· '}
              </Box>
              <span>{role}</span>
            </span>
          </Box>
        </Box>
      </span>
      {(admin || self || !user.is_active) && (
        <Box component="span" sx={BADGES}>
          {badges}
        </Box>
      )}
    </Box>
  )
}

const NARROW = { flex: 1, minWidth: 0 } as const
const NAME_AND_BADGES = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' } as const
/** The badges stand at the end, or below where the lines leave them no room. */
const LINES_AND_BADGES = {
  ...NAME_AND_BADGES,
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
} as const
const SMALL = { typography: 'caption', color: 'text.secondary' } as const
const CUT_ADDRESS_AND_ROLE = { ...SMALL, display: 'flex', justifyContent: 'space-between', gap: '12px' } as const
/** The dot before the role is outside of this box, and not seen, where the role begins a line. */
const DOTS_CUT = { display: 'block', overflow: 'clip' } as const
const DOT_WIDTH = '0.6em'
const DOT = { display: 'inline-block', width: DOT_WIDTH } as const
const ADDRESS_AND_ROLE = {
  ...NAME_AND_BADGES,
  ...SMALL,
  gap: 0,
  ml: `-${DOT_WIDTH}`,
  '& > :first-of-type': { pl: DOT_WIDTH, pr: '0.3em' },
} as const
const BADGES = { display: 'flex', flexWrap: 'wrap', gap: 0.5 } as const

const AdminBadge = () => (
  <StatusBadge tone="primary">
    <FormattedMessage id="common.role.administrator" />
  </StatusBadge>
)

const CUT = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

type BrandLinesProps = { brand: { name: string; is_active: boolean }; users?: number | null; admin?: boolean }

/** The brand, its number of users if known, and extra badges. */
export const BrandLines = ({ brand, users, admin = false }: BrandLinesProps) => (
  <Box component="span" sx={LINES_AND_BADGES}>
    <span>
      <Strong as="span" weight="medium" block>
        <Name>{brand.name}</Name>
      </Strong>
      {typeof users === 'number' && (
        <Muted as="span" size="caption" block>
          <FormattedMessage id="data.users" values={{ count: users }} />
        </Muted>
      )}
    </span>
    {(admin || !brand.is_active) && (
      <Box component="span" sx={BADGES}>
        {admin && <AdminBadge />}
        {!brand.is_active && (
          <StatusBadge>
            <FormattedMessage id="brands.inactive" />
          </StatusBadge>
        )}
      </Box>
    )}
  </Box>
)
