import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import {
  getCurrentUserOptions,
  getProfileOptions,
  getTrialStatusOptions,
} from '~/api/generated/@tanstack/react-query.gen'
import { isCompanyAdmin } from '~/permissions/permissions'
import { track } from '~/telemetry/analytics'

import { verifyPayment, type Verification } from './verify-payment'

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Payments that this tab has told of: a page that is opened again tells nothing. */
const told = new Set<string>()

/** Refetches what a payment changes (decision 9) until it shows; the event comes once. */
export function useVerification(sessionId: string | undefined, planType: string | undefined): Verification {
  const queryClient = useQueryClient()
  const [verification, show] = useState<Verification>(sessionId ? 'verifying' : 'failed')

  useEffect(() => {
    let left = false
    const fresh = { staleTime: 0 }
    async function refresh() {
      // only company admins ask for the status (B §6)
      const asks = isCompanyAdmin(queryClient.getQueryData(getCurrentUserOptions().queryKey))
      const [user, , trial] = await Promise.allSettled([
        queryClient.fetchQuery({ ...getCurrentUserOptions(), ...fresh }),
        queryClient.fetchQuery({ ...getProfileOptions(), ...fresh }),
        asks ? queryClient.fetchQuery({ ...getTrialStatusOptions(), ...fresh }) : undefined,
      ])
      return (
        (user.status === 'fulfilled' && user.value.subscription_info?.is_trial === true) ||
        (trial.status === 'fulfilled' && trial.value?.is_trial === true)
      )
    }
    void verifyPayment({
      sessionId,
      refresh,
      wait,
      gone: () => left,
      show,
      onConfirmed() {
        if (!sessionId || told.has(sessionId)) return
        told.add(sessionId)
        track('payment_success_confirmed', { session_id: sessionId, plan_type: planType })
      },
    })
    return () => {
      left = true
    }
  }, [queryClient, sessionId, planType])

  return verification
}
