import { createContext, type ReactNode, use, useMemo } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import type { Column } from '~/design/data/data-table'
import { DataTable } from '~/design/data/DataTable'
import { AddressText, Name } from '~/design/data/Facts'
import { Truncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { WarningIcon } from '~/design/icons/first-icons'
import { ClockIcon, CloseCircleIcon } from '~/design/icons/icons'
import { Box } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import {
  DEFAULT_ORDERING,
  STATUSES,
  canResend,
  type Expiry,
  type InvitationRow,
} from '~/features/invitations/invitation-queries'
import { toOrdering, toSort } from '~/features/shared/lists/use-list-filters'
import { Moment } from '~/features/shared/Moment'
import { roleLabel } from '~/features/shared/user/user-texts'
import { calendarDay, isoDay, toDate, ABSENT, useTimeZone } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { DAY_MS } from '~/platform/clock'

import { ResendButton, useResend } from './ResendButton'

type Look = { label: PlainMessageId; tone: 'info' | 'success' | 'warning' | 'neutral'; icon?: ReactNode }

const LOOKS = {
  pending: { label: 'invitations.list.status.pending', tone: 'info', icon: <ClockIcon size={14} /> },
  expired: { label: 'invitations.list.status.expired', tone: 'warning' },
  accepted: { label: 'invitations.list.status.accepted', tone: 'success' },
  cancelled: { label: 'invitations.list.status.cancelled', tone: 'neutral', icon: <CloseCircleIcon size={14} /> },
} satisfies Record<(typeof STATUSES)[number], Look>

/** The known states, in the order of the filter. */
export const KNOWN_STATUSES: ReadonlyMap<string, Look> = new Map(STATUSES.map((status) => [status, LOOKS[status]]))

/** Any other value is shown as is (INV-10). */
export function InvitationBadge({ status }: { status: string | undefined }) {
  const known = status === undefined ? undefined : KNOWN_STATUSES.get(status)
  if (!known) return <StatusBadge>{status ?? ABSENT}</StatusBadge>
  return (
    <StatusBadge tone={known.tone} icon={known.icon}>
      <FormattedMessage id={known.label} />
    </StatusBadge>
  )
}

const roleOf = (intl: IntlShape, { userType }: InvitationRow) =>
  userType === undefined ? ABSENT : roleLabel(intl, userType)

/** Never truncated in a table: only the address identifies the invited user. */
const Address = ({ email = ABSENT }: Pick<InvitationRow, 'email'>) => (
  <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
    <AddressText>{email}</AddressText>
  </Box>
)

/** On one line; with large text, in as many as it needs. */
const ADDRESS_LINE = {
  '&& > [data-truncated]': {
    display: 'block',
    whiteSpace: 'nowrap',
    '@container (max-width: 11rem)': { whiteSpace: 'normal', wordBreak: 'break-all' },
  },
  // a `wbr` breaks a line despite `nowrap`
  '& wbr': { display: 'none' },
} as const

/** An unknown value is shown as a dash. */
const invitationColumns = (intl: IntlShape, resends: boolean): Column<InvitationRow>[] => [
  {
    id: 'email',
    width: '38%',
    header: intl.formatMessage({ id: 'invitations.list.email' }),
    sortable: true,
    cell: Address,
    line: ({ email = ABSENT }) => (
      <Box component="span" sx={ADDRESS_LINE}>
        <Truncated>{email}</Truncated>
      </Box>
    ),
  },
  {
    id: 'brand',
    width: '26%',
    header: intl.formatMessage({ id: 'invitations.list.brandAndRole' }),
    fit: 'column',
    sortable: true,
    cell: (row) => (
      <>
        <Truncated>{row.brand ?? ABSENT}</Truncated>
        <Muted size="small">{roleOf(intl, row)}</Muted>
      </>
    ),
    line: (row) => (
      <>
        <InvitationBadge status={row.status} /> <Name>{row.brand ?? ABSENT}</Name> · <span>{roleOf(intl, row)}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: intl.formatMessage({ id: 'invitations.list.status' }),
    sortable: true,
    cell: ({ status }) => <InvitationBadge status={status} />,
  },
  {
    id: 'created_at',
    header: intl.formatMessage({ id: 'invitations.list.sentAndExpiry' }),
    fit: 'content',
    sortable: true,
    cell: ({ sentAt, expiry }) => (
      <>
        <div>{sentAt ? <Moment at={sentAt} /> : ABSENT}</div>
        {expiry && <ExpiryLine {...expiry} />}
      </>
    ),
    line: ({ sentAt, expiry }) => (expiry ? <ExpiryLine {...expiry} /> : sentAt && <Moment at={sentAt} />),
  },
  ...(resends
    ? [
        {
          id: 'action',
          header: intl.formatMessage({ id: 'invitations.list.actions' }),
          atEnd: true,
          cell: (row: InvitationRow) => <RowResend row={row} />,
        },
      ]
    : []),
]

const EXPIRY = {
  past: 'invitations.list.expiredOn',
  due: 'invitations.list.validUntil',
  later: 'invitations.list.expiresOn',
} as const

/** The last day to accept the invitation. In the last days the line is highlighted and counts them. */
function ExpiryLine({ at, when }: Expiry) {
  const { date, dateTime, relative } = useFormats()
  return (
    <Box component="span" sx={{ ...LINE, color: when === 'soon' ? 'warning.main' : 'text.secondary' }}>
      {when === 'soon' && <WarningIcon size={14} />}
      <time dateTime={at} title={dateTime(at)}>
        {when === 'soon' ? (
          <FormattedMessage id="invitations.list.expiresSoon" values={{ when: relative(at) }} />
        ) : (
          <FormattedMessage id={EXPIRY[when]} values={{ date: date(at) }} />
        )}
      </time>
    </Box>
  )
}

const LINE = { display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' } as const

/** What is being sent again, for the buttons alone: no row renders again for it. */
const Resending = createContext<ReturnType<typeof useResend> | undefined>(undefined)

function RowResend({ row }: { row: InvitationRow }) {
  const resending = use(Resending)
  const { id, email = ABSENT } = row
  if (!resending || id === undefined || !canResend(row)) return null
  const { resend, busy, unconfirmed, paused } = resending
  const state = { busy: busy(id), unconfirmed: unconfirmed(id), paused: paused(row) }
  return <ResendButton email={email} {...state} onResend={() => resend(id)} />
}

/** When it was sent, as a heading: 'aujourd’hui', 'hier', 'mars 2026'. Most days have one invitation or none. */
function usePeriodOf(now: number) {
  const intl = useIntl()
  const timeZone = useTimeZone()
  const { relative } = useFormats()
  const today = calendarDay(now, timeZone) ?? 0
  return ({ sentAt }: InvitationRow) => {
    const day = calendarDay(sentAt, timeZone)
    if (day === undefined) return intl.formatMessage({ id: 'invitations.list.undated' })
    if (day === today || day === today - DAY_MS) return relative(isoDay(day))
    return intl.formatDate(day, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  }
}

const rowKey = ({ key }: InvitationRow) => key
const nameOf = ({ email }: InvitationRow) => email ?? ABSENT

type InvitationTableProps = {
  rows: readonly InvitationRow[]
  /** When the rows were read. */
  now: number
  /** The id of a column, after a `-` if it is descending. */
  ordering: string | undefined
  onOrdering: (ordering: string) => void
  loading: boolean
  /** Replaces the rows if there are none. */
  placeholder: ReactNode
  /** Whether the user may resend invitations. */
  resends: boolean
}

/** Below this width the columns do not fit. */
export const CARDS_BELOW = 'lg'

export function InvitationTable(props: InvitationTableProps) {
  const { rows, now, ordering = DEFAULT_ORDERING, onOrdering, loading, placeholder, resends } = props
  const intl = useIntl()
  const periodOf = usePeriodOf(now)
  const columns = useMemo(() => invitationColumns(intl, resends), [intl, resends])
  const sort = toSort(ordering)
  const byDate = sort.id === 'created_at' && rows.some(({ sentAt }) => toDate(sentAt))

  return (
    <Resending value={useResend()}>
      <DataTable
        label={intl.formatMessage({ id: 'invitations.list.table' })}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowName={nameOf}
        sort={sort}
        onSort={(next) => onOrdering(toOrdering(next))}
        groupOf={byDate ? periodOf : undefined}
        muted={({ status }) => status === 'cancelled'}
        cardsBelow={CARDS_BELOW}
        loading={loading}
        placeholder={placeholder}
      />
    </Resending>
  )
}
