import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { User } from '~/api/generated/types.gen'
import { forgetPayment, usePaymentUnderway } from '~/features/shared/plan/Billing'

import { isAwaited, refreshSubscription } from './refresh-subscription'

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
      const answers = await refreshSubscription(queryClient)
      // without an answer nothing is known
      if (answers.length > 0 && !answers.some((answer) => isAwaited(answer, planType))) forgetPayment(id)
    }
    const timer = setInterval(() => void look(), BETWEEN_MS)
    return () => clearInterval(timer)
  }, [queryClient, payment, id])

  return null
}
