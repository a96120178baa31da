import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { BASTIEN, CLAIRE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'
import type { OperationId } from '#mocks/generated/operations.gen'

import { refusal, restarted, send, succeed, type Input } from './caller'

type Backend = ReturnType<typeof createBackend>

const usersOf = async (backend: Backend, id: number) => {
  const { users, admin_user } = await succeed(backend, 'listBrandUsers', { as: CLAIRE, path: { id } })
  return { ids: users.map((user) => user.id), admin: admin_user?.id ?? null }
}

describe('the users of a brand', () => {
  it('are listed with its one admin (ACC-29)', async () => {
    const { users, admin_user } = await succeed(createBackend(), 'listBrandUsers', { as: LEA, path: { id: 1 } })
    expect(admin_user).toMatchObject({ username: 'bastien_morel', is_brand_admin: true, company: 'Atelier Lumière' })
    expect(users.filter(({ is_brand_admin }) => is_brand_admin)).toEqual([admin_user])
  })

  it('grow by the new ones alone, and survive a restart (ACC-09, C226)', async () => {
    const backend = createBackend()
    const answer = await succeed(backend, 'assignBrandUsers', {
      as: CLAIRE,
      path: { id: 4 },
      body: { user_ids: [2, 3, 4] },
    })
    expect(answer).toEqual({ assigned_users_count: 2, brand_name: 'Librairie La Plume' })
    expect((await usersOf(restarted(backend), 4)).ids).toEqual(expect.arrayContaining([2, 3, 4]))
    expect((await send(backend, 'getBrand', { as: LEA, path: { id: 4 } })).status).toBe(200)
  })

  it('lose access and administration when removed (ACC-10, ACC-24)', async () => {
    const backend = createBackend()
    const answer = await succeed(backend, 'removeBrandUsers', {
      as: CLAIRE,
      path: { id: 1 },
      body: { user_ids: [2, 3, 4] },
    })
    expect(answer).toEqual({ removed_users_count: 2, brand_name: 'Boulangerie Marceau' })
    const after = await usersOf(restarted(backend), 1)
    expect(after.admin).toBeNull()
    expect(after.ids).not.toContain(3)
    expect((await send(backend, 'getBrand', { as: BASTIEN, path: { id: 1 } })).status).toBe(403)
  })

  it('have brands, which are assigned and listed (ACC-11, ACC-13)', async () => {
    const backend = createBackend()
    const answer = await succeed(backend, 'assignUserBrands', {
      as: CLAIRE,
      path: { id: 3 },
      body: { brand_ids: [3, 4, 5] },
    })
    expect(answer).toEqual({ assigned_brands_count: 2, username: 'lea_darcymuller' })
    const { brands } = await succeed(restarted(backend), 'listUserBrands', { as: LEA, path: { id: 3 } })
    expect(brands.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6])
  })

  it('may be assigned by the company flag, which is no access to every brand (C193)', async () => {
    const backend = createBackend({ overrides: worlds.memberWithCompanyFlag })
    expect(
      (await send(backend, 'assignBrandUsers', { as: LEA, path: { id: 2 }, body: { user_ids: [3] } })).status,
    ).toBe(200)
    expect((await send(backend, 'getBrand', { as: LEA, path: { id: 5 } })).status).toBe(403)
    expect((await send(backend, 'createBrand', { as: LEA, body: { name: 'Neuve' } })).status).toBe(403)
  })
})

const appointments: [OperationId, (brand: number, user: number) => Input][] = [
  ['setBrandAdmin', (brand, user) => ({ path: { id: brand }, body: { user_id: user } })],
  ['promoteToBrandAdmin', (brand, user) => ({ path: { id: user }, body: { brand_id: brand } })],
]

describe.each(appointments)('the admin of a brand, by %s', (id, appoint) => {
  it('replaces the previous one (BRD-10)', async () => {
    const backend = createBackend()
    const { json } = await send(backend, id, { ...appoint(1, 3), as: CLAIRE })
    expect(json['data']).toEqual({ new_admin: 'lea_darcymuller', brand_name: 'Boulangerie Marceau' })
    expect((await usersOf(restarted(backend), 1)).admin).toBe(3)
    expect((await send(backend, 'toggleBrandActive', { as: BASTIEN, path: { id: 1 } })).status).toBe(403)
    expect((await send(backend, 'toggleBrandActive', { as: LEA, path: { id: 1 } })).status).toBe(200)
  })

  it('stays a member when replaced', async () => {
    const backend = createBackend()
    for (const user of [3, 2]) await send(backend, id, { ...appoint(4, user), as: CLAIRE })
    expect((await usersOf(backend, 4)).ids).toEqual(expect.arrayContaining([2, 3]))
    await succeed(backend, 'removeBrandUsers', { as: CLAIRE, path: { id: 4 }, body: { user_ids: [3] } })
    expect((await usersOf(backend, 4)).admin).toBe(2)
  })

  it('may have several brands, and becomes brand_admin with the first (ACC-18)', async () => {
    const backend = createBackend()
    for (const brand of [4, 5]) await send(backend, id, { ...appoint(brand, 3), as: CLAIRE })
    const user = await succeed(backend, 'getCurrentUser', { as: LEA })
    expect(user).toMatchObject({ user_type: 'brand_admin', permissions_summary: { is_brand_admin: true } })
    expect(user.administered_brands_list?.map((brand) => brand.id)).toEqual([4, 5])
  })

  it('must be active, in the company, and not read-only (C223)', async () => {
    const backend = createBackend()
    const closed = backend.world.users.find(({ is_active }) => !is_active)?.id ?? 0
    const answers = await Promise.all(
      [closed, 4, 141, 4096].map((user) => refusal(backend, id, { ...appoint(1, user), as: CLAIRE })),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404, 404])
    expect(answers[0]?.details).toEqual({ user_id: ['Un compte désactivé ne peut pas administrer une marque.'] })
    expect((await usersOf(backend, 1)).admin).toBe(2)
  })

  it('must be for a brand of the company', async () => {
    for (const brand of [48, 4096])
      expect((await send(createBackend(), id, { ...appoint(brand, 3), as: CLAIRE })).status).toBe(404)
  })
})

const lists: [OperationId, 'user_ids' | 'brand_ids'][] = [
  ['assignBrandUsers', 'user_ids'],
  ['removeBrandUsers', 'user_ids'],
  ['assignUserBrands', 'brand_ids'],
]

describe.each(lists)('the list of %s (ACC-15)', (id, field) => {
  const sent = (ids: unknown) => refusal(createBackend(), id, { as: CLAIRE, path: { id: 2 }, body: { [field]: ids } })

  it('has 1 to 100 entries', async () => {
    expect(await sent([])).toMatchObject({
      status: 400,
      details: { [field]: ['Cette liste doit comporter au moins 1 élément.'] },
    })
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    expect(await sent(many)).toMatchObject({
      status: 400,
      details: { [field]: ['Cette liste ne peut pas dépasser 100 éléments.'] },
    })
  })

  it('has positive ids, without duplicates, all known (C218)', async () => {
    const elsewhere = field === 'user_ids' ? 141 : 48
    const wrong = [[1, 1], [0], [-3], [1.5], ['2'], [null], 'abc', [4096], [1, elsewhere]]
    expect(await Promise.all(wrong.map(async (ids) => (await sent(ids)).status))).toEqual(wrong.map(() => 400))
  })

  it('is applied as a whole or not at all', async () => {
    const backend = createBackend()
    const before = JSON.stringify([backend.world.users, backend.world.brands])
    const body = { [field]: [1, 3, 4096] }
    expect((await send(backend, id, { as: CLAIRE, path: { id: 2 }, body })).status).toBe(400)
    expect(JSON.stringify([backend.world.users, backend.world.brands])).toBe(before)
  })
})
