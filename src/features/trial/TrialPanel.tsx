import { FormattedMessage } from 'react-intl'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { PartCard } from '~/features/shared/PartCard'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { isCompanyAdmin } from '~/permissions/permissions'

import type { TrialFields } from './trial-status'
import { TrialDetails } from './TrialDetails'
import { useExtendTrial } from './use-extend-trial'

/** The trial on the billing page: what is left of it, and the way to make it longer (decision 26). */
export function TrialPanel({ user }: { user: User }) {
  const title = <FormattedMessage id="subscription.trial.title" />
  // only company admins ask for the status (B §6)
  if (!isCompanyAdmin(user))
    return (
      <PartCard title={title}>
        <ExtensibleTrial fields={user.subscription_info ?? {}} />
      </PartCard>
    )
  return (
    <QueryCard
      title={title}
      query={getTrialStatusOptions()}
      skeleton={<SkeletonCard bare />}
      failed="subscription.trial.failed"
    >
      {(status) => <ExtensibleTrial fields={status} />}
    </QueryCard>
  )
}

function ExtensibleTrial({ fields }: { fields: TrialFields }) {
  const { extend, extending, failure, forget } = useExtendTrial()
  return <TrialDetails fields={fields} extending={extending} failure={failure} onExtend={extend} onOpen={forget} />
}
