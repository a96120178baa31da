import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { installLastResort, reportError, setReporter } from '~/telemetry/reporter'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  printed.mockClear()
  setReporter({ version: '3.0.0' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  // the next page
  setReporter({ version: '' })
})

describe('an error report', () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))

  beforeEach(() => {
    sent.mockClear()
    vi.stubGlobal('fetch', sent)
  })

  it('takes no cookie along, and outlives the page', () => {
    const beacon = vi.fn<Navigator['sendBeacon']>(() => true)
    vi.stubGlobal('navigator', { sendBeacon: beacon })
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('Boum'))
    // a beacon takes the cookies of its address along, whatever the page wants
    expect(beacon).not.toHaveBeenCalled()
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true, mode: 'no-cors' })
  })

  it('never throws when nobody receives it', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('Boum'))
    await new Promise((go) => setTimeout(go))
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('goes to the configured URL, with version and without secrets (NFR-06, C029)', () => {
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('a@b.fr: Bearer abc'), { route: '/onboarding/invitations/abc' })
    const [url, { body } = {}] = sent.mock.calls[0] ?? []
    expect(url).toBe('https://errors.exemple.fr/')
    expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
      message: 'Error: ***@***: Bearer ***',
      version: '3.0.0',
      context: { route: '/onboarding/invitations/{token}' },
    })
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('goes to the console without a URL (decision 1)', () => {
    reportError('Boum')
    expect(sent).not.toHaveBeenCalled()
    expect(printed).toHaveBeenCalledWith('Boum', {})
  })

  it('is sent once, and fifty are sent at most', () => {
    for (let turn = 0; turn < 3; turn += 1) reportError(new Error('Boum'))
    expect(printed).toHaveBeenCalledTimes(1)
    for (let turn = 0; turn < 100; turn += 1) reportError(new Error(`Boum ${turn}`))
    expect(printed).toHaveBeenCalledTimes(50)
  })

  it('is limited for the whole page, also when its configuration changes', () => {
    for (let turn = 0; turn < 50; turn += 1) reportError(new Error(`Boum ${turn}`))
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('Boum 0'))
    reportError(new Error('One more'))
    expect(sent).not.toHaveBeenCalled()
    expect(printed).toHaveBeenCalledTimes(50)
  })

  it('describes a stored state by the names of its members, and where the parser failed', () => {
    reportError({ user: 'Dupont', id: 7 })
    const stack = 'SyntaxError: Unexpected token D, "Dupont" is not valid JSON\n    at readState (app.js:1:2)'
    const error = Object.assign(new SyntaxError('Unexpected token D, "Dupont" is not valid JSON'), { stack })
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(error)
    const { body } = sent.mock.calls[0]?.[1] ?? {}
    expect(printed.mock.calls.map(([message]) => message)).toEqual(['{user,id}', 'SyntaxError: …'])
    expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
      stack: 'SyntaxError: …\n    at readState (app.js:1:2)',
    })
  })

  it('leaves out cancelled calls (C118)', () => {
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

  it('includes uncaught errors (C136)', () => {
    const stop = installLastResort()
    window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Lost') }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Rejected') }))
    window.dispatchEvent(new Event('error'))
    stop()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Late') }))
    expect(printed.mock.calls.map(([message]) => message)).toEqual(['Error: Lost', 'Error: Rejected'])
  })
})
