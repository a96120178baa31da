import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { loadRuntimeConfig, parseRuntimeConfig, UnreachedConfigError } from '~/app/runtime-config'
import { safeCheckoutUrl } from '~/features/shared/links'
import { InterfaceLoadingError } from '~/i18n/messages'

const ORIGIN = 'https://app.example.com'
const API = 'https://api.example.com/api/v1'
const parse = (value: unknown) => parseRuntimeConfig(value, ORIGIN)

function attempt(read: () => string): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}

const answer = (body: BodyInit | null, init?: ResponseInit) => async () => new Response(body, init)

describe('config.json', () => {
  it.each([
    [API, API],
    [`${API}/`, API],
    [`${API}///`, API],
    ['http://localhost:4010/api/v1', 'http://localhost:4010/api/v1'],
    ['/api/v1', `${ORIGIN}/api/v1`],
    ['sandbox', 'sandbox'],
  ])('takes the address %s (decision 1)', (apiBaseUrl, read) => {
    expect(parse({ apiBaseUrl }).config.apiBaseUrl).toBe(read)
  })

  it.each([
    undefined,
    null,
    '',
    ' ',
    42,
    {},
    [],
    'api.example.com',
    '//api.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'https://user:secret@api.example.com',
    'https://api.example.com?key=1',
    'https://api.example.com#x',
  ])('refuses the address %j (decision 1)', (apiBaseUrl) => {
    expect(() => parse({ apiBaseUrl })).toThrow(InterfaceLoadingError)
  })

  it('keeps what makes sense and names what does not (decision 1)', () => {
    const { config, ignored } = parse({
      apiBaseUrl: API,
      supportEmail: 'support@example.com',
      billingPortalUrl: 'javascript:alert(1)',
      checkoutHosts: ['checkout.example.com', 'pay.example.com:8443'],
      errorReportUrl: 7,
      legal: { notice: 'https://example.com/notice', terms: '/terms', privacy: 'not an address' },
      typo: true,
    })
    expect(config).toEqual({
      apiBaseUrl: API,
      supportEmail: 'support@example.com',
      checkoutHosts: ['checkout.example.com', 'pay.example.com:8443'],
      legal: { notice: 'https://example.com/notice', terms: '/terms' },
    })
    expect(ignored.toSorted()).toEqual(['billingPortalUrl', 'errorReportUrl', 'legal.privacy', 'typo'])
  })

  it.each(['/reports', 'https://errors.example.com/reports'])(
    'both kinds of reports may go to %s (decision 1)',
    (url) => {
      const reports = { errorReportUrl: url, vitalsReportUrl: url }
      const { config, ignored } = parse({ apiBaseUrl: API, ...reports })
      expect(config).toEqual({ apiBaseUrl: API, ...reports })
      expect(ignored).toEqual([])
    },
  )

  it.each<{ checkoutHosts: unknown }>([
    { checkoutHosts: ['*.stripe.com'] },
    { checkoutHosts: ['checkout.example.com', 7] },
    { checkoutHosts: 'checkout.example.com' },
    { checkoutHosts: null },
    { checkoutHosts: {} },
  ])('allows no host when its hosts cannot be read: %j (PLN-25, decision 16)', ({ checkoutHosts }) => {
    const { config, ignored } = parse({ apiBaseUrl: API, checkoutHosts })
    expect(ignored).toEqual(['checkoutHosts'])
    expect(config.checkoutHosts).toEqual([])
    expect(safeCheckoutUrl('https://checkout.example.com/pay', config.checkoutHosts)).toBeUndefined()
  })

  it('a legal section that is no section is left out (decision 1)', () => {
    const { config, ignored, missing } = parse({ apiBaseUrl: API, legal: 'https://example.com' })
    expect(config).toEqual({ apiBaseUrl: API })
    expect(ignored).toEqual(['legal'])
    expect(missing).not.toContain('legal')
  })

  it('is read, or refused by the typed error, for any value (decision 1)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const outcome = attempt(() => parse(value).config.apiBaseUrl)
        expect(typeof outcome === 'string' || outcome instanceof InterfaceLoadingError).toBe(true)
      }),
    )
  })
})

describe('the loading of config.json', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    ['missing', answer('Not found', { status: 404 })],
    ['not JSON', answer('<!doctype html><title>App</title>', { headers: { 'Content-Type': 'text/html' } })],
    ['cut', answer('{"apiBaseUrl":"https://api')],
    ['empty', answer('')],
    ['without its one required key', answer('{"apiUrl":"https://api.example.com"}')],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops the start with the typed error for a file that is %s (LAN-06)', async (_case, fetchFile) => {
    await expect(loadRuntimeConfig(ORIGIN, fetchFile)).rejects.toBeInstanceOf(InterfaceLoadingError)
  })

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['a failing server', answer('', { status: 503 }), true],
    ['no file', answer('', { status: 404 }), false],
    ['another text', answer('<!doctype html>'), false],
  ])('of %s finds whether the file may be as before (decision 1)', async (_, fetchFile, unreached) => {
    const refused: unknown = await loadRuntimeConfig(ORIGIN, fetchFile).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(InterfaceLoadingError)
    expect(refused instanceof UnreachedConfigError).toBe(unreached)
  })

  it('names the keys it left out, and the missing ones, in the console (decision 1)', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const given = { apiBaseUrl: API, supportEmail: 'nobody', errorReportUrl: '/reports', legal: { notice: '/notice' } }
    await loadRuntimeConfig(ORIGIN, answer(JSON.stringify(given)))
    const missing =
      'billingPortalUrl, checkoutHosts, vitalsReportUrl, policyReportUrl, helpUrl, statusUrl, environment, announcement, brand, legal.terms, legal.privacy, legal.cookies'
    expect(info.mock.calls.flat()).toEqual([
      'config.json: ignored supportEmail',
      `config.json: missing ${missing}, legal.accessibility`,
    ])
    await loadRuntimeConfig(ORIGIN, answer(`{"apiBaseUrl":"${API}"}`))
    expect(info).toHaveBeenLastCalledWith(expect.stringMatching(/supportEmail.* legal$/))
  })

  it('accepts the sandbox only in a build that holds it (decision 1)', async () => {
    const file = answer('{"apiBaseUrl":"sandbox"}')
    vi.stubGlobal('__SANDBOX__', false)
    await expect(loadRuntimeConfig(ORIGIN, file)).rejects.toThrow(/only a sandbox build/)
  })
})
