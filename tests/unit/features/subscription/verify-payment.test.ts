import { describe, expect, it } from 'vitest'

import { readPaymentSearch } from '~/features/subscription/payment-search'
import type { PaidPlan } from '~/features/subscription/PaymentWatch'
import { verifyPayment, type PaymentState } from '~/features/subscription/verify-payment'

type Given = { sessionId?: string; answers?: (PaidPlan | Error)[]; goneAfter?: number }

async function verify({ sessionId = 'cs_1', answers = ['there'], goneAfter = Infinity }: Given) {
  const shown: PaymentState[] = []
  const waits: number[] = []
  const confirmations: PaidPlan[] = []
  let asked = 0
  await verifyPayment({
    sessionId,
    refresh: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? 'there'
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    unmounted: () => waits.length >= goneAfter,
    show: (verification) => void shown.push(verification),
    onConfirmed: (plan) => void confirmations.push(plan),
  })
  return { shown, waits, confirmations, asked }
}

describe('the verification of a payment', () => {
  it('reads once, two seconds after the return, and announces the payment once (BIL-03, BIL-07)', async () => {
    expect(await verify({})).toEqual({ shown: ['confirmed'], waits: [2000], confirmations: ['there'], asked: 1 })
  })

  it('reads five times more, three seconds apart, while the answers say trial, and confirms nothing (BIL-10, K30)', async () => {
    const { shown, waits, confirmations } = await verify({ answers: ['awaited'] })
    expect(waits).toEqual([2000, 3000, 3000, 3000, 3000, 3000])
    expect(new Set(shown)).toEqual(new Set(['activating']))
    expect(confirmations).toEqual([])
  })

  it('confirms as soon as the plan is there (BIL-10, K30)', async () => {
    const { shown, confirmations } = await verify({ answers: ['awaited', 'awaited', 'there'] })
    expect(shown).toEqual(['activating', 'activating', 'confirmed'])
    expect(confirmations).toEqual(['there'])
  })

  it('confirms when the first refresh has no answer, without the plan (BIL-03, C278, K30)', async () => {
    expect(await verify({ answers: ['unknown'] })).toMatchObject({ shown: ['confirmed'], confirmations: ['unknown'] })
  })

  it('still awaits the plan when a refresh fails after an answer that says trial (BIL-10, K30)', async () => {
    const { shown, waits, confirmations } = await verify({ answers: ['awaited', 'unknown'] })
    expect(new Set(shown)).toEqual(new Set(['activating']))
    expect(waits).toHaveLength(6)
    expect(confirmations).toEqual([])
  })

  it('reads nothing without a session, and confirms nothing (BIL-09, C277, K30)', async () => {
    expect(await verify({ sessionId: '' })).toEqual({ shown: ['failed'], waits: [], confirmations: [], asked: 0 })
  })

  it('fails on anything unexpected (BIL-08, C278)', async () => {
    expect(await verify({ answers: [new TypeError('unexpected')] })).toMatchObject({
      shown: ['failed'],
      confirmations: [],
    })
  })

  it('shows and announces nothing on a page that was left (BIL-07)', async () => {
    expect(await verify({ goneAfter: 1 })).toMatchObject({ shown: [], confirmations: [], asked: 0 })
  })
})

describe('the address that the payment page returns to', () => {
  it('has the session, the plan and the reason, and nothing else (BIL-01, BIL-11)', () => {
    expect(readPaymentSearch({ session_id: 12, plan_type: ' solo_business ', reason: {}, admin: true })).toEqual({
      session_id: '12',
      plan_type: 'solo_business',
    })
  })

  it('is cut (C280)', () => {
    expect(readPaymentSearch({ reason: 'x'.repeat(1000) }).reason).toHaveLength(200)
  })
})
