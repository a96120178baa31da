import { FormattedMessage, useIntl } from 'react-intl'

import { AddressText } from '~/design/data/AddressText'
import { Name } from '~/design/data/Name'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Box, Row } from '~/design/layout/Flex'
import { Muted, Strong } from '~/design/layout/Text'
import { displayName } from '~/features/shared/display-name'
import { roleLabel } from '~/features/shared/role-label'

import type { AccessPerson } from './access-change'

type PersonLinesProps = {
  person: AccessPerson
  admin?: boolean
  self?: boolean
  /** In a narrow list the address is cut rather than broken. */
  narrow?: boolean
}

/** Name, e-mail (it tells namesakes apart), role and badges. */
export function PersonLines({ person, admin = false, self = false, narrow = false }: PersonLinesProps) {
  const intl = useIntl()
  return (
    <span>
      <Strong as="span" weight="medium" block>
        <Name>{displayName(person)}</Name>
      </Strong>
      <Box component="span" sx={narrow ? CUT : undefined}>
        <Muted as="span" size="caption" block={!narrow}>
          {narrow ? person.email : <AddressText>{person.email}</AddressText>}
        </Muted>
      </Box>
      <Muted as="span" size="caption" block>
        {roleLabel(intl, person.user_type)}
      </Muted>
      {(admin || self || !person.is_active) && (
        <Row wrap gap={0.5} mt={0.5}>
          {admin && <AdminBadge />}
          {self && (
            <StatusBadge tone="info">
              <FormattedMessage id="access.badge.you" />
            </StatusBadge>
          )}
          {!person.is_active && (
            <StatusBadge>
              <FormattedMessage id="users.inactive" />
            </StatusBadge>
          )}
        </Row>
      )}
    </span>
  )
}

export const AdminBadge = () => (
  <StatusBadge tone="primary">
    <FormattedMessage id="common.role.administrator" />
  </StatusBadge>
)

const CUT = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
