import { FormattedMessage } from 'react-intl'

import { SkeletonText } from '~/design/feedback/SkeletonText'

import { AcceptLayout } from './AcceptLayout'

/** The invitation is being read. */
export const CheckingInvitation = () => (
  <AcceptLayout title={<FormattedMessage id="invitations.accept.checking" />}>
    <SkeletonText lines={4} />
  </AcceptLayout>
)
