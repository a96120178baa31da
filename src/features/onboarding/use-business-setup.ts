import type { ApiError } from '~/api/api-error'
import { setupBusiness } from '~/api/generated/sdk.gen'
import type { BusinessCreated } from '~/api/generated/types.gen'
import { useAct } from '~/features/shared/acts/use-act'
import { logSecurity } from '~/features/shared/security-log'
import { isId } from '~/platform/ids'

import { toBusinessSetup, type BusinessFormValues } from './business-form'
import { incompleteBusiness } from './onboarding-failure'

type SetupOptions = {
  onCreated: (created: BusinessCreated) => Promise<void>
  onRefused: (failure: ApiError) => Promise<void>
  /** Leads on after a refusal, if the user is still at this step. */
  leaveRefused: (failure: ApiError) => unknown
}

/** Step 2: sends once per submit. */
export function useBusinessSetup({ onCreated, onRefused, leaveRefused }: SetupOptions) {
  const { act, pending, failure } = useAct(
    { mutationFn: createBusiness },
    {
      name: 'setupBusiness',
      onDone(created) {
        logSecurity('business_setup', 'business_created')
        return onCreated(created)
      },
      onFailed(refusal) {
        logSecurity('business_setup', 'business_refused')
        return onRefused(refusal)
      },
      leaveFailed: leaveRefused,
    },
  )
  return { pending: pending(), failure, submit: act }
}

async function createBusiness(values: BusinessFormValues): Promise<BusinessCreated> {
  const { data } = await setupBusiness({ body: toBusinessSetup(values) })
  if (!isId(data.company_id) || !isId(data.brand_id)) throw incompleteBusiness()
  return data
}
