import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'

import { Box, Column } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { touch } from '~/design/theme/tokens'
import { sanitiseLines } from '~/validation/sanitise'

import { emailsToInvite } from './email-list'
import { InvitationFacts } from './InvitationFacts'
import type { InviteFormValues } from './invite-form'
import { useInvitingBrand } from './use-inviting-brands'

/** What the invitation page will show. The e-mail with the link is the provider's. */
export function InvitationPreview({ control }: { control: Control<InviteFormValues> }) {
  const { emails, brand_id, user_type, invitation_message } = useWatch({ control })
  const brand = useInvitingBrand(brand_id ?? '')
  const [email] = emailsToInvite(emails ?? '')
  return (
    <Box component="details" sx={PREVIEW}>
      <summary>
        <FormattedMessage id="invitations.dialog.preview" />
      </summary>
      <Column gap={1.5} mt={1.5}>
        <Muted as="p" size="small">
          <FormattedMessage id="invitations.dialog.preview.help" />
        </Muted>
        <InvitationFacts
          invitation={{
            ...(brand && { brand_name: brand.name }),
            ...(user_type && { user_type }),
            ...(email !== undefined && { email }),
            ...(invitation_message && { invitation_message: sanitiseLines(invitation_message) }),
          }}
        />
      </Column>
    </Box>
  )
}

const PREVIEW = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  padding: '8px 12px',
  '&[open]': { paddingBlockEnd: '12px' },
  '& > summary': {
    cursor: 'pointer',
    fontWeight: 550,
    [touch]: { marginBlock: '-8px', paddingBlock: '12px' },
  },
} as const
