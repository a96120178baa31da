import { useQueryClient, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { type ApiError, failureOf, timeoutError, REQUEST_TIMEOUT_MS, mayBeDone } from '~/api/api-error'
import {
  getBusinessStatusOptions,
  getProfileOptions,
  getProfileQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { getBusinessStatus, getProfile, setupBusiness } from '~/api/generated/sdk.gen'
import type { BusinessCreated, User } from '~/api/generated/types.gen'
import { GRACE_MS } from '~/api/send-and-verify'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { logSecurity } from '~/features/shared/security-log'
import { readStoredLanguage } from '~/i18n/detect-locale'
import { prepareUserLanguage } from '~/i18n/user-language'
import { systemClock, wait, within } from '~/platform/clock'
import { isId } from '~/platform/storage'
import { browserLocks, withLock } from '~/session/browser-ports'

import { businessStepState, hasCompany, reportsBusiness } from './business-step'
import { type BusinessFormValues, toBusinessSetup } from './BusinessScreen'
import { incompleteBusiness } from './FormFailure'
import { registrationProgress } from './registration-progress'

/**
 * Shows step 2 in the user's language, as the signed-in area does. Whoever reloads in the middle of step 2 keeps the
 * language chosen there: it is saved when the step is done (`saveChosenLanguage`).
 * @returns whether the language is there, or was waited for long enough
 */
export function useOwnLanguage(userId: number | null): boolean {
  const queryClient = useQueryClient()
  const [asked] = useState(() => {
    const chosen = registrationProgress.of(userId) === 'owed' && readStoredLanguage() !== undefined
    return chosen ? null : userId
  })
  const [ready, setReady] = useState(asked === null)
  useEffect(() => {
    if (asked !== null) void prepareUserLanguage(queryClient, asked).finally(() => setReady(true))
  }, [asked, queryClient])
  return ready
}

type Freshness = { staleTime?: number }

/** The profile, if the user has a business. @throws ApiError */
async function readBusinessOwner(queryClient: QueryClient, freshness: Freshness = {}) {
  const profile = await queryClient.fetchQuery({ ...getProfileOptions(), ...freshness, retry: false })
  return hasCompany(profile) ? profile : undefined
}

/** The same, and undefined after a failed call. */
export const loadBusinessOwner = (queryClient: QueryClient, freshness?: Freshness): Promise<User | undefined> =>
  readBusinessOwner(queryClient, freshness).catch(() => undefined)

/**
 * Whether the user has a business. A profile that leaves the company out proves nothing: then the onboarding status is
 * asked, which can prove that there is one. Undefined without a proof.
 */
async function withBusiness(read: Promise<User>): Promise<{ profile: User; made: boolean | undefined }> {
  const profile = await read
  if (hasCompany(profile) || profile.company !== undefined) return { profile, made: hasCompany(profile) }
  const { data: status } = await getBusinessStatus()
  return { profile, made: reportsBusiness(status) || undefined }
}

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
    const answer = await within(systemClock, CHECK_MS, () => withBusiness(getProfile().then(({ data }) => data)))
    if (!answer?.made) return undefined
    queryClient.setQueryData(getProfileQueryKey(), answer.profile)
    return answer.profile
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
    const { profile, made } = await Promise.race([
      withBusiness(queryClient.fetchQuery({ ...getProfileOptions(), staleTime: 0, retry: false })),
      wait(systemClock, CHECK_MS, late.signal).then(() => Promise.reject(timeoutError())),
    ]).finally(() => late.abort())
    if (made) return createdOf(profile)
    return made === undefined ? 'unclear' : 'notApplied'
  }

  const { mutate, isPending, failure, mustVerify } = useApiMutation(
    { mutationFn: setUp },
    {
      name: 'setupBusiness',
      verification: { once: true, check },
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
  return { pending: isPending(), failure, unconfirmed: mustVerify(), submit: mutate }
}

const createdOf = ({ subscription_info }: User): Created => ({ is_trial: subscription_info?.is_trial ?? false })

async function createBusiness(values: BusinessFormValues): Promise<BusinessCreated> {
  const { data } = await setupBusiness({ body: toBusinessSetup(values) })
  if (!isId(data.company_id) || !isId(data.brand_id)) throw incompleteBusiness()
  return data
}

/**
 * Waits for the same action of other tabs of this browser, whose result `run` can then read. Without Web Locks, as on
 * plain http, it runs at once.
 * @param longest the longest the action may take, in ms: a frozen tab may hold the lock forever
 */
export const oneTabAtATime = <Outcome>(name: string, longest: number, run: () => Promise<Outcome>): Promise<Outcome> =>
  withLock({ clock: systemClock, locks: browserLocks() }, name, longest, run)

/** What the registration page shows a signed-in user. `unknown`: no proof that step 2 is due or done. */
type RegistrationStep = { kind: 'checking' | 'due' | 'done' } | { kind: 'unknown'; failed: boolean; retry: () => void }

/**
 * Step 2 is shown only to users who have not done it (decision 24).
 * @param asked false while there is no session
 */
export function useRegistrationStep({ asked, userId }: { asked: boolean; userId: number | null }): RegistrationStep {
  const progress = asked ? registrationProgress.of(userId) : undefined
  const profile = useQuery({ ...getProfileOptions(), enabled: asked })
  const step = businessStepState(profile.data, progress)
  const doubtful = asked && step === 'due' && progress === undefined
  const status = useQuery({ ...getBusinessStatusOptions(), enabled: doubtful, retry: false })

  if (step === 'done' || (doubtful && reportsBusiness(status.data))) return { kind: 'done' }
  if (step === 'due') return { kind: doubtful && status.isPending ? 'checking' : 'due' }
  if (profile.isPending) return { kind: 'checking' }
  return { kind: 'unknown', failed: profile.isError, retry: () => void profile.refetch() }
}
