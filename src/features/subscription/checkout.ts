import type { CheckoutSession } from '~/api/generated/types.gen'
import { safeCheckoutUrl } from '~/session/checkout-url'

import { planOf } from './plans'

/** Data kept between the answer and the payment page. */
export type Checkout = {
  checkoutUrl: string
  /** Empty when the server gives none. */
  sessionId: string
  planType: string
  /** Euros a month, tax excluded. */
  amount: number
}

export type Outcome = { kind: 'checkout'; checkout: Checkout } | { kind: 'changed' } | { kind: 'refused' }

const isAmount = (amount: number | null | undefined): amount is number => Number.isFinite(amount) && Number(amount) >= 0

/** The server's amount, else the catalogue price, else 0. */
const amountOf = (amount: number | null | undefined, planType: string) =>
  isAmount(amount) ? amount : (planOf(planType)?.price ?? 0)

/**
 * Meaning of a successful answer: a payment page, a plan already changed, or a URL that must not be followed
 * (decision 16).
 */
export function outcomeOf(
  answer: CheckoutSession | null | undefined,
  planType: string,
  hosts?: readonly string[],
): Outcome {
  const { checkout_url: raw, session_id: sessionId, amount } = answer ?? {}
  if (raw === null || raw === undefined || raw === '') return { kind: 'changed' }
  const checkoutUrl = safeCheckoutUrl(raw, hosts)
  if (checkoutUrl === undefined) return { kind: 'refused' }
  return {
    kind: 'checkout',
    checkout: { checkoutUrl, sessionId: sessionId ?? '', planType, amount: amountOf(amount, planType) },
  }
}
