import { FormattedMessage, useIntl } from 'react-intl'

import type { InvitationStatus } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { Box } from '~/design/layout/Flex'
import { roleLabel } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

/** The known fields of an invitation. The provider guarantees none; missing ones are left out (decision 6). */
export function InvitationFacts({ invitation }: { invitation: InvitationStatus }) {
  const intl = useIntl()
  const { date } = useFormats()
  const { company_name, brand_name, user_type, email, invited_by, expires_at, invitation_message } = invitation
  const facts: [PlainMessageId, string | null | undefined][] = [
    ['invitations.accept.company', company_name],
    ['invitations.accept.brand', brand_name],
    // of a company that may be another than the reader's
    ['invitations.accept.role', user_type && roleLabel(intl, user_type, null)],
    ['invitations.accept.email', email],
    ['invitations.accept.from', invited_by],
    ['invitations.accept.until', expires_at && date(expires_at)],
  ]
  const known = facts.filter(([, value]) => value?.trim())

  return (
    <>
      {known.length > 0 && (
        <Facts facts={known.map(([id, value]) => ({ id, name: <FormattedMessage id={id} />, value }))} />
      )}
      {invitation_message?.trim() && (
        <Box component="blockquote" sx={MESSAGE}>
          {invitation_message}
        </Box>
      )}
    </>
  )
}

const MESSAGE = {
  margin: 0,
  paddingLeft: 2,
  borderLeft: 2,
  borderColor: 'divider',
  color: 'text.secondary',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const
