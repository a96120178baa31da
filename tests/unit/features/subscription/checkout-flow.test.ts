import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { advance, type Checkout, type CheckoutEvent, type CheckoutState, IDLE } from '~/features/subscription/checkout'

const checkout: Checkout = {
  checkoutUrl: 'https://paiement.exemple.fr/1',
  sessionId: 'cs_1',
  planType: 'solo_business',
  amount: 95,
}

const EVENTS: readonly CheckoutEvent[] = [
  { type: 'choose', planType: 'solo_business' },
  { type: 'choose', planType: 'agency_scale' },
  { type: 'resumed', planType: 'solo_business' },
  { type: 'offered', checkout },
  { type: 'settled' },
  { type: 'close' },
  { type: 'confirm' },
  { type: 'stayed' },
  { type: 'returned' },
]

const ways = fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 })

/** Applies the events and lists the effects of each. */
function play(events: readonly CheckoutEvent[]) {
  let state: CheckoutState = IDLE
  const asked = events.map((event) => {
    const step = advance(state, event)
    const told = { event, before: state, after: step.state, effect: step.effect?.type }
    state = step.state
    return told
  })
  return { state, asked }
}

describe('the way to the payment page', () => {
  it('leads from the choice over the call and the question to the payment page (PLN-14, PLN-16, PLN-21)', () => {
    const { asked } = play([
      { type: 'choose', planType: 'solo_business' },
      { type: 'offered', checkout },
      { type: 'confirm' },
    ])
    expect(asked.map(({ after }) => after.step)).toEqual(['calling', 'confirming', 'redirecting'])
    expect(asked.map(({ effect }) => effect)).toEqual(['call', undefined, 'leave'])
  })

  it('never has two calls running, for any order of events (C275)', () => {
    fc.assert(
      fc.property(ways, (events) => {
        let running = 0
        for (const { event, before, effect } of play(events).asked) {
          if (before.step === 'calling' && (event.type === 'offered' || event.type === 'settled')) running -= 1
          if (effect === 'call' || (before.step === 'idle' && event.type === 'resumed')) running += 1
          expect(running).toBeLessThanOrEqual(1)
          expect(running).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('never leaves twice without a return in between, or a browser that stayed (PLN-22, C269)', () => {
    fc.assert(
      fc.property(ways, (events) => {
        let leaving = false
        for (const { event, effect } of play(events).asked) {
          if (event.type === 'returned' || event.type === 'stayed') leaving = false
          if (effect !== 'leave') continue
          expect(leaving).toBe(false)
          leaving = true
        }
      }),
    )
  })

  it('is never stuck: a return frees the cards from wherever it left, and any state reaches the choice again (C271)', () => {
    fc.assert(
      fc.property(ways, (events) => {
        const { state } = play(events)
        const back = advance(state, { type: 'returned' }).state
        expect(back.step).not.toBe('redirecting')
        const free = (['settled', 'close'] as const).reduce<CheckoutState>(
          (at, type) => advance(at, { type }).state,
          back,
        )
        expect(free).toEqual(IDLE)
      }),
    )
  })

  it('is closed by nothing while the browser leaves (PLN-19, PLN-20, C272)', () => {
    const redirecting: CheckoutState = { step: 'redirecting', checkout }
    for (const event of EVENTS.filter(({ type }) => type !== 'returned' && type !== 'stayed'))
      expect(advance(redirecting, event)).toEqual({ state: redirecting })
    expect(advance({ step: 'confirming', checkout }, { type: 'close' })).toEqual({ state: IDLE })
  })
})
