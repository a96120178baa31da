import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { toApiError } from '~/api/api-error'
import type { User } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/names'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { forgetPayment, usePaymentUnderway } from '~/features/shared/plan/payment-underway'
import { isTrial, PLAN_TYPES, type TrialSigns } from '~/features/shared/plan/plan-limits'
import { currentUser, userReads } from '~/features/shared/user/current-user'
import { isCompanyAdmin } from '~/permissions/permissions'

const rankOf = (planType: string | undefined) => PLAN_TYPES.findIndex((type) => type === planType)

/**
 * Whether what was paid for is not there yet: a trial still runs or has ended unpaid, or the plan is one of ours of lower
 * rank. One above it shows that the payment is an earlier one.
 */
export function isAwaited(answer: TrialSigns, planType: string | undefined) {
  if (isTrial(answer)) return true
  const named = rankOf(planTypeOf(answer.current_plan?.name))
  return named >= 0 && named < rankOf(planType)
}

/** What a refresh says of what was paid for. */
export type PaidPlan = 'there' | 'awaited' | 'unknown'

/** 'unknown' without an answer that has a subscription. */
export function readPaidPlan(answers: readonly TrialSigns[], planType: string | undefined): PaidPlan {
  if (answers.length === 0) return 'unknown'
  return answers.some((answer) => isAwaited(answer, planType)) ? 'awaited' : 'there'
}

/**
 * Refetches what a payment changes (decision 9). Failures are tolerated: no global toast beside what the page says.
 * @returns what these answers say of the subscription. The session completes the user by what it knew before, and that
 * proves nothing.
 */
export async function refreshSubscription(queryClient: QueryClient): Promise<TrialSigns[]> {
  const { current, profile: ofProfile, trial: ofTrial } = userReads()
  // only company admins may query the status
  const asks = isCompanyAdmin(currentUser(queryClient))
  const fresh = { staleTime: 0 }
  let user: User | undefined
  const answers = await Promise.allSettled([
    queryClient.fetchQuery({ ...ofProfile, ...fresh }),
    asks ? queryClient.fetchQuery({ ...ofTrial, ...fresh }) : undefined,
    queryClient.fetchQuery({
      ...current,
      ...fresh,
      queryFn: async (context) => {
        if (typeof current.queryFn !== 'function') throw new TypeError('no call')
        user = await current.queryFn(context)
        return user
      },
    }),
  ])
  for (const answer of answers) if (answer.status === 'rejected') dismissGlobalErrorToast(toApiError(answer.reason))
  const [profile, trial] = answers
  return [
    user?.subscription_info,
    profile.status === 'fulfilled' ? profile.value.subscription_info : undefined,
    trial.status === 'fulfilled' ? trial.value : undefined,
  ].filter((answer) => !!answer)
}

/** While a payment is underway and the page is seen. */
const BETWEEN_MS = 30_000

/** Asks the server until it shows what was paid for. Shows nothing itself. */
export function PaymentWatch({ user }: { user: User }) {
  const queryClient = useQueryClient()
  const payment = usePaymentUnderway(user)
  const { id } = user

  useEffect(() => {
    if (!payment) return undefined
    const { planType } = payment
    async function look() {
      if (document.visibilityState === 'hidden') return
      if (readPaidPlan(await refreshSubscription(queryClient), planType) === 'there') forgetPayment(id)
    }
    const timer = setInterval(() => void look(), BETWEEN_MS)
    return () => clearInterval(timer)
  }, [queryClient, payment, id])

  return null
}
