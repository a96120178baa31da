import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { type ApiError, DEFAULT_MESSAGE } from '~/api/api-error'
import { detectUpgradeQueryKey, upgradeTrialMutation } from '~/api/generated/@tanstack/react-query.gen'
import { getProfile } from '~/api/generated/sdk.gen'
import type { CheckoutSession } from '~/api/generated/types.gen'
import { planTypeOf } from '~/api/names'
import { useInstallation } from '~/features/shared/installation'
import { leaveForCheckout, safeCheckoutUrl } from '~/features/shared/links'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { isTrial, type PlanType } from '~/features/shared/plan/plan-limits'
import { track } from '~/telemetry/analytics'
import { emitWindowEvent } from '~/telemetry/events'
import { reportError } from '~/telemetry/reporter'

import { planByType } from './plan-catalogue'

/** Data kept between the answer and the payment page. */
export type Checkout = {
  checkoutUrl: string
  /** Empty when the server gives none. */
  sessionId: string
  planType: string
  /** Euros a month, tax excluded. */
  amount: number
}

type Outcome = { kind: 'checkout'; checkout: Checkout } | { kind: 'changed' } | { kind: 'refused' }

const isAmount = (amount: number | null | undefined): amount is number => Number.isFinite(amount) && Number(amount) >= 0

/** The server's amount, else the catalogue price, else 0. */
const amountOf = (amount: number | null | undefined, planType: string) =>
  isAmount(amount) ? amount : (planByType(planType)?.price ?? 0)

/**
 * Meaning of a successful answer: a payment page, a plan already changed, or a URL that must not be followed
 * (decision 16).
 */
export function checkoutOutcome(
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

/** State of a checkout. */
export type CheckoutState =
  | { step: 'idle' }
  | { step: 'calling'; planType: PlanType }
  | { step: 'confirming' | 'redirecting'; checkout: Checkout }

export type CheckoutEvent =
  | { type: 'choose'; planType: PlanType }
  /** The call of an earlier visit of the page still runs. */
  | { type: 'resumed'; planType: PlanType }
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
type CheckoutEffect = { type: 'call'; planType: PlanType } | { type: 'leave'; checkout: Checkout }

type CheckoutStep = { state: CheckoutState; effect?: CheckoutEffect }

export const IDLE: CheckoutState = { step: 'idle' }

/** States and events of a checkout. An event that does not fit the state changes nothing. */
export function advance(state: CheckoutState, event: CheckoutEvent): CheckoutStep {
  switch (state.step) {
    case 'idle':
      if (event.type === 'resumed') return { state: { step: 'calling', planType: event.planType } }
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

/** What an answer, or none, does to the state. */
const endedWith = (outcome?: Outcome): CheckoutEvent =>
  outcome?.kind === 'checkout' ? { type: 'offered', checkout: outcome.checkout } : { type: 'settled' }

/** After this time without leaving, the navigation was stopped. */
const LEAVING_MS = 15_000

const UPGRADE_FAILED = 'Upgrade failed'

/** The server's message, if it has one. */
const failureMessage = ({ status_code, message }: ApiError) =>
  status_code > 0 && message !== DEFAULT_MESSAGE ? message : UPGRADE_FAILED

/** Logged and emitted as an event, not shown. */
function reportFailure(planType: string, message: string) {
  reportError(UPGRADE_FAILED, { planType, message })
  track('subscription_upgrade_failed', { plan_type: planType, error: message })
  emitWindowEvent('subscription:upgradeError', { planType, message })
}

/** From the choice of a plan to the payment page: runs the states of `advance` and their effects. */
export function useCheckout() {
  const intl = useIntl()
  const { checkoutHosts } = useInstallation()
  // two clicks may come before a render: read the current state, not the rendered one
  const machine = useRef(IDLE)
  const [state, show] = useState(IDLE)

  const { mutate, calls } = useApiMutation(upgradeTrialMutation(), {
    name: 'upgradeTrial',
    onSuccess(answer, { body: { plan_type: planType } }) {
      const outcome = checkoutOutcome(answer, planType, checkoutHosts)
      if (outcome.kind === 'refused') reportFailure(planType, UPGRADE_FAILED)
      if (outcome.kind === 'changed') {
        track('subscription_upgrade_completed', { plan_type: planType })
        emitWindowEvent('user:changed', { reason: 'subscription_upgraded' })
      }
      send(endedWith(outcome))
    },
    // a payment page that was not shown charges nobody, so only the plan counts
    verification: {
      async check({ body }) {
        const { subscription_info: subscription } = (await getProfile()).data
        const plan = subscription && !isTrial(subscription) && planTypeOf(subscription.current_plan?.name)
        return plan === body.plan_type ? {} : 'notApplied'
      },
    },
    meta: {
      // without a payment page, nothing else says that the choice was taken; the page shows the plan once the user has it
      success: (answer, { body: { plan_type: planType } }) =>
        answer?.checkout_url
          ? undefined
          : { title: intl.formatMessage({ id: 'plans.changed' }, { plan: planByType(planType)?.name ?? planType }) },
      // what else a plan that changed at once changes: `user:changed` refetches user and trial
      invalidates: (_input, answer) => (answer?.checkout_url ? [] : [detectUpgradeQueryKey()]),
    },
    onError(failure, { body: { plan_type: planType } }) {
      reportFailure(planType, failureMessage(failure))
      send(endedWith())
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
    if (machine.current.step === 'calling') send(endedWith())
  }

  function send(event: CheckoutEvent) {
    const { state: next, effect } = advance(machine.current, event)
    machine.current = next
    show(next)
    if (effect?.type === 'call') void call(effect.planType)
    if (effect?.type === 'leave') leave(effect.checkout)
  }

  // the call of an earlier visit: its callbacks reach that visit only
  const last = calls.at(-1)
  const resumed = useRef<number>(undefined)
  useEffect(() => {
    if (!last) return
    const take = (event: CheckoutEvent) => {
      machine.current = advance(machine.current, event).state
      show(machine.current)
    }
    const { status, submittedAt, data, input } = last
    const { plan_type: planType } = input.body
    if (status === 'pending') {
      if (machine.current.step !== 'idle') return
      resumed.current = submittedAt
      take({ type: 'resumed', planType })
    } else if (resumed.current === submittedAt) {
      resumed.current = undefined
      take(endedWith(status === 'success' ? checkoutOutcome(data, planType, checkoutHosts) : undefined))
    }
  }, [last, checkoutHosts])

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
