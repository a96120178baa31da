import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOME, mayReturn, safeRedirect } from '~/session/safe-redirect'

import { anyText, anyUrl, runs } from '../../support/fuzz'

const ORIGIN = 'https://app.exemple.fr'

/** Like the router: pages by name, brands by number, ignoring case. */
const isKnown = (pathname: string) =>
  /^\/(?:dashboard|settings(?:\/billing)?|brands(?:\/\d+)?|subscription\/upgrade|onboarding\/register|auth\/login)?\/?$/i.test(
    decodeURIComponent(pathname),
  )

const go = (raw: unknown) => safeRedirect(raw, isKnown)

const HOSTILE: [id: string, raw: unknown][] = [
  ...['//evil.test', '///evil.test', '/\\evil.test', '\\\\evil.test', '\\/evil.test', '/\t/evil.test'].map(
    (raw): [string, unknown] => ['C079', raw],
  ),
  ...[
    '/%09/evil.test',
    '/%0d/evil.test',
    '/\n/evil.test',
    '/%5cevil.test',
    '/%2f/evil.test',
    '/%252f/evil.test',
    '%2f%2fevil.test',
    '%252f%252fevil.test',
    '/%25252fevil.test',
    '/%00',
    '/settings%0d%0aSet-Cookie:x',
    '/settings\u0085',
    '/settings?x=%5c',
    '/settings?next=//evil.test',
  ].map((raw): [string, unknown] => ['C080', raw]),
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java%0ascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://app.exemple.fr/1',
    'https://evil.test',
    'http:evil.test',
    'https:/settings',
    '@evil.test',
    '/@evil.test',
    '/.evil.test',
    ' /settings',
    'settings',
  ].map((raw): [string, unknown] => ['C082', raw]),
  ...[
    '/auth',
    '/auth/',
    '/auth/login',
    '/auth/login?redirect=/auth/login',
    '/%61uth/login',
    '/%2561uth/login',
    '/%252561uth/login',
    '/x/../auth/login',
    '/x/%2e%2e/auth/login',
    '/./auth/login',
    '/AUTH/login',
    '/Auth',
    '%2Fauth%2Flogin',
    '/settings/../auth/login?a=b',
  ].map((raw): [string, unknown] => ['C083', raw]),
  ...[
    '',
    undefined,
    null,
    7,
    true,
    {},
    [],
    ['/settings'],
    ['/settings', '/settings'],
    '%E0%A4%A',
    '/%E0%A4%A',
    '/\ud800',
    '/settings?q=\udfff',
    `/${'x'.repeat(3000)}`,
    `/settings?q=${'x'.repeat(2000)}`,
    '/unknown',
    '/brands/x',
    '/settings/x',
  ].map((raw): [string, unknown] => ['C085', raw]),
]

const holds = (raw: string) => {
  const place = go(raw)
  const url = new URL(place, ORIGIN)
  const isHere = url.origin === ORIGIN && place.startsWith('/') && !place.startsWith('//')
  const isSignIn = /^\/auth(\/|$)/i.test(url.pathname)
  return isHere && !isSignIn && go(place) === place
}

describe('a redirect parameter', () => {
  it.each(HOSTILE)('%s: %j leads to the dashboard (LOG-19)', (_, raw) => {
    expect(go(raw)).toBe(HOME)
  })

  it.each([
    ['/settings', '/settings'],
    ['/settings/billing', '/settings/billing'],
    ['/brands?search=caf%C3%A9&page=2#liste', '/brands?search=caf%C3%A9&page=2#liste'],
    ['/brands?search=50%25', '/brands?search=50%25'],
    ['/brands?search=a%26b', '/brands?search=a%26b'],
    ['/brands/7', '/brands/7'],
    ['/x/../settings', '/settings'],
    ['%2Fsettings%2Fbilling', '/settings/billing'],
    ['%252Fbrands%252F7', '/brands/7'],
    ['/', '/'],
    ['/authors/../settings', '/settings'],
  ])('%s leads to %s (GRD-03)', (raw, place) => {
    expect(go(raw)).toBe(place)
  })

  it('2,000 characters are accepted, 2,001 are not (GRD-12)', () => {
    const long = `/brands?search=${'x'.repeat(2000 - '/brands?search='.length)}`
    expect(go(long)).toBe(long)
    expect(go(`${long}x`)).toBe(HOME)
  })

  it('the target for any text is of this origin, never the sign-in, deterministic, and nothing throws (LOG-19, C094, G5)', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '%',
      '%0d',
      '%09',
      '?',
      '#',
      '@',
      ':',
      'auth',
      '/auth/login',
      'AUTH',
      '%61uth',
      'settings',
      '/settings',
      '/brands/7',
      'javascript:',
      'https://',
      'evil.test',
      '\t',
      ' ',
      '\u0000',
      'é',
      '\ud800',
    )
    const text = fc.oneof(
      anyText(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      anyUrl(),
    )
    expect(() => fc.assert(fc.property(text, holds), runs(400_000))).not.toThrow()
  })

  it('100 kB are refused without parsing (G5)', () => {
    expect(go(`/${'%25'.repeat(40_000)}`)).toBe(HOME)
  })
})

describe('the page of an ended session', () => {
  it('is for its own user, and for everybody when none has ended or its user is unknown (SES-15, G11)', () => {
    expect([mayReturn([7], 7), mayReturn([7], 8), mayReturn([7], null)]).toEqual([true, false, false])
    expect([mayReturn([], 8), mayReturn(undefined, 8)]).toEqual([true, true])
  })

  it('is for nobody after the sessions of two users (SES-31, G11)', () => {
    expect([mayReturn([7, 8], 7), mayReturn([7, 8], 8)]).toEqual([false, false])
  })
})
