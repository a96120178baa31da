import { FormattedMessage, type IntlShape } from 'react-intl'

import type { Member } from '~/api/generated/types.gen'
import type { Column } from '~/design/data/data-table'
import { Truncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { LinkButton } from '~/design/inputs/LinkButton'
import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { displayName } from '~/features/shared/display-name'
import { Moment } from '~/features/shared/Moment'
import { roleLabel } from '~/features/shared/role-label'

type Tools = { intl: IntlShape; onOpen: (member: Member) => void }

export const userColumns = ({ intl, onOpen }: Tools): Column<Member>[] => [
  {
    id: 'name',
    width: '26%',
    header: intl.formatMessage({ id: 'users.person' }),
    cell: (member) => (
      <Box sx={GIVES_WAY}>
        <LinkButton onClick={() => onOpen(member)}>{displayName(member)}</LinkButton>
      </Box>
    ),
  },
  {
    id: 'email',
    width: '34%',
    header: intl.formatMessage({ id: 'forms.label.email' }),
    cell: ({ email }) => (
      <Box sx={GIVES_WAY}>
        <Truncated>{email}</Truncated>
      </Box>
    ),
  },
  {
    id: 'user_type',
    header: intl.formatMessage({ id: 'forms.label.role' }),
    cell: ({ user_type }) => (
      <Box component="span" sx={ONE_LINE}>
        {roleLabel(intl, user_type)}
      </Box>
    ),
  },
  {
    id: 'is_active',
    header: intl.formatMessage({ id: 'users.state' }),
    cell: ({ is_active }) => (
      <StatusBadge tone={is_active ? 'success' : 'neutral'}>
        <FormattedMessage id={is_active ? 'users.active' : 'users.inactive'} />
      </StatusBadge>
    ),
  },
  {
    id: 'last_login',
    header: intl.formatMessage({ id: 'users.lastLogin' }),
    cell: ({ last_login }) =>
      last_login ? (
        <Box component="span" sx={ONE_LINE}>
          <Moment at={last_login} />
        </Box>
      ) : (
        <Muted as="span">
          <FormattedMessage id="data.never" />
        </Muted>
      ),
  },
]

/** In a table, asks for no width of its own and takes that of the column. */
const GIVES_WAY = { width: { sm: 0 }, minWidth: '100%' } as const

const ONE_LINE = { whiteSpace: 'nowrap' } as const
