import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { getCurrentUserOptions } from '~/api/generated/@tanstack/react-query.gen'
import { Alert } from '~/design/feedback/Alert'
import type { LimitReached } from '~/permissions/plan-limits'

import { largerPlanFor, leadsToPlans } from './larger-plan'
import { LargerPlanLink } from './LargerPlanLink'

type PlanLimitAlertProps = {
  limit: LimitReached
  /** The user manages the subscription. */
  upgradable: boolean
  role?: 'note' | 'alert'
}

/**
 * Says with figures why nothing can be added, and what helps (BRD-25): a larger plan if there is one, or a person who
 * may choose it.
 */
export function PlanLimitAlert({ limit: { of, used, most }, upgradable, role = 'note' }: PlanLimitAlertProps) {
  const { data: user } = useQuery(getCurrentUserOptions())
  const largerPlan = largerPlanFor(user)
  return (
    <Alert severity="warning" role={role} data-limit title={<FormattedMessage id={`data.limit.${of}`} />}>
      <FormattedMessage id={`data.limit.${of}.used`} values={{ used, most }} />{' '}
      {upgradable && <LargerPlanLink largerPlan={largerPlan} button />}
      {!upgradable && leadsToPlans(largerPlan) && <FormattedMessage id="data.limit.ask" />}
    </Alert>
  )
}
