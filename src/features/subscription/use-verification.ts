import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { toApiError } from '~/api/api-error'
import {
  getCurrentUserOptions,
  getProfileOptions,
  getTrialStatusOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { isCompanyAdmin } from '~/permissions/permissions'
import { systemClock, wait } from '~/platform/clock'
import { track } from '~/telemetry/analytics'

import { createAnnouncedPayments } from './announced-payments'
import { verifyPayment, type Verification } from './verify-payment'

const announceOnce = createAnnouncedPayments()

/** Refetches the data that a payment changes (decision 9) until the change shows. Announces it once. */
export function useVerification(sessionId: string | undefined, planType: string | undefined): Verification {
  const queryClient = useQueryClient()
  const [verification, show] = useState<Verification>(sessionId ? 'verifying' : 'failed')

  useEffect(() => {
    let left = false
    const fresh = { staleTime: 0 }
    async function refresh() {
      // only company admins may query the status
      const asks = isCompanyAdmin(queryClient.getQueryData(getCurrentUserOptions().queryKey))
      const [user, profile, trial] = await Promise.allSettled([
        queryClient.fetchQuery({ ...getCurrentUserOptions(), ...fresh }),
        queryClient.fetchQuery({ ...getProfileOptions(), ...fresh }),
        asks ? queryClient.fetchQuery({ ...getTrialStatusOptions(), ...fresh }) : undefined,
      ])
      // tolerated: no general toast beside the confirmation
      for (const answer of [user, profile, trial])
        if (answer.status === 'rejected') dismissGlobalErrorToast(toApiError(answer.reason))
      return (
        [user, profile].some((answer) => answer.status === 'fulfilled' && answer.value.subscription_info?.is_trial) ||
        (trial.status === 'fulfilled' && trial.value?.is_trial === true)
      )
    }
    void verifyPayment({
      sessionId,
      refresh,
      wait: (ms) => wait(systemClock, ms),
      gone: () => left,
      show,
      onConfirmed() {
        if (!sessionId) return
        const person = queryClient.getQueryData(getCurrentUserOptions().queryKey)?.id ?? 0
        announceOnce(person, sessionId, () =>
          track('payment_success_confirmed', { session_id: sessionId, plan_type: planType }),
        )
      },
    })
    return () => {
      left = true
    }
  }, [queryClient, sessionId, planType])

  return verification
}
