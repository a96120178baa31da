import { afterEach, describe, expect, it, vi } from 'vitest'

import { track } from '~/telemetry/analytics'
import { emitWindowEvent, onWindowEvent } from '~/telemetry/events'

afterEach(() => {
  delete window.dataLayer
})

describe('window events', () => {
  it('report what happened, with details (SES-31, decision 32)', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('auth:logout', heard)
    emitWindowEvent('auth:logout', { reason: 'idle' })
    stop()
    emitWindowEvent('auth:logout', { reason: 'refused' })
    expect(heard.mock.calls).toEqual([[{ reason: 'idle' }]])
  })

  it.each([undefined, null, 'text', 7, { weeks: 'two' }, { weeks: Number.NaN }, new Date(0)])(
    'anybody may dispatch one: a detail of %j is read as the fields it should have (TRI-08)',
    (detail) => {
      const heard = vi.fn()
      const stop = onWindowEvent('trial:extended', heard)
      window.dispatchEvent(new CustomEvent('trial:extended', { detail }))
      window.dispatchEvent(new Event('trial:extended'))
      stop()
      expect(heard.mock.calls).toEqual([[{ weeks: 0 }], [{ weeks: 0 }]])
    },
  )

  it('an invalid brand id is null (ACC-23)', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('brand:changed', heard)
    window.dispatchEvent(new CustomEvent('brand:changed', { detail: { brandId: '7', reason: 'x' } }))
    stop()
    expect(heard).toHaveBeenCalledWith({ brandId: null, reason: 'x' })
  })
})

describe('analytics', () => {
  it('an event goes to the data layer and to the window (BIL-07, decision 32)', () => {
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

  it('parameters from a URL are cut and masked (BIL-14, C280)', () => {
    track('payment_cancelled', { reason: 'x'.repeat(9).concat(' ').repeat(100), session_id: 'lea@exemple.fr' })
    expect(window.dataLayer).toEqual([
      { event: 'payment_cancelled', reason: expect.stringMatching(/^.{200}$/), session_id: '***@***' },
    ])
  })

  it.each([
    'cs_test_a1nWvzJx6Eu0cPO2cUmAgSXfGN3jXB92PJOcMX4tfKqH54JZuZ8eyiHZlN',
    '9f1c2b3a-1111-4222-8333-444455556666',
  ])('the id of a payment stays whole: %s (BIL-14, BIL-07)', (session_id) => {
    track('payment_cancelled', { session_id, reason: session_id })
    expect(window.dataLayer).toEqual([{ event: 'payment_cancelled', session_id, reason: '***' }])
  })

  it('a signed token in the place of the id of a payment is masked (C029)', () => {
    track('payment_cancelled', { session_id: 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2lnbmF0dXJl' })
    expect(window.dataLayer).toEqual([{ event: 'payment_cancelled', session_id: '***' }])
  })
})
