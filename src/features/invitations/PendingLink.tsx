import { FormattedMessage } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { MailIcon } from '~/design/icons/first-icons'
import { ButtonLink } from '~/features/shared/AppLink'
import { usePendingInvitations } from '~/features/shared/invitation/invitations'
import { SectionBoundary } from '~/features/shared/Section'

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
