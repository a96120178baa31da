import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode, useMemo } from 'react'
import { useIntl, type IntlShape, FormattedMessage } from 'react-intl'

import type { Invitation, User } from '~/api/generated/types.gen'
import { clipToPage, MOST_ROWS } from '~/api/list-pages'
import { useFiltersInSheet, ToolLine } from '~/design/data/FilterField'
import { Pagination } from '~/design/data/Pagination'
import { EmptyState } from '~/design/feedback/EmptyState'
import { SkeletonTools } from '~/design/feedback/Skeleton'
import type { PreloadOnIntent } from '~/design/hooks/lazy-component'
import { MailIcon } from '~/design/icons/first-icons'
import { SendIcon, PlusIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useEverOpen } from '~/design/layers/layers'
import { Page } from '~/design/layout/Page'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import {
  invitationsOptions,
  invitingBrandsOptions,
  filterRows,
  hasFilters,
  type InvitationFilters,
  readInvitationFilters,
  type InvitationRow,
  isUnnamed,
  toRows,
} from '~/features/invitations/invitation-queries'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { NothingFound } from '~/features/shared/lists/ListTools'
import { isFew, useFewRows, useListFilters } from '~/features/shared/lists/use-list-filters'
import { limitReached } from '~/features/shared/plan/plan-limits'
import { PlanLimitAlert } from '~/features/shared/plan/PlanLimitAlert'
import { useSectionQuery, QueryTable } from '~/features/shared/queries/QuerySection'
import { Sections } from '~/features/shared/Section'
import { roleLabel } from '~/features/shared/user/user-texts'
import { useTimeZone } from '~/i18n/dates'
import { createFormats } from '~/i18n/formats'
import { managesCompany, mayChoosePlan } from '~/permissions/permissions'

import { InvitationFilterBar } from './InvitationFilterBar'
import { KNOWN_STATUSES, CARDS_BELOW, InvitationTable } from './InvitationTable'

const ResendAllDialog = lazyDialog(async () => (await import('./ResendAllDialog')).ResendAllDialog)

/** Resends the pending invitations of the filter. One alone has its own button. */
export function ResendAll({ rows }: { rows: readonly InvitationRow[] }) {
  const [open, setOpen] = useState(false)
  const everOpen = useEverOpen(open)
  const pending = rows.filter(({ id, status }) => id !== undefined && status === 'pending')
  const label = useIntl().formatMessage({ id: 'invitations.resendAll' }, { count: pending.length })
  const asIcon = useFiltersInSheet()
  const button = { ...ResendAllDialog.preloadOnIntent, onClick: () => setOpen(true) }
  const opener = asIcon ? (
    <IconButton label={label} title={label} {...button}>
      <SendIcon />
    </IconButton>
  ) : (
    <Button variant="outlined" color="neutral" startIcon={<SendIcon />} {...button}>
      {label}
    </Button>
  )
  return (
    <>
      {(pending.length > 1 || open) && opener}
      {everOpen && <ResendAllDialog open={open} rows={pending} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A header row, then a row for each invitation. */
export function invitationCsv(intl: IntlShape, rows: readonly InvitationRow[]): string[][] {
  const { isoDate } = createFormats(intl)
  const statusOf = (status = '') => {
    const known = KNOWN_STATUSES.get(status)
    return known ? intl.formatMessage({ id: known.label }) : status
  }
  const heading = [
    intl.formatMessage({ id: 'invitations.list.email' }),
    intl.formatMessage({ id: 'forms.label.brand' }),
    intl.formatMessage({ id: 'forms.label.role' }),
    intl.formatMessage({ id: 'invitations.list.status' }),
    intl.formatMessage({ id: 'invitations.list.sender' }),
    intl.formatMessage({ id: 'invitations.export.sent' }),
    intl.formatMessage({ id: 'invitations.export.expires' }),
  ]
  return [
    heading,
    ...rows.map(({ email = '', brand = '', userType, status, sender = '', sentAt, expiry }) => [
      email,
      brand,
      userType === undefined ? '' : roleLabel(intl, userType),
      statusOf(status),
      sender,
      isoDate(sentAt),
      isoDate(expiry?.at),
    ]),
  ]
}

type InvitationsScreenProps = {
  user: User
  filters: InvitationFilters
  /** @param replace replaces the history entry, as while typing */
  onFilters: (filters: InvitationFilters, replace: boolean) => void
  onInvite: () => void
  /** Preloads the dialog that the button opens. */
  inviteIntent?: PreloadOnIntent
  /** Access that waits for invited users; nothing if there is none. */
  postponed?: ReactNode
  /** The dialog that invites; the route opens it. */
  dialog: ReactNode
}

/** Who was invited, the status of each invitation, and resending (decision 26). */
export function InvitationsScreen(props: InvitationsScreenProps) {
  const { user, filters, onFilters, onInvite, inviteIntent, postponed, dialog } = props
  const intl = useIntl()
  const timeZone = useTimeZone()
  const query = invitationsOptions(filters.status)
  const { data, dataUpdatedAt, isError, isPlaceholderData } = useSectionQuery(query)
  // without invitations there is nothing to filter, so the page says what to do first
  const beginning = !hasFilters(filters) && !isPlaceholderData && data?.invitations.length === 0
  const brandNames = useNamesByBrand(data?.invitations ?? [])
  const cards = useNarrowerThan(CARDS_BELOW)
  const few = useFewRows({
    path: '/users/invitations',
    data: data && !isPlaceholderData ? { results: data.invitations } : undefined,
    // a table is sorted by its header
    filtered: hasFilters(filters) || (cards && filters.ordering !== undefined),
    failed: isError,
    // a small company has invited few users
    expected: isFew(user.company_info?.slots?.users_used) || undefined,
  })
  const rows = useMemo(
    () => toRows(data?.invitations ?? [], dataUpdatedAt, timeZone, brandNames),
    [data, dataUpdatedAt, timeZone, brandNames],
  )
  const { change, toPage, filtersWithoutPage } = useListFilters(filters, readInvitationFilters, onFilters)
  const shown = useMemo(
    () => filterRows(rows, filtersWithoutPage, intl.locale),
    [rows, filtersWithoutPage, intl.locale],
  )
  // the list may have become shorter
  const page = Math.min(filters.page ?? 1, Math.ceil(shown.length / MOST_ROWS) || 1)
  const ofPage = useMemo(() => clipToPage({ results: shown }, { page, page_size: MOST_ROWS }).results, [shown, page])
  const limit = limitReached(user, 'users')
  const manages = managesCompany(user)
  // at the limit, the alert leads to the plans
  const invite = manages && limit === undefined && (
    <Button startIcon={<PlusIcon />} {...inviteIntent} onClick={onInvite}>
      <FormattedMessage id="invitations.list.invite" />
    </Button>
  )

  // the rows of the filter before are neither sent again nor exported
  const tools = data && !isPlaceholderData && (
    <ToolLine>
      {manages && <ResendAll rows={shown} />}
      <ExportButton
        name={intl.formatMessage({ id: 'invitations.export.file' })}
        rows={async () => invitationCsv(intl, shown)}
        inToolbar
      />
    </ToolLine>
  )

  return (
    <Page
      list
      title={<FormattedMessage id="navigation.invitations" />}
      description={<FormattedMessage id="invitations.list.description" />}
      actions={!beginning && invite}
    >
      {/* another page: what follows the filter does not move up */}
      <Sections key={String(beginning)} spacing={1.5}>
        {limit && <PlanLimitAlert limit={limit} upgradable={mayChoosePlan(user)} />}
        {postponed}
        {!beginning && few === false && (
          <InvitationFilterBar
            {...{ filters, rows, tools }}
            onChange={change}
            found={data && !isPlaceholderData ? shown.length : undefined}
          />
        )}
        {!beginning && few === undefined && <SkeletonTools />}
        <QueryTable
          query={query}
          failed="invitations.list.failed"
          isEmpty={() => shown.length === 0}
          empty={beginning ? <NobodyInvited action={invite} /> : <NothingFound onClear={() => onFilters({}, false)} />}
        >
          {({ updatedAt, loading, placeholder }) => (
            <InvitationTable
              rows={ofPage}
              now={updatedAt}
              ordering={filters.ordering}
              onOrdering={(ordering) => change({ ordering })}
              loading={loading}
              placeholder={placeholder}
              resends={manages}
            />
          )}
        </QueryTable>
        {few && shown.length > 1 && tools}
        {shown.length > MOST_ROWS && (
          <Pagination page={page} pageSize={MOST_ROWS} count={ofPage.length} total={shown.length} onPage={toPage} />
        )}
      </Sections>
      {dialog}
    </Page>
  )
}

const NobodyInvited = ({ action }: { action: ReactNode }) => (
  <EmptyState icon={<MailIcon />} title={<FormattedMessage id="invitations.list.empty.title" />} action={action}>
    <FormattedMessage id="invitations.list.empty.body" />
  </EmptyState>
)

/** Brand names by id, loaded only if an invitation lacks the name of its brand. */
function useNamesByBrand(invitations: readonly Invitation[]): ReadonlyMap<number, string> {
  const { data } = useQuery({ ...invitingBrandsOptions(), enabled: invitations.some(isUnnamed) })
  return useMemo(() => new Map(data?.results.map(({ id, name }) => [id, name])), [data])
}
