import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'

import { refusal, restarted, send, succeed } from './caller'

const list = (query: object, as = CLAIRE) => succeed(createBackend(), 'listUsers', { as, query })

describe('the list of users', () => {
  it('has pages of twenty (ACC-14)', async () => {
    const { results, pagination } = await list({})
    expect([results.length, pagination.count, pagination.previous]).toEqual([20, 140, null])
    expect((await list({ page: 7 })).results).toHaveLength(20)
    expect((await list({ page_size: 100, page: 2 })).results).toHaveLength(40)
  })

  it.each([
    [{ search: 'DARCY' }, 1],
    [{ search: 'd’arcy' }, 1],
    [{ search: "d'arcy" }, 1],
    [{ search: 'dʼarcy' }, 1],
    [{ search: 'hugo@brasserie' }, 1],
    [{ search: 'Fontaine' }, 1],
    [{ search: 'personne de ce nom' }, 0],
    [{ user_type: 'agency_admin' }, 2],
    [{ is_active: true }, 85],
    [{ is_active: false }, 55],
    [{ company: 1 }, 140],
    [{ company: 2 }, 0],
  ])('filters by %o', async (query, count) => {
    expect((await list(query)).pagination.count).toBe(count)
  })

  it('has only the users of the caller’s company', async () => {
    expect((await list({}, JEANNE)).results.map(({ email }) => email)).toEqual([JEANNE])
  })

  it('refuses an invalid page', async () => {
    expect(await refusal(createBackend(), 'listUsers', { as: CLAIRE, query: { page_size: 0 } })).toMatchObject({
      status: 400,
      details: { page_size: ['Cette valeur doit être supérieure ou égale à 1.'] },
    })
  })
})

describe('a user', () => {
  it('has company and subscription when the caller may see them (SET-01)', async () => {
    const backend = createBackend()
    const admin = await succeed(backend, 'getProfile', { as: CLAIRE })
    expect(admin).toMatchObject({
      company_name: 'Atelier Lumière',
      company_info: { business_mode: 'agency', is_agency: true, brands_count: 47, users_count: 85 },
      subscription_info: {
        current_plan: { name: 'Agency Scale', price: 450 },
        billing_status: 'active',
        can_upgrade: false,
        can_manage_subscription: true,
      },
      permissions_summary: { is_company_admin: true },
    })
    expect(await succeed(backend, 'getProfile', { as: LEA })).toMatchObject({
      company_name: 'Atelier Lumière',
      company_info: null,
    })
  })

  it('is the same from both calls (decision 9)', async () => {
    const backend = createBackend()
    expect(await succeed(backend, 'getProfile', { as: LEA })).toEqual(
      await succeed(backend, 'getCurrentUser', { as: LEA }),
    )
  })

  it.each([
    ['pastDue', { billing_status: 'past_due' }],
    ['cancelled', { billing_status: 'cancelled', next_billing_date: null }],
    ['unknownBilling', { billing_status: 'incomplete' }],
    ['noPlan', { current_plan: null }],
    ['cannotManageSubscription', { can_manage_subscription: false, can_upgrade: false }],
    ['growing', { current_plan: { name: 'Agency Starter', price: 80 }, can_upgrade: true }],
  ] as const)('of the world %s has %o (B §4)', async (name, shown) => {
    const { subscription_info } = await succeed(createBackend({ overrides: worlds[name] }), 'getProfile', {
      as: CLAIRE,
    })
    expect(subscription_info).toMatchObject(shown)
  })

  it('can be changed by a company admin, permanently (ACC-17)', async () => {
    const backend = createBackend()
    await succeed(backend, 'updateProfile', {
      as: CLAIRE,
      path: { id: 3 },
      body: { position: 'Responsable éditoriale' },
    })
    expect(await succeed(restarted(backend), 'getProfile', { as: LEA })).toMatchObject({
      position: 'Responsable éditoriale',
    })
  })

  it('is not found in another company', async () => {
    for (const id of ['listUserBrands', 'assignUserBrands', 'promoteToBrandAdmin'] as const) {
      const body = { brand_ids: [1], brand_id: 1 }
      const { status } = await send(createBackend(), id, {
        as: CLAIRE,
        path: { id: 141 },
        ...(id !== 'listUserBrands' && { body }),
      })
      expect(status).toBe(404)
    }
  })

  it('has every brand of the company as agency admin, without assignment', async () => {
    const { brands } = await succeed(createBackend(), 'listUserBrands', { as: CLAIRE, path: { id: 1 } })
    expect(brands).toHaveLength(47)
    expect(brands.some(({ is_admin }) => is_admin)).toBe(false)
  })
})
