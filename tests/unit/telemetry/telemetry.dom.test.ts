import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { track } from '~/telemetry/analytics'
import { emitWindowEvent, onWindowEvent } from '~/telemetry/events'
import { installLastResort } from '~/telemetry/last-resort'
import { reportError, setReporter } from '~/telemetry/reporter'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  printed.mockClear()
  setReporter({ version: '3.0.0' })
  delete window.dataLayer
})
afterEach(() => vi.unstubAllGlobals())

describe('window events', () => {
  it('SES-31 32 · are heard with what was said, until nobody listens', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('auth:logout', heard)
    emitWindowEvent('auth:logout', { reason: 'idle' })
    stop()
    emitWindowEvent('auth:logout', { reason: 'logout' })
    expect(heard.mock.calls).toEqual([[{ reason: 'idle' }]])
  })

  it.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { reason: 7, brandId: '3' },
    { brandId: -1 },
    { __proto__: { reason: 'x' } },
  ])('32 · anybody may dispatch one (%j): a listener still finds the fields', (detail) => {
    const heard = vi.fn()
    const stop = onWindowEvent('brand:changed', heard)
    window.dispatchEvent(new CustomEvent('brand:changed', { detail }))
    window.dispatchEvent(new Event('brand:changed'))
    stop()
    expect(heard.mock.calls).toEqual([[{ brandId: null, reason: '' }], [{ brandId: null, reason: '' }]])
  })

  it('PLN-28 · the redirection to the payment names plan, amount and session', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('subscription:checkoutRedirect', heard)
    emitWindowEvent('subscription:checkoutRedirect', { planType: 'solo_business', amount: 95, sessionId: 'cs_1' })
    window.dispatchEvent(new CustomEvent('subscription:checkoutRedirect', { detail: { amount: 'NaN' } }))
    stop()
    expect(heard.mock.calls).toEqual([
      [{ planType: 'solo_business', amount: 95, sessionId: 'cs_1' }],
      [{ planType: '', amount: 0, sessionId: '' }],
    ])
  })
})

describe('analytics', () => {
  it('BIL-05 32 · are pushed to the data layer and emitted', () => {
    const heard = vi.fn()
    const stop = onWindowEvent('analytics', heard)
    track('payment_cancelled', { session_id: 'cs_1', plan_type: 'solo_business', reason: undefined })
    stop()
    expect(window.dataLayer).toEqual([{ event: 'payment_cancelled', session_id: 'cs_1', plan_type: 'solo_business' }])
    expect(heard).toHaveBeenCalledWith({
      event: 'payment_cancelled',
      params: { session_id: 'cs_1', plan_type: 'solo_business', reason: undefined },
    })
  })

  it('C280 C029 · texts anybody can put into an address are plain, masked and short', () => {
    window.dataLayer = [{ event: 'other' }]
    track('payment_cancelled', { reason: `<script>${'é'.repeat(500)}`, session_id: 'a@b.fr' })
    const [, pushed] = window.dataLayer
    expect(pushed).toMatchObject({ session_id: '***@***' })
    expect(JSON.stringify(pushed).length).toBeLessThan(400)
  })
})

describe('error reports', () => {
  const beacon = vi.fn<(url: string, body: string) => boolean>(() => true)

  beforeEach(() => {
    beacon.mockClear()
    vi.stubGlobal('navigator', { sendBeacon: beacon })
  })

  it('NFR-06 C029 · go to the address of the configuration, with version and without secrets', () => {
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('a@b.fr: Bearer abc'), { route: '/onboarding/invitations/abc' })
    const [url = '', body = ''] = beacon.mock.calls[0] ?? []
    expect(url).toBe('https://errors.exemple.fr/')
    expect(JSON.parse(body)).toMatchObject({
      message: 'Error: ***@***: Bearer ***',
      version: '3.0.0',
      context: { route: '/onboarding/invitations/{token}' },
    })
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('1 · without an address stay on the console', () => {
    reportError('Boum')
    expect(beacon).not.toHaveBeenCalled()
    expect(printed).toHaveBeenCalledWith('Boum', {})
  })

  it('says the same thing once, and no more than fifty things', () => {
    for (let turn = 0; turn < 3; turn += 1) reportError(new Error('Boum'))
    expect(printed).toHaveBeenCalledTimes(1)
    for (let turn = 0; turn < 100; turn += 1) reportError(new Error(`Boum ${turn}`))
    expect(printed).toHaveBeenCalledTimes(50)
  })

  it('C118 · says nothing of what was given up', () => {
    reportError(new DOMException('', 'AbortError'))
    expect(printed).not.toHaveBeenCalled()
  })

  it('never throws, whatever was thrown', () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    const spiteful = {
      toJSON() {
        throw new Error('no')
      },
    }
    for (const thrown of [undefined, null, Symbol('x'), loop, spiteful, 7n])
      expect(() => reportError(thrown)).not.toThrow()
  })

  it('C136 · come from the last resort too', () => {
    const stop = installLastResort()
    window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Lost') }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Rejected') }))
    window.dispatchEvent(new Event('error'))
    stop()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Late') }))
    expect(printed.mock.calls.map(([message]) => message)).toEqual(['Error: Lost', 'Error: Rejected'])
  })
})
