import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { leaveForCheckout, safeCheckoutUrl } from '~/features/shared/links'

import { anyUrl, runs } from '../../../support/fuzz'

const holds = (raw: string) => {
  const address = safeCheckoutUrl(raw)
  return address === undefined || /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(address)
}

describe('a checkout URL', () => {
  it.each([
    'https://checkout.exemple.com/c/pay/cs_1?x=1#y',
    'http://localhost:4010/checkout',
    'http://127.0.0.1:4010/checkout',
    'http://[::1]/checkout',
  ])('%s is returned unchanged (PLN-25)', (address) => {
    expect(safeCheckoutUrl(address)).toBe(address)
  })

  it.each([
    'http://checkout.exemple.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://exemple.com',
    '//evil.test',
    '/checkout',
    'https://user@exemple.com/',
    'https://user:pw@exemple.com/',
    'https://:pw@exemple.com/',
    'ftp://localhost/',
    'https://',
    'https:\\\\exemple.com',
    ' https://exemple.com',
    'https://exemple.com/\n',
    'https://exem ple.com',
    'http://localhost.evil.test/',
    'http://evil.test#localhost',
    '',
    undefined,
    null,
    7,
    {},
    ['https://exemple.com'],
  ])('%j is refused (PLN-25)', (address) => {
    expect(safeCheckoutUrl(address)).toBeUndefined()
  })

  it('with a list of hosts, must be on one of them (PLN-25)', () => {
    const hosts = ['checkout.exemple.com', 'pay.exemple.com:8443']
    expect(safeCheckoutUrl('https://checkout.exemple.com/x', hosts)).toBeDefined()
    expect(safeCheckoutUrl('https://CHECKOUT.exemple.com/x', hosts)).toBeDefined()
    expect(safeCheckoutUrl('https://pay.exemple.com:8443/x', hosts)).toBeDefined()
    expect(safeCheckoutUrl('https://pay.exemple.com/x', hosts)).toBeUndefined()
    expect(safeCheckoutUrl('https://checkout.exemple.com.evil.test/x', hosts)).toBeUndefined()
    expect(safeCheckoutUrl('https://sub.checkout.exemple.com/x', hosts)).toBeUndefined()
    expect(safeCheckoutUrl('https://checkout.exemple.com/x', [])).toBeUndefined()
    expect(safeCheckoutUrl('https://checkout.exemple.com:444/x', ['Checkout.Exemple.com'])).toBeDefined()
    expect(safeCheckoutUrl('https://evil.test/', hosts)).toBeUndefined()
  })

  it('the result for any input is https or localhost (G5)', () => {
    const text = fc.oneof(
      fc.string(),
      anyUrl(),
      fc.tuple(fc.constantFrom('http:', 'https:', 'javascript:'), fc.string()).map((parts) => parts.join('//')),
    )
    expect(() => fc.assert(fc.property(text, holds), runs(100_000))).not.toThrow()
  })
})

describe('the way to a payment page', () => {
  it('opens only an address that may be opened (PLN-25)', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    expect(leaveForCheckout('javascript:alert(1)')).toBe(false)
    expect(leaveForCheckout('https://evil.test/', ['pay.exemple.com'])).toBe(false)
    expect(assign).not.toHaveBeenCalled()
    expect(leaveForCheckout('https://pay.exemple.com/x', ['pay.exemple.com'])).toBe(true)
    expect(assign.mock.calls).toEqual([['https://pay.exemple.com/x']])
    vi.unstubAllGlobals()
  })
})
