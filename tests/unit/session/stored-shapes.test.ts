import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseAuthState, writeAuthState } from '~/session/auth-store'
import { parseBrandSelection } from '~/session/brand-selection'
import { parseSharedGeneration } from '~/session/shared-generation'
import { ACCESS_COPY_KEY, AUTH_STORE_KEY, BRAND_SELECTION_KEY, TOKENS_KEY } from '~/session/storage-keys'
import { parseMessage } from '~/session/tabs'
import { parseCopy, parseRecord, writeCopy, writeRecord } from '~/session/token-record'

import { runs } from '../../support/fuzz'
import { createFakeBrowser } from './support/fake-browser'
import { signedIn } from './support/signed-in'

const NOW = Date.UTC(2026, 2, 16, 9)
const HOUR = 60 * 60_000

const record = { refresh: 'r', generation: 3, signIn: 's', userId: 1, receivedAt: NOW - 1000, signedInAt: NOW - 60_000 }
const copy = { access: 'a', generation: 3, signIn: 's', expiresAt: NOW + 300_000, receivedAt: NOW - 1000 }
const state = { user: { id: 1 }, isAuthenticated: true, lastActivity: NOW }

/** Texts that are invalid under any key. */
const NOISE = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '1',
  '-1',
  '"x"',
  '[]',
  '[1,2]',
  '{}',
  '{',
  '}',
  'NaN',
  '\u0000',
  '\uFEFF',
  '<!doctype html>',
  '[object Object]',
  '{"version":"1.1"}',
  '{"version":1}',
  '{"state":null,"version":1}',
  '{"state":[],"version":1}',
  '{"state":"x","version":1}',
  '{"value":null,"version":"1.1","expiresAt":9999999999999}',
  '{"__proto__":{"polluted":true},"version":1,"state":{"__proto__":{"polluted":true}}}',
  '💥',
  '{"a":'.repeat(200),
  'x'.repeat(100_000),
  JSON.stringify('x'.repeat(1000)),
  '{"version":"1.1","expiresAt":"demain","value":{}}',
]
const VERSIONS: unknown[] = [undefined, null, 0, 2, 99, '0', '1', '1.0', '2.0', '1.1 ', 1.1, true, [], {}]

const wrap = (value: unknown, version: unknown, expiresAt: unknown) => JSON.stringify({ version, expiresAt, value })

const BAD_RECORDS = [
  ...NOISE,
  ...VERSIONS.map((version) => wrap(record, version, NOW + HOUR)),
  ...[NOW, NOW - 1, 0, -1, null, '1', NOW + 8 * 24 * HOUR, 1e300].map((expiresAt) => wrap(record, '1.1', expiresAt)),
  ...[
    { refresh: '' },
    { refresh: 7 },
    { generation: 0 },
    { generation: -1 },
    { generation: 1.5 },
    { generation: '3' },
    { receivedAt: 0 },
    { receivedAt: null },
  ].map((flaw) => wrap({ ...record, ...flaw }, '1.1', NOW + HOUR)),
]
const BAD_COPIES = [
  ...NOISE,
  ...VERSIONS.map((version) => wrap(copy, version, NOW + 60_000)),
  ...[NOW, NOW - 1, 0, NOW + 2 * HOUR].map((expiresAt) => wrap(copy, '1.1', expiresAt)),
  ...[
    { access: '' },
    { access: null },
    { access: 'a\nb' },
    { access: '€' },
    { generation: 0 },
    { expiresAt: 'x' },
    { receivedAt: NOW - HOUR },
  ].map((flaw) => wrap({ ...copy, ...flaw }, '1.1', NOW + 60_000)),
]
const BAD_STATES = [...NOISE, ...VERSIONS.map((version) => JSON.stringify({ state, version }))]
const BAD_BRANDS = [
  ...NOISE,
  ...VERSIONS.map((version) => JSON.stringify({ state: { selectedBrandId: 3 }, version })),
  ...[-1, 0, 1.5, '7', null, 2 ** 53, {}, [], [7], true].map((selectedBrandId) =>
    JSON.stringify({ state: { selectedBrandId }, version: 1 }),
  ),
]

const readAll = (raw: string) => {
  parseRecord(raw, NOW)
  parseCopy(raw, NOW)
  const auth = parseAuthState(raw, NOW)
  const brand = parseBrandSelection(raw)
  return (!auth || Number.isFinite(auth.lastActivity)) && (brand === null || Number.isSafeInteger(brand))
}

describe('an invalid stored value', () => {
  it.each([
    ['tokens', BAD_RECORDS, (raw: string) => parseRecord(raw, NOW)],
    ['access copy', BAD_COPIES, (raw: string) => parseCopy(raw, NOW)],
    ['auth store', BAD_STATES, (raw: string) => parseAuthState(raw, NOW)],
    ['brand selection', BAD_BRANDS, (raw: string) => parseBrandSelection(raw) ?? undefined],
  ])('counts as absent (%s) (SES-24, C067, C068, C077, G12)', (_, shapes, parse) => {
    expect(shapes.length).toBeGreaterThanOrEqual(40)
    expect(shapes.filter((raw) => parse(raw) !== undefined)).toEqual([])
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([
    [TOKENS_KEY, BAD_RECORDS],
    [AUTH_STORE_KEY, BAD_STATES],
    [BRAND_SELECTION_KEY, BAD_BRANDS],
  ])(
    'a stored %s is removed without a crash or a loop, and the next sign-in works (SES-24, C067, G12)',
    async (key, shapes) => {
      for (const raw of shapes) {
        const browser = createFakeBrowser()
        browser.shared.set(key, raw)
        const tab = browser.openTab({ own: new Map([[ACCESS_COPY_KEY, raw]]) })
        await browser.clock.advance(1000)
        expect([...browser.shared.keys()]).toEqual([])
        expect(tab.own.size).toBe(0)
        expect(tab.local.writes()).toBe(0)
        await browser.clock.advance(0)
        const opening = tab.session.start(browser.server.login(1), 'login')
        await browser.clock.advance(100)
        await opening
        expect(tab.session.isSignedIn()).toBe(true)
        tab.close()
      }
    },
  )

  it('any text and any JSON can be read (G5)', () => {
    const blob = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => wrap(value, '1.1', NOW + 60_000)),
      fc.jsonValue().map((value) => JSON.stringify({ state: value, version: 1 })),
    )
    expect(() => fc.assert(fc.property(blob, readAll), runs(50_000))).not.toThrow()
    expect(() =>
      fc.assert(
        fc.property(
          fc.anything(),
          (value) => parseSharedGeneration(value).generation >= 0 && (parseMessage(value), true),
        ),
        runs(10_000),
      ),
    ).not.toThrow()
  })
})

describe('a valid stored value', () => {
  it('is found under the key of earlier visits (SES-24, SES-25)', () => {
    expect([TOKENS_KEY, ACCESS_COPY_KEY, AUTH_STORE_KEY, BRAND_SELECTION_KEY]).toEqual([
      'auth.tokens',
      'auth.access',
      'auth-store',
      'brand-selection',
    ])
  })

  it('is read as it was written (SES-24, SES-25)', () => {
    expect(parseRecord(writeRecord(record), NOW)).toEqual(record)
    expect(parseCopy(writeCopy(copy), NOW)).toEqual(copy)
    const rights = {
      user_type: 'agency_admin',
      permissions_summary: { is_company_admin: true, is_brand_admin: false },
      can_access_analytics: true,
      can_access_reports: false,
      subscription_info: { can_manage_subscription: true },
    }
    const signedIn = { user: null, rights, userAt: NOW - 1, isAuthenticated: true, lastActivity: NOW }
    expect(parseAuthState(writeAuthState(signedIn), NOW)).toEqual(signedIn)
    expect(parseBrandSelection('{"state":{"selectedBrandId":7},"version":1}')).toBe(7)
  })
})

describe('failing storage', () => {
  it('when blocked, lets sign-in, calls, renewal and sign-out work in this tab (C070, G12)', async () => {
    const browser = createFakeBrowser()
    const tab = browser.openTab({ blocked: true })
    const opening = tab.session.start(browser.server.login(1), 'login')
    await browser.clock.advance(100)
    await opening
    expect(tab.session.isSignedIn()).toBe(true)
    browser.server.expireAccess()
    const call = tab.brands()
    await browser.clock.advance(1000)
    await expect(call).resolves.toEqual(['Marque de 1'])
    expect(browser.shared.size).toBe(0)
    await tab.session.signOut()
    expect(tab.session.isSignedIn()).toBe(false)
  })

  it('when full, works in memory, keeps no spent token, and stores as soon as it can (C071, G12)', async () => {
    const there = await signedIn()
    there.tab.local.fill(true)
    there.server.expireAccess()
    await there.done(there.tab.brands())
    expect(there.shared.has(TOKENS_KEY)).toBe(false)
    expect(there.tab.session.isSignedIn()).toBe(true)
    there.server.expireAccess()
    await there.done(there.tab.brands())
    expect(there.server.state.reuses).toBe(0)
    there.tab.local.fill(false)
    await there.clock.advance(5 * 60_000)
    expect(parseRecord(there.shared.get(TOKENS_KEY) ?? null, there.clock.now())).toBeDefined()
  })
})
