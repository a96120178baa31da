import { FormattedMessage } from 'react-intl'

import { MailIcon } from '~/design/icons/icons'
import { ButtonLink } from '~/features/shared/AppLink'
import { PartBoundary } from '~/features/shared/queries/PartBoundary'
import { usePartQuery } from '~/features/shared/queries/use-part-query'

import { invitationsOptions } from './invitations-queries'

const PENDING = 'pending'

/** The way to those who were invited and have not come yet, with their number once it is known. */
export const PendingLink = () => (
  <PartBoundary>
    <Way />
  </PartBoundary>
)

function Way() {
  const { data } = usePartQuery(invitationsOptions(PENDING))
  return (
    <ButtonLink
      to="/users/invitations"
      search={{ status: PENDING }}
      variant="outlined"
      color="neutral"
      startIcon={<MailIcon />}
    >
      {data ? (
        <FormattedMessage id="invitations.pending" values={{ count: data.invitations.length }} />
      ) : (
        <FormattedMessage id="navigation.invitations" />
      )}
    </ButtonLink>
  )
}
