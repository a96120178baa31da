import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CheckoutSession } from '~/api/generated/types.gen'
import { normalise } from '~/api/normalise/normalise'
import { checkoutOutcome } from '~/features/subscription/checkout'
import { isLoopback } from '~/platform/web-address'

const checkout_url = 'https://paiement.exemple.fr/session'

const amountOf = (amount: number | null | undefined, planType = 'solo_business') => {
  const outcome = checkoutOutcome({ checkout_url, session_id: 'cs', ...(amount !== undefined && { amount }) }, planType)
  return outcome.kind === 'checkout' ? outcome.checkout.amount : undefined
}

describe('the answer to a chosen plan', () => {
  it.each([
    [undefined, 95],
    [null, 95],
    [0, 0],
    [95, 95],
    [-5, 95],
    [Number.NaN, 95],
    [Infinity, 95],
    [120.5, 120.5],
  ])('with an amount of %s is %s (PLN-18, C268)', (amount, expected) => {
    expect(amountOf(amount)).toBe(expected)
  })

  it('without amount and with an unknown plan costs nothing (PLN-18, C268)', () => {
    expect(amountOf(null, 'solo_future')).toBe(0)
  })

  it('without a session has an empty text for it (PLN-18, PLN-34)', () => {
    expect(checkoutOutcome({ checkout_url }, 'solo_starter')).toMatchObject({ checkout: { sessionId: '' } })
  })

  it.each([undefined, null, {}, { checkout_url: null }, { checkout_url: '' }])(
    'of %j is a plan that is changed already (PLN-23, C265)',
    (answer) => {
      expect(checkoutOutcome(answer, 'solo_starter')).toEqual({ kind: 'changed' })
    },
  )

  it.each(['javascript:alert(1)', 'http://exemple.fr', 'https://a:b@exemple.fr', '//exemple.fr', 'exemple'])(
    'with %s is refused (PLN-26)',
    (address) => {
      expect(checkoutOutcome({ checkout_url: address }, 'solo_starter')).toEqual({ kind: 'refused' })
    },
  )

  it.each([[{}], [[]], [true], [7]])(
    'with an address of %j is refused, never a plan that is changed (PLN-26, decision 16)',
    (sent) => {
      // the normaliser returns the documented shape
      const answer = normalise('upgradeTrial', { checkout_url: sent }) as CheckoutSession
      expect(checkoutOutcome(answer, 'solo_starter')).toEqual({ kind: 'refused' })
    },
  )

  it('leads only to hosts of the installation (PLN-26)', () => {
    expect(checkoutOutcome({ checkout_url }, 'solo_starter', ['paiement.exemple.fr']).kind).toBe('checkout')
    expect(checkoutOutcome({ checkout_url }, 'solo_starter', ['autre.exemple.fr']).kind).toBe('refused')
  })

  it('leads for any answer to https or this machine (PLN-26)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (address) => {
        const outcome = checkoutOutcome({ checkout_url: address }, 'solo_starter')
        const followed = outcome.kind === 'checkout' ? new URL(outcome.checkout.checkoutUrl) : undefined
        expect(followed === undefined || followed.protocol === 'https:' || isLoopback(followed.hostname)).toBe(true)
      }),
    )
  })
})
