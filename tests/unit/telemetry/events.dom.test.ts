import { afterEach, describe, expect, it, vi } from 'vitest'

import { track } from '~/telemetry/analytics'
import { emitWindowEvent, onWindowEvent } from '~/telemetry/events'

afterEach(() => {
  delete window.dataLayer
})

describe('the events of the window', () => {
  it('report what happened, with details (SES-31, decision 32)', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('auth:logout', heard)
    emitWindowEvent('auth:logout', { reason: 'idle' })
    stop()
    emitWindowEvent('auth:logout', { reason: 'refused' })
    expect(heard.mock.calls).toEqual([[{ reason: 'idle' }]])
  })

  it.each([undefined, null, 'text', 7, { weeks: 'two' }, { weeks: Number.NaN }, new Date(0)])(
    'have the documented fields, with any detail of %j (TRI-08)',
    (detail) => {
      const heard = vi.fn()
      const stop = onWindowEvent('trial:extended', heard)
      window.dispatchEvent(new CustomEvent('trial:extended', { detail }))
      window.dispatchEvent(new Event('trial:extended'))
      stop()
      expect(heard.mock.calls).toEqual([[{ weeks: 0 }], [{ weeks: 0 }]])
    },
  )

  it('have null for an invalid brand id (ACC-23)', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('brand:changed', heard)
    window.dispatchEvent(new CustomEvent('brand:changed', { detail: { brandId: '7', reason: 'x' } }))
    stop()
    expect(heard).toHaveBeenCalledWith({ brandId: null, reason: 'x' })
  })
})

describe('the analytics of the app', () => {
  it('get an event in the data layer and in the window (BIL-07, decision 32)', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('analytics', heard)
    track('payment_success_confirmed', { plan_type: 'solo_business' })
    stop()
    expect(window.dataLayer).toEqual([{ event: 'payment_success_confirmed', plan_type: 'solo_business' }])
    expect(heard).toHaveBeenCalledWith({
      event: 'payment_success_confirmed',
      params: { plan_type: 'solo_business' },
    })
  })

  it('get parameters from a URL cut and masked (BIL-14, C280)', () => {
    track('payment_cancelled', { reason: 'x'.repeat(9).concat(' ').repeat(100), session_id: 'lea@exemple.fr' })
    expect(window.dataLayer).toEqual([
      { event: 'payment_cancelled', reason: expect.stringMatching(/^.{200}$/), session_id: '***@***' },
    ])
  })

  it.each([
    'cs_test_a1nWvzJx6Eu0cPO2cUmAgSXfGN3jXB92PJOcMX4tfKqH54JZuZ8eyiHZlN',
    '9f1c2b3a-1111-4222-8333-444455556666',
  ])('get the id of a payment complete: %s (BIL-14, BIL-07)', (session_id) => {
    track('payment_cancelled', { session_id, reason: session_id })
    expect(window.dataLayer).toEqual([{ event: 'payment_cancelled', session_id, reason: '***' }])
  })

  it('get a signed token in the place of a payment’s id masked (C029)', () => {
    track('payment_cancelled', { session_id: 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJl' })
    expect(window.dataLayer).toEqual([{ event: 'payment_cancelled', session_id: '***' }])
  })
})
