import { FormattedMessage } from 'react-intl'

import { AppLink } from '~/features/shared/AppLink'
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
          <WayBack signedIn={signedIn} />
          {!signedIn && (
            <AppLink to="/onboarding/register" sx={{ alignSelf: 'center', marginTop: 1 }}>
              <FormattedMessage id="invitations.accept.ownCompany" />
            </AppLink>
          )}
        </>
      }
    />
  )
}
