import { FormattedMessage } from 'react-intl'

import { SkeletonBox, SkeletonFacts, SkeletonText } from '~/design/feedback/Skeleton'

import { AcceptLayout } from './AcceptLayout'

/** Shown while the invitation loads. As high as `AcceptScreen`, so that nothing moves when it arrives. */
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
