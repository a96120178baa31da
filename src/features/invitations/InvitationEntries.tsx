import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '~/features/shared/AppLink'
import { backToInvitation } from '~/features/shared/back-to-invitation'

/** Links to the login and the registration; both lead back to the invitation. */
export function InvitationEntries({ token }: { token: string }) {
  return (
    <>
      <ButtonLink to="/auth/login" search={backToInvitation(token)} size="large">
        <FormattedMessage id="invitations.accept.signIn" />
      </ButtonLink>
      <ButtonLink
        to="/onboarding/register"
        search={{ invitation: token }}
        size="large"
        variant="outlined"
        color="neutral"
      >
        <FormattedMessage id="invitations.accept.register" />
      </ButtonLink>
    </>
  )
}
