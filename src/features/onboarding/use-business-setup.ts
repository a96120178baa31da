import { useQueryClient } from '@tanstack/react-query'

import { failureOf, timeoutError, type ApiError } from '~/api/api-error'
import { GRACE_MS } from '~/api/confirmed'
import { getProfileQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { getProfile, setupBusiness } from '~/api/generated/sdk.gen'
import type { BusinessCreated, User } from '~/api/generated/types.gen'
import { mayBeDone } from '~/api/may-be-done'
import { REQUEST_TIMEOUT_MS } from '~/api/request-timeout'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'
import { systemClock, wait, within } from '~/platform/clock'
import { isId } from '~/platform/storage'

import { toBusinessSetup, type BusinessFormValues } from './business-form'
import { hasCompany } from './business-step'
import { loadBusinessOwner, readBusinessOwner } from './load-business-owner'
import { incompleteBusiness } from './onboarding-failure'

/** How long a submit, or its failure, waits for the profile. */
const CHECK_MS = 5_000
/** The longest that a submit takes: it reads the profile before, and twice after a lost answer. */
export const SETUP_MS = CHECK_MS + REQUEST_TIMEOUT_MS + CHECK_MS + GRACE_MS + CHECK_MS

type Created = Pick<BusinessCreated, 'is_trial'>

type SetupOptions = {
  onCreated: (created: Created) => Promise<void>
  /** The session ended before this step began. */
  isOver: (failure: ApiError) => boolean
  /** Navigates after a refusal. */
  onRefusedIfMounted: (failure: ApiError) => unknown
}

/** What the server refuses in a field was not made. */
const isOfField = ({ details }: ApiError) => Object.keys(details).length > 0

/** Step 2. A failure counts once the user has no business: a second one must not be made. */
export function useBusinessSetup({ onCreated, isOver, onRefusedIfMounted }: SetupOptions) {
  const queryClient = useQueryClient()

  /** What another tab created whose answer was lost. A call of its own: a check must not get this older answer. */
  async function madeBefore() {
    const answer = await within(systemClock, CHECK_MS, () => getProfile())
    if (!answer || !hasCompany(answer.data)) return undefined
    queryClient.setQueryData(getProfileQueryKey(), answer.data)
    return answer.data
  }

  async function setUp(values: BusinessFormValues): Promise<Created> {
    const before = await madeBefore()
    if (before) return createdOf(before)
    try {
      return await createBusiness(values)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const owner =
        failure &&
        !isOver(failure) &&
        !isOfField(failure) &&
        !mayBeDone(failure) &&
        (await within(systemClock, CHECK_MS, () => loadBusinessOwner(queryClient, { staleTime: 0 })))
      if (!owner) throw thrown
      return createdOf(owner)
    }
  }

  async function check() {
    const late = new AbortController()
    const owner = await Promise.race([
      readBusinessOwner(queryClient, { staleTime: 0 }),
      wait(systemClock, CHECK_MS, late.signal).then(() => Promise.reject(timeoutError())),
    ]).finally(() => late.abort())
    return owner ? createdOf(owner) : 'undone'
  }

  const { mutate, isPending, failure, isUnconfirmed } = useApiMutation(
    { mutationFn: setUp },
    {
      name: 'setupBusiness',
      confirm: { once: true, check },
      onSuccess(created) {
        logSecurity('business_setup', 'business_created')
        return onCreated(created)
      },
      onError(refusal, _values, isMounted) {
        if (!mayBeDone(refusal)) logSecurity('business_setup', 'business_refused')
        if (isMounted) void onRefusedIfMounted(refusal)
      },
    },
  )
  return { pending: isPending(), failure, unconfirmed: isUnconfirmed(), submit: mutate }
}

const createdOf = ({ subscription_info }: User): Created => ({ is_trial: subscription_info?.is_trial ?? false })

async function createBusiness(values: BusinessFormValues): Promise<BusinessCreated> {
  const { data } = await setupBusiness({ body: toBusinessSetup(values) })
  if (!isId(data.company_id) || !isId(data.brand_id)) throw incompleteBusiness()
  return data
}
