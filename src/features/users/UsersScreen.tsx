import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User, Member } from '~/api/generated/types.gen'
import { totalOf } from '~/api/list-pages'
import { useColumnLayout } from '~/design/data/ColumnMenu'
import type { ColumnLayout } from '~/design/data/data-table'
import { EmptyState } from '~/design/feedback/EmptyState'
import { SkeletonTools } from '~/design/feedback/Skeleton'
import { lazyComponent, type PreloadOnIntent } from '~/design/hooks/lazy-component'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { MailIcon } from '~/design/icons/first-icons'
import { PlusIcon, UsersIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Page } from '~/design/layout/Page'
import { ButtonLink } from '~/features/shared/AppLink'
import { readAllUsers } from '~/features/shared/exports/read-all-pages'
import { usePendingInvitations } from '~/features/shared/invitation/invitations'
import { ListPagination, ListTools, NothingFound } from '~/features/shared/lists/ListTools'
import { isFew, useFewRows, useListFilters, usePeek } from '~/features/shared/lists/use-list-filters'
import { limitReached } from '~/features/shared/plan/plan-limits'
import { PlanLimitAlert } from '~/features/shared/plan/PlanLimitAlert'
import { useSectionQuery, QueryTable } from '~/features/shared/queries/QuerySection'
import { SectionBoundary, Sections } from '~/features/shared/Section'
import { managesCompany, mayChoosePlan } from '~/permissions/permissions'

import { UserDrawer } from './UserDrawer'
import {
  type UserFilters as Filters,
  hasFilters,
  readUserFilters,
  userCsv,
  type UserFilters,
  usersOptions,
  usersQuery,
} from './users-queries'
import { UserFilterBar, userColumns, UserTable } from './UserTable'

type UserToolsProps = {
  userId: number
  /** The current filters of the list, without the page. */
  search: UserFilters
  onView: (filters: UserFilters) => void
  layout: ColumnLayout
  onLayout: (layout: ColumnLayout) => void
  few: boolean
}

/** Rendered again when one of its props changes. */
const UserTools = memo(function UserTools({ search, ...props }: UserToolsProps) {
  const intl = useIntl()
  return (
    <ListTools
      list="users"
      read={readUserFilters}
      search={search}
      columns={userColumns({ intl, onOpen: () => {} })}
      file={intl.formatMessage({ id: 'users.export.file' })}
      rows={async (options) => userCsv(intl, await readAllUsers(usersQuery(search), options))}
      {...props}
    />
  )
})

type UsersScreenProps = {
  user: User
  filters: Filters
  /** @param replace replaces the history entry, as while typing */
  onFilters: (filters: Filters, replace: boolean) => void
  /** The user in the drawer. */
  shown: number | undefined
  onShow: (id: number) => void
  onHide: () => void
  onInvite: () => void
  /** Preloads the dialog that the button opens. */
  inviteIntent?: PreloadOnIntent
  onAccess: (member: Member) => void
  /** Changes the access of a user in the drawer. */
  renderAccess: (member: Member) => ReactNode
  /** Link to the pending invitations, from the route. */
  invitations: ReactNode
  /** The invitation dialog, opened by the route. */
  dialog: ReactNode
}

const NO_ROWS: readonly Member[] = []

const Peek = lazyComponent(async () => (await import('./UserPeek')).UserPeek)

/** The users of the company, for its administrators (USR-02). */
export function UsersScreen(props: UsersScreenProps) {
  const { user, filters, onFilters, shown, onShow, onHide, onInvite, inviteIntent } = props
  const { onAccess, renderAccess, invitations, dialog } = props
  const query = usersOptions(filters)
  const { data, isError, isPlaceholderData } = useSectionQuery(query)
  const rows = data?.results ?? []
  const total = data && totalOf(data)
  const { page = 1 } = filters
  const [layout, setLayout] = useColumnLayout('users')
  const limit = limitReached(user, 'users')
  const upgradable = mayChoosePlan(user)
  const manages = managesCompany(user)
  const peeks = usePeek(Peek)
  const whole = data !== undefined && !hasFilters(filters) && page === 1
  const alone = whole && (rows.length === 0 || (rows.length === 1 && rows[0]?.id === user.id))

  const few = useFewRows({
    path: '/users',
    data: isPlaceholderData ? undefined : data,
    filtered: hasFilters(filters) || page > 1,
    failed: isError,
    expected: isFew(user.company_info?.slots?.users_used),
  })

  const { change, toPage, filtersWithoutPage } = useListFilters(filters, readUserFilters, onFilters)
  const onView = useStableCallback((view: Filters) => onFilters(view, false))

  // at the limit, the alert leads to the plans
  const invite = manages && limit === undefined && (
    <Button startIcon={<PlusIcon />} {...inviteIntent} onClick={onInvite}>
      <FormattedMessage id="users.invite" />
    </Button>
  )

  const tools = (
    <UserTools
      userId={user.id}
      search={filtersWithoutPage}
      {...{ layout, onView }}
      onLayout={setLayout}
      few={few === true}
    />
  )

  const nobodyElse = (
    <EmptyState icon={<UsersIcon />} title={<FormattedMessage id="users.alone" />} action={invite}>
      {manages && <FormattedMessage id="users.alone.body" />}
    </EmptyState>
  )
  const nothing = alone ? (
    nobodyElse
  ) : (
    <NothingFound onClear={() => onFilters({}, false)} onFirstPage={page > 1 ? () => toPage(1) : undefined} />
  )

  return (
    <Page
      list
      title={<FormattedMessage id="navigation.users" />}
      description={<FormattedMessage id="users.description" />}
      actions={
        <>
          {invitations}
          {!alone && invite}
        </>
      }
    >
      <Sections spacing={1.5}>
        {limit && <PlanLimitAlert limit={limit} upgradable={upgradable} />}
        {few === false && (
          <UserFilterBar
            {...{ user, filters, tools }}
            onChange={change}
            found={isPlaceholderData ? undefined : total}
          />
        )}
        {few === undefined && <SkeletonTools />}
        <QueryTable
          query={query}
          failed="users.list.failed"
          isEmpty={({ results }) => results.length === 0}
          empty={nothing}
        >
          {({ data: list, loading, placeholder }) => (
            <UserTable
              rows={list?.results ?? []}
              loading={loading}
              placeholder={placeholder}
              layout={layout}
              onLayout={setLayout}
              onOpen={({ id }) => onShow(id)}
              onAccess={manages ? onAccess : undefined}
            />
          )}
        </QueryTable>
        {alone && rows.length > 0 && nobodyElse}
        {few ? (
          rows.length > 1 && tools
        ) : (
          <ListPagination {...{ data, filters }} onPage={toPage} onPageSize={(page_size) => change({ page_size })} />
        )}
      </Sections>
      <UserDrawer
        id={shown}
        rows={data?.results ?? (isError ? NO_ROWS : undefined)}
        renderAccess={manages ? renderAccess : undefined}
        onClose={onHide}
      />
      {peeks && <Peek rows={rows} />}
      {dialog}
    </Page>
  )
}

const PENDING = 'pending'

/** Link to the pending invitations, with their number once known. */
export const PendingLink = ({ user }: { user: User }) => (
  <SectionBoundary>
    <PendingButton user={user} />
  </SectionBoundary>
)

function PendingButton({ user }: { user: User }) {
  const pending = usePendingInvitations(user)
  return (
    <ButtonLink
      to="/users/invitations"
      search={{ status: PENDING }}
      variant="outlined"
      color="neutral"
      startIcon={<MailIcon />}
    >
      {typeof pending === 'number' ? (
        <FormattedMessage id="invitations.pending" values={{ count: pending }} />
      ) : (
        <FormattedMessage id="navigation.invitations" />
      )}
    </ButtonLink>
  )
}
