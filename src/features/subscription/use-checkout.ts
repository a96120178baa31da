import { useEffect, useRef, useState } from 'react'

import { DEFAULT_MESSAGE, type ApiError } from '~/api/api-error'
import {
  detectUpgradeQueryKey,
  getTrialStatusQueryKey,
  upgradeTrialMutation,
} from '~/api/generated/@tanstack/react-query.gen'
import { getProfile } from '~/api/generated/sdk.gen'
import { planTypeOf } from '~/api/plan-name'
import { isTrial } from '~/features/shared/has-highest-plan'
import { useInstallation } from '~/features/shared/installation'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import type { PlanType } from '~/features/shared/plan-types'
import { leaveForCheckout } from '~/session/checkout-url'
import { track } from '~/telemetry/analytics'
import { emitWindowEvent } from '~/telemetry/events'
import { reportError } from '~/telemetry/reporter'

import { outcomeOf, type Checkout } from './checkout'
import { advance, IDLE, type CheckoutEvent } from './checkout-flow'

/** After this time without leaving, the navigation was stopped. */
const LEAVING_MS = 15_000

const UPGRADE_FAILED = 'Upgrade failed'

/** The server's message, if it has one. */
const messageOf = ({ status_code, message }: ApiError) =>
  status_code > 0 && message !== DEFAULT_MESSAGE ? message : UPGRADE_FAILED

/** Logged and emitted as an event, not shown (decision 23). */
function tellFailure(planType: string, message: string) {
  reportError(UPGRADE_FAILED, { planType, message })
  track('subscription_upgrade_failed', { plan_type: planType, error: message })
  emitWindowEvent('subscription:upgradeError', { planType, message })
}

/** From the choice of a plan to the payment page: runs the state machine of `checkout-flow` and its effects. */
export function useCheckout() {
  const { checkoutHosts } = useInstallation()
  // two clicks may come before a render: read the current state, not the rendered one
  const machine = useRef(IDLE)
  const [state, show] = useState(IDLE)

  const { mutate } = useApiMutation(upgradeTrialMutation(), {
    name: 'upgradeTrial',
    onSuccess(answer, { body: { plan_type: planType } }) {
      const outcome = outcomeOf(answer, planType, checkoutHosts)
      if (outcome.kind === 'checkout') return send({ type: 'offered', checkout: outcome.checkout })
      if (outcome.kind === 'refused') tellFailure(planType, UPGRADE_FAILED)
      else {
        track('subscription_upgrade_completed', { plan_type: planType })
        emitWindowEvent('user:changed', { reason: 'subscription_upgraded' })
      }
      send({ type: 'settled' })
    },
    // a payment page that was not shown charges nobody, so only the plan counts
    confirm: {
      async check({ body }) {
        const { subscription_info: subscription } = (await getProfile()).data
        const plan = subscription && !isTrial(subscription) && planTypeOf(subscription.current_plan?.name)
        return plan === body.plan_type ? {} : 'undone'
      },
    },
    meta: {
      // a plan that changed at once ends the trial
      invalidates: (_input, answer) =>
        answer?.checkout_url ? [] : [getTrialStatusQueryKey(), detectUpgradeQueryKey()],
    },
    onError(failure, { body: { plan_type: planType } }) {
      tellFailure(planType, messageOf(failure))
      send({ type: 'settled' })
    },
  })

  function leave({ checkoutUrl, planType, amount, sessionId }: Checkout) {
    emitWindowEvent('subscription:checkoutRedirect', { planType, amount, sessionId })
    try {
      if (!leaveForCheckout(checkoutUrl, checkoutHosts)) send({ type: 'stayed' })
    } catch (error) {
      reportError(error, { planType })
      send({ type: 'stayed' })
    }
  }

  async function call(planType: PlanType) {
    await mutate({ body: { plan_type: planType } })
    // an aborted call emits no end event by itself
    if (machine.current.step === 'calling') send({ type: 'settled' })
  }

  function send(event: CheckoutEvent) {
    const { state: next, effect } = advance(machine.current, event)
    machine.current = next
    show(next)
    if (effect?.type === 'call') void call(effect.planType)
    if (effect?.type === 'leave') leave(effect.checkout)
  }

  const redirecting = state.step === 'redirecting'
  useEffect(() => {
    if (!redirecting) return undefined
    const come = (type: 'stayed' | 'returned') => () => {
      machine.current = advance(machine.current, { type }).state
      show(machine.current)
    }
    const returned = come('returned')
    const timer = setTimeout(come('stayed'), LEAVING_MS)
    globalThis.addEventListener('pageshow', returned)
    return () => {
      clearTimeout(timer)
      globalThis.removeEventListener('pageshow', returned)
    }
  }, [redirecting])

  return {
    state,
    choose: (planType: PlanType) => send({ type: 'choose', planType }),
    confirm: () => send({ type: 'confirm' }),
    close: () => send({ type: 'close' }),
  }
}
