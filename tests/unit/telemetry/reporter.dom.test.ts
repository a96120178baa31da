import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { installLastResort } from '~/telemetry/last-resort'
import { reportError, setReporter } from '~/telemetry/reporter'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  printed.mockClear()
  setReporter({ version: '3.0.0' })
})
afterEach(() => vi.unstubAllGlobals())

describe('error reports', () => {
  const send = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(async () => new Response())

  beforeEach(() => {
    send.mockClear()
    vi.stubGlobal('fetch', send)
  })

  it('NFR-06 C029 · are sent to the configured URL, with version and without secrets', () => {
    setReporter({ url: 'https://errors.exemple.fr/', version: '3.0.0' })
    reportError(new Error('a@b.fr: Bearer abc'), { route: '/onboarding/invitations/abc' })
    const [url = '', { body } = { body: '' }] = send.mock.calls[0] ?? []
    expect(url).toBe('https://errors.exemple.fr/')
    expect(JSON.parse(body)).toMatchObject({
      message: 'Error: ***@***: Bearer ***',
      version: '3.0.0',
      context: { route: '/onboarding/invitations/{token}' },
    })
    expect(printed).toHaveBeenCalledTimes(1)
  })

  it('1 · without a URL, go to the console', () => {
    reportError('Boum')
    expect(send).not.toHaveBeenCalled()
    expect(printed).toHaveBeenCalledWith('Boum', {})
  })

  it('are sent once each, and fifty at most', () => {
    for (let turn = 0; turn < 3; turn += 1) reportError(new Error('Boum'))
    expect(printed).toHaveBeenCalledTimes(1)
    for (let turn = 0; turn < 100; turn += 1) reportError(new Error(`Boum ${turn}`))
    expect(printed).toHaveBeenCalledTimes(50)
  })

  it('C118 · leave out cancelled calls', () => {
    reportError(new DOMException('', 'AbortError'))
    expect(printed).not.toHaveBeenCalled()
  })

  it('never throw, whatever was thrown', () => {
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

  it('C136 · include uncaught errors', () => {
    const stop = installLastResort()
    window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Lost') }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Rejected') }))
    window.dispatchEvent(new Event('error'))
    stop()
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Late') }))
    expect(printed.mock.calls.map(([message]) => message)).toEqual(['Error: Lost', 'Error: Rejected'])
  })
})
