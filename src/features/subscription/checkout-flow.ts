import type { PlanType } from '~/features/shared/plan-types'

import type { Checkout } from './checkout'

/** State of a checkout. */
export type CheckoutState =
  | { step: 'idle' }
  | { step: 'calling'; planType: PlanType }
  | { step: 'confirming' | 'redirecting'; checkout: Checkout }

export type CheckoutEvent =
  | { type: 'choose'; planType: PlanType }
  /** The answer has a payment page. */
  | { type: 'offered'; checkout: Checkout }
  /** No payment is needed, or the call failed. */
  | { type: 'settled' }
  | { type: 'close' }
  | { type: 'confirm' }
  /** The browser did not leave the page. */
  | { type: 'stayed' }
  /** The browser's back/forward cache brought the user back from the payment page. */
  | { type: 'returned' }

/** Effects of a transition. The caller runs each once. */
export type CheckoutEffect = { type: 'call'; planType: PlanType } | { type: 'leave'; checkout: Checkout }

export type CheckoutStep = { state: CheckoutState; effect?: CheckoutEffect }

export const IDLE: CheckoutState = { step: 'idle' }

/** States and events of a checkout. An event that does not fit the state changes nothing. */
export function advance(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (state.step) {
    case 'idle':
      if (event.type !== 'choose') return { state }
      return {
        state: { step: 'calling', planType: event.planType },
        effect: { type: 'call', planType: event.planType },
      }
    case 'calling':
      if (event.type === 'settled') return { state: IDLE }
      if (event.type !== 'offered') return { state }
      return { state: { step: 'confirming', checkout: event.checkout } }
    case 'confirming':
      if (event.type === 'close') return { state: IDLE }
      if (event.type !== 'confirm') return { state }
      return {
        state: { step: 'redirecting', checkout: state.checkout },
        effect: { type: 'leave', checkout: state.checkout },
      }
    case 'redirecting':
      if (event.type === 'stayed') return { state: { step: 'confirming', checkout: state.checkout } }
      return { state: event.type === 'returned' ? IDLE : state }
  }
}
