import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { operations, type OperationId } from '~/api/generated/operations.gen'
import { responseSchemas } from '~/api/generated/response-schemas.gen'
import type { BrandPage, LoginResult, MemberPage, TrialStatus, User } from '~/api/generated/types.gen'
import { normalise, normaliseAs } from '~/api/normalise/normalise'

import { runs } from '../../support/fuzz'

// `Object.keys` of the generated table gives its own keys
const ids = Object.keys(operations) as OperationId[]

/** Missing ids and prices get a fallback that no schema allows: screens check for it. */
const STAND_INS = [/\.?(?:id|company_id|brand_id)$/]
/** The session module reads tokens, not the normalisers. */
const UNTOUCHED: OperationId[] = ['login', 'register', 'refreshTokens']

const NAMES = [
  'id',
  'results',
  'pagination',
  'count',
  'next',
  'previous',
  'users',
  'admin_user',
  'brands',
  'company',
  'name',
  'url',
  'is_active',
  'permissions_summary',
  'is_company_admin',
  'company_info',
  'slots',
  'subscription_info',
  'current_plan',
  'price',
  'login_history',
  'events',
  'is_trial',
  'days_remaining',
  'trial_days_remaining',
  'invitations',
  'businesses',
  'config',
  'languageInfo',
  'languages_list',
  'code',
  'detection',
  'translations',
  'upgrade_opportunities',
  'administered_brands_list',
  'timestamp',
  'created_at',
  '__proto__',
]

/** Any JSON, with field names that the provider uses. */
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, '', 'x', '7', '95.00', '-1', 'NaN', 0, 1, -1, 1.5, 2 ** 53, 1e300),
    fc.string(),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value

const problems = (id: OperationId, data: unknown) =>
  (responseSchemas[id]?.safeParse(data).error?.issues ?? [])
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .filter((text) => !STAND_INS.some((pattern) => pattern.test(text.split(':')[0] ?? '')))

// normalisers return the documented shape; the tests read a part of it
const brands = (data: unknown) => normalise('listBrands', data) as BrandPage
const user = (data: unknown) => normalise('getCurrentUser', data) as User
const trial = (data: unknown) => normalise('getTrialStatus', data) as TrialStatus

describe('any answer', () => {
  it.each(ids.filter((id) => !UNTOUCHED.includes(id)))(
    '%s gets its documented shape; a second pass changes nothing (NFR-01, C109, C113)',
    (id) => {
      const holds = (data: unknown) => {
        const once = normalise(id, data)
        expect(problems(id, once)).toEqual([])
        expect(normalise(id, once)).toEqual(once)
      }
      expect(() => fc.assert(fc.property(json, holds), runs(2000))).not.toThrow()
      expect({}).not.toHaveProperty('id')
    },
  )

  it.each(UNTOUCHED)('%s is not changed', (id) => {
    for (const data of [undefined, null, 7, [], { access: 'a' }]) expect(normalise(id, data)).toBe(data)
  })

  it('the user of a login is completed (C199)', () => {
    const login = normalise('login', { access: 'a', user: { id: '7', user_type: 'brand_admin' } }) as LoginResult
    expect(login).toMatchObject({
      access: 'a',
      user: { id: 7, first_name: '', permissions_summary: { is_company_admin: false } },
    })
  })
})

describe('a brand', () => {
  it.each([undefined, null, '', '  ', {}])('without a name (%j) is called by its id (BRD-05, NFR-01)', (name) => {
    expect(brands({ results: [{ id: '7', name }] }).results).toMatchObject([{ id: 7, name: '#7' }])
    expect(normalise('listUserBrands', { brands: [{ id: 7, name }] })).toMatchObject({ brands: [{ name: '#7' }] })
  })
})

describe('a user', () => {
  it.each<[unknown, unknown]>([
    [
      [1, 2],
      [1, 2],
    ],
    [['1'], [1]],
    [
      [{ id: 1 }, { id: '2', name: 'B' }],
      [{ id: 1 }, { id: 2, name: 'B' }],
    ],
    [[{ id: null }, { id: 0 }, -1, 1.5, 2 ** 53, '9007199254740993', {}, null], []],
    [null, []],
    [{}, []],
  ])('has for brands %j the brands %j (C110)', (given, stored) => {
    expect(user({ id: 1, brands: given }).brands).toEqual(stored)
    expect(user({ id: 1, administered_brands_list: given }).administered_brands_list).toEqual(
      (stored as unknown[]).map((brand) => (typeof brand === 'number' ? { id: brand } : brand)),
    )
  })

  it('a missing company stays missing; an empty one stays empty (REG-50)', () => {
    expect(Object.hasOwn(user({ id: 1 }), 'company')).toBe(false)
    expect(user({ id: 1, company: null }).company).toBeNull()
    expect(user({ id: 1, company: '' }).company).toBe('')
    expect(user({ id: 1, company: { id: 4, name: 'Maison Dubois' } }).company).toBe('Maison Dubois')
  })

  it('has prices and counts as numbers (C109, K45)', () => {
    const given = {
      id: 1,
      subscription_info: { current_plan: { name: 'Solo', price: '95.00' } },
      company_info: { slots: { users_limit: '25' } },
    }
    expect(user(given).subscription_info?.current_plan).toEqual({ name: 'Solo', price: 95 })
    expect(user(given).company_info?.slots.users_limit).toBe(25)
  })

  it('has a right only when it is `true` (PRM-01)', () => {
    const summary = { is_company_admin: 'true', is_brand_admin: 1 }
    expect(user({ id: 1, permissions_summary: summary }).permissions_summary).toEqual({
      is_company_admin: false,
      is_brand_admin: false,
    })
    expect(
      user({ id: 1, subscription_info: { can_manage_subscription: 'yes' } }).subscription_info?.can_manage_subscription,
    ).toBe(false)
  })
})

describe('a list', () => {
  it('may come alone or in a page (BRD-01)', () => {
    expect(brands([{ id: 1 }]).results).toHaveLength(1)
    expect(brands({ count: 47, next: '?page=2', previous: null, results: [] }).pagination).toEqual({
      count: 47,
      next: '?page=2',
      previous: null,
    })
    expect(brands({ results: [{ id: 1 }], pagination: { count: '47' } }).pagination?.count).toBe(47)
  })

  it('says nothing of its length where the server counts nothing but has another page (BRD-01)', () => {
    const [brand, next] = [{ id: 1 }, '?page=2']
    expect(brands({ results: [brand], pagination: { next } }).pagination?.count).toBe(0)
    expect(brands({ results: [brand], pagination: { next: null } }).pagination?.count).toBe(1)
    expect(brands({ results: [brand], pagination: { next: true } }).pagination?.count).toBe(0)
    expect(brands({ results: [brand], pagination: { next: false } }).pagination?.count).toBe(1)
    expect(brands({ results: [brand], pagination: { next: false, previous: true } }).pagination?.count).toBe(0)
    expect(brands({ results: [brand], pagination: { next: null, previous: '?page=1' } }).pagination?.count).toBe(0)
    expect(brands({ results: [brand] }).pagination?.count).toBe(1)
  })

  it.each(['listRecentActivity', 'listBrandsByCompany'] as const)(
    '%s may name its list as it likes: no name is shown (BRD-26)',
    (id) => {
      const rows = [{ id: 1, type: 'brand_created', brand: 'A' }]
      const results = (data: unknown) => (normalise(id, data) as { results?: unknown[] }).results
      expect(results({ activities: rows, total: 1 })).toHaveLength(1)
      expect(results({ results: [], activities: rows })).toEqual([])
      expect(results({ one: rows, other: rows })).toBeUndefined()
      expect(results({ total: 1 })).toBeUndefined()
    },
  )

  it('drops entries without an id and never invents one (C109)', () => {
    expect(brands({ results: [{ id: '7', name: 'A' }, { id: 0 }, {}, null, 'x'] }).results.map(({ id }) => id)).toEqual(
      [7],
    )
    const users = normalise('listUsers', { results: [{ id: 3 }, { id: 'x' }] }) as MemberPage
    expect(users.results.map(({ id }) => id)).toEqual([3])
  })

  it('a brand without is_active counts as active (K20)', () => {
    expect(brands([{ id: 1 }, { id: 2, is_active: false }]).results.map(({ is_active }) => is_active)).toEqual([
      true,
      false,
    ])
  })
})

describe('a trial', () => {
  it.each<[object, number | null]>([
    [{ days_remaining: 3, trial_days_remaining: 9 }, 3],
    [{ days_remaining: '3' }, 3],
    [{ days_remaining: null, trial_days_remaining: 9 }, 9],
    [{ days_remaining: 'bientôt', trial_days_remaining: 0 }, 0],
    [{}, null],
  ])('the days of %j are %s (TRI-03, K22)', (given, days) => {
    expect(trial(given).days_remaining).toBe(days)
  })
})

describe('a language configuration', () => {
  it('has the French defaults for missing values (LAN-09)', () => {
    const DEFAULT_LANGUAGE_CONFIG = {
      language: 'fr',
      timezone: 'Europe/Paris',
      dateFormat: 'DD/MM/YYYY',
      numberFormat: 'fr',
      autoDetect: true,
      languageInfo: { name: 'French', native: 'Français', flag: '🇫🇷', rtl: false },
      timezoneInfo: { name: 'Europe/Paris', utcOffset: 1, dst: true },
    }
    expect(normaliseAs('LanguageConfig', undefined)).toEqual(DEFAULT_LANGUAGE_CONFIG)
    expect(normalise('getMyLanguageConfig', {})).toMatchObject({ config: DEFAULT_LANGUAGE_CONFIG })
    expect(normalise('quickChangeLanguage', { config: { language: 'de' } })).toEqual({
      // what a change does not tell has not changed
      config: { language: 'de' },
    })
  })
})
