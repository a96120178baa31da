import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { Column } from '~/design/data/data-table'
import { Truncated } from '~/design/data/Truncated'
import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { Moment } from '~/features/shared/Moment'
import { roleLabel } from '~/features/shared/role-label'
import { ABSENT } from '~/i18n/formats'

import type { InvitationRow } from './invitation-rows'
import { InvitationBadge } from './InvitationBadge'

type Tools = { intl: IntlShape; date: (at: string) => string; action: (row: InvitationRow) => ReactNode }

/** What is not known is a dash (decision 6). The first two take what the others leave. */
export const invitationColumns = ({ intl, date, action }: Tools): Column<InvitationRow>[] => [
  {
    id: 'email',
    width: '28%',
    header: intl.formatMessage({ id: 'invitations.list.email' }),
    cell: ({ email }) => (
      <Box sx={GIVES_WAY}>
        <Truncated>{email ?? ABSENT}</Truncated>
      </Box>
    ),
  },
  {
    id: 'brand',
    width: '24%',
    header: intl.formatMessage({ id: 'invitations.list.brandAndRole' }),
    cell: ({ brand, userType }) => (
      <Box sx={GIVES_WAY}>
        <Truncated>{brand ?? ABSENT}</Truncated>
        <Muted size="small">
          <Truncated>{userType === undefined ? ABSENT : roleLabel(intl, userType)}</Truncated>
        </Muted>
      </Box>
    ),
  },
  {
    id: 'status',
    header: intl.formatMessage({ id: 'invitations.list.status' }),
    cell: ({ status }) => <InvitationBadge status={status} />,
  },
  {
    id: 'sent',
    header: intl.formatMessage({ id: 'invitations.list.sent' }),
    cell: ({ sentAt }) => <Box sx={ONE_LINE}>{sentAt ? <Moment at={sentAt} /> : ABSENT}</Box>,
  },
  {
    id: 'expires',
    header: intl.formatMessage({ id: 'invitations.list.expires' }),
    cell: ({ expiresAt }) => (
      <Box sx={ONE_LINE}>{expiresAt ? <time dateTime={expiresAt}>{date(expiresAt)}</time> : ABSENT}</Box>
    ),
  },
  { id: 'action', header: intl.formatMessage({ id: 'invitations.list.actions' }), cell: action, narrow: 'bare' },
]

/** In a table, asks for no width of its own and takes that of the column. */
const GIVES_WAY = { width: { lg: 0 }, minWidth: '100%' } as const

const ONE_LINE = { whiteSpace: 'nowrap' } as const
