import { FormattedMessage } from 'react-intl'

import { SkeletonBox } from '~/design/feedback/SkeletonBox'
import { SkeletonFacts } from '~/design/feedback/SkeletonFacts'
import { SkeletonText } from '~/design/feedback/SkeletonText'

import { AcceptLayout } from './AcceptLayout'

/** The invitation is being read: as much room as `AcceptScreen` takes, so that nothing moves when it comes. */
export const CheckingInvitation = ({ signedIn = false }: { signedIn?: boolean }) => (
  <AcceptLayout
    title={<FormattedMessage id="invitations.accept.checking" />}
    actions={
      <>
        <SkeletonBox height={44} />
        {!signedIn && <SkeletonBox height={44} />}
      </>
    }
  >
    <SkeletonFacts lines={6} />
    <div aria-hidden>
      <SkeletonText lines={2} />
    </div>
    {!signedIn && <SkeletonBox height={82} />}
  </AcceptLayout>
)
