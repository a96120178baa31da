import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { getTrialStatusOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { User } from '~/api/generated/types.gen'
import { SkeletonCard } from '~/design/feedback/SkeletonCard'
import { Card } from '~/design/layout/Card'
import { QueryBoundary } from '~/features/shared/queries/QueryBoundary'
import { isCompanyAdmin } from '~/permissions/permissions'

import type { TrialFields } from './trial-status'
import { TrialDetails } from './TrialDetails'
import { useExtendTrial } from './use-extend-trial'

/** The trial on the billing page: what is left of it, and the way to make it longer (decision 26). */
export function TrialPanel({ user }: { user: User }) {
  return (
    <Card title={<FormattedMessage id="subscription.trial.title" />}>
      {isCompanyAdmin(user) ? (
        <QueryBoundary pending={<SkeletonCard bare />} failed="subscription.trial.failed">
          <FetchedTrial />
        </QueryBoundary>
      ) : (
        // only company admins ask for the status (B §6)
        <ExtensibleTrial fields={user.subscription_info ?? {}} />
      )}
    </Card>
  )
}

function FetchedTrial() {
  const { data } = useSuspenseQuery(getTrialStatusOptions())
  return <ExtensibleTrial fields={data} />
}

function ExtensibleTrial({ fields }: { fields: TrialFields }) {
  const { extend, extending, failure, forget } = useExtendTrial()
  return <TrialDetails fields={fields} extending={extending} failure={failure} onExtend={extend} onOpen={forget} />
}
