import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

import type { Column } from '~/design/data-table'
import { Box } from '~/design/layout'
import { Truncated } from '~/design/Truncated'
import { Moment } from '~/features/shared/Moment'
import { roleLabel } from '~/features/shared/role-label'
import { ABSENT } from '~/i18n/formats'

import type { InvitationRow } from './invitation-rows'
import { InvitationBadge } from './InvitationBadge'

type Tools = { intl: IntlShape; date: (at: string) => string; action: (row: InvitationRow) => ReactNode }

/** What is not known is a dash (decision 6). The columns share the 968 px beside the navigation of a laptop. */
export const invitationColumns = ({ intl, date, action }: Tools): Column<InvitationRow>[] => [
  {
    id: 'email',
    header: intl.formatMessage({ id: 'invitations.list.email' }),
    cell: ({ email }) => (
      <Box sx={{ maxWidth: { sm: 190, xl: 320 } }}>
        <Truncated>{email ?? ABSENT}</Truncated>
      </Box>
    ),
  },
  {
    id: 'brand',
    header: intl.formatMessage({ id: 'invitations.list.brand' }),
    cell: ({ brand }) => (
      <Box sx={{ maxWidth: { sm: 130, xl: 240 } }}>
        <Truncated>{brand ?? ABSENT}</Truncated>
      </Box>
    ),
  },
  {
    id: 'role',
    header: intl.formatMessage({ id: 'invitations.list.role' }),
    cell: ({ userType }) => (userType === undefined ? ABSENT : roleLabel(intl, userType)),
  },
  {
    id: 'status',
    header: intl.formatMessage({ id: 'invitations.list.status' }),
    cell: ({ status }) => <InvitationBadge status={status} />,
  },
  {
    id: 'sent',
    header: intl.formatMessage({ id: 'invitations.list.sent' }),
    cell: ({ sentAt }) => (sentAt ? <Moment at={sentAt} /> : ABSENT),
  },
  {
    id: 'expires',
    header: intl.formatMessage({ id: 'invitations.list.expires' }),
    cell: ({ expiresAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{expiresAt ? date(expiresAt) : ABSENT}</Box>,
  },
  { id: 'action', header: intl.formatMessage({ id: 'invitations.list.actions' }), cell: action, narrow: 'bare' },
]
