import { useQueryClient } from '@tanstack/react-query'

import { failureOf, type ApiError } from '~/api/api-error'
import { setupBusiness } from '~/api/generated/sdk.gen'
import type { BusinessCreated } from '~/api/generated/types.gen'
import { REQUEST_TIMEOUT_MS } from '~/api/request-timeout'
import { useAct } from '~/features/shared/acts/use-act'
import { logSecurity } from '~/features/shared/security-log'
import { systemClock, within } from '~/platform/clock'
import { isId } from '~/platform/ids'

import { toBusinessSetup, type BusinessFormValues } from './business-form'
import { loadBusinessOwner } from './load-business-owner'
import { incompleteBusiness } from './onboarding-failure'

/** How long the failure waits for the profile. */
const CHECK_MS = 5_000
/** The longest that a submit takes. */
export const SETUP_MS = REQUEST_TIMEOUT_MS + CHECK_MS

type Created = Pick<BusinessCreated, 'is_trial'>

type SetupOptions = {
  onCreated: (created: Created) => Promise<void>
  /** The session ended before this step began: nobody is left to ask for. */
  isOver: (failure: ApiError) => boolean
  /** Leads on after a refusal, if the user is still at this step. */
  leaveRefused: (failure: ApiError) => unknown
}

/** What the server refuses in a field was not made. */
const isOfField = ({ details }: ApiError) => Object.keys(details).length > 0

/** Step 2: sends once per submit. Only the answer may be lost: a failure counts once the user has no business. */
export function useBusinessSetup({ onCreated, isOver, leaveRefused }: SetupOptions) {
  const queryClient = useQueryClient()

  async function setUp(values: BusinessFormValues): Promise<Created> {
    try {
      return await createBusiness(values)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const owner =
        failure &&
        !isOver(failure) &&
        !isOfField(failure) &&
        (await within(systemClock, CHECK_MS, () => loadBusinessOwner(queryClient, { staleTime: 0 })))
      if (!owner) throw thrown
      return { is_trial: owner.subscription_info?.is_trial ?? false }
    }
  }

  const { act, pending, failure } = useAct(
    { mutationFn: setUp },
    {
      name: 'setupBusiness',
      onDone(created) {
        logSecurity('business_setup', 'business_created')
        return onCreated(created)
      },
      onFailed: () => logSecurity('business_setup', 'business_refused'),
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
