import { FormattedMessage } from 'react-intl'

import { ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'

import { AcceptLayout } from './AcceptLayout'
import type { Closed } from './invitation-state'

/** An invitation that can no longer be accepted: why, and what to do. It never offers to accept. */
export function ClosedScreen({ why, signedIn }: { why: Closed; signedIn: boolean }) {
  return (
    <AcceptLayout
      title={<FormattedMessage id={`invitations.accept.closed.${why}.title`} />}
      lead={<FormattedMessage id={`invitations.accept.closed.${why}.body`} />}
      actions={
        <>
          <WayBack signedIn={signedIn} size="large" />
          {!signedIn && (
            <ButtonLink to="/onboarding/register" size="large" variant="outlined" color="neutral">
              <FormattedMessage id="invitations.accept.ownCompany" />
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
