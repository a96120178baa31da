import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { BASTIEN, CLAIRE, HUGO, JEANNE, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds'

import { refusal, restarted, send, succeed } from './caller'

const namesOf = async (query: object, as = CLAIRE) =>
  (await succeed(createBackend(), 'listBrands', { as, query })).results.map(({ name }) => name)

describe('the list of brands', () => {
  it('has pages of twenty, with next and previous URLs (BRD-01)', async () => {
    const { results, pagination } = await succeed(createBackend(), 'listBrands', {
      as: CLAIRE,
      query: { page: 2, is_active: true },
    })
    expect(results).toHaveLength(20)
    expect(pagination?.count).toBe(42)
    expect(new URL(String(pagination?.next)).search).toBe('?page=3&is_active=true')
    expect(new URL(String(pagination?.previous)).search).toBe('?page=1&is_active=true')
  })

  it('ends on its last page; the page after it is empty', async () => {
    const backend = createBackend()
    const page = (number: number) =>
      succeed(backend, 'listBrands', { as: CLAIRE, query: { page: number, page_size: 40 } })
    expect(await page(2)).toMatchObject({ pagination: { count: 47, next: null } })
    expect(await page(9)).toEqual({ results: [], pagination: { count: 47, next: null, previous: null } })
  })

  it('has the brands the user can access, and no others (BRD-20)', async () => {
    const counts = await Promise.all(
      [CLAIRE, BASTIEN, LEA, HUGO, JEANNE].map(async (as) => (await namesOf({ page_size: 100 }, as)).length),
    )
    expect(counts).toEqual([47, 5, 3, 1, 1])
  })

  it.each([
    [{ search: 'ETOILE' }, ['Café de l’Étoile']],
    [{ search: "l'etoile" }, ['Café de l’Étoile']],
    [{ search: '  hélianthe ' }, []],
    [{ search: 'brasserieduport' }, ['Brasserie du Port']],
    [{ search: 'bastien_morel', is_active: true, page_size: 1 }, ['Boulangerie Marceau']],
    [{ brand_admin: 2 }, ['Boulangerie Marceau', 'Brasserie du Port', 'Café de l’Étoile']],
    [{ company: 2 }, []],
    [{ is_active: false, page_size: 2 }, ['Architectes Réunis', 'Atelier Céramique Ocre']],
    [{ ordering: '-name', page_size: 1 }, ['Z']],
    [{ ordering: 'created_at', page_size: 1 }, ['Boulangerie Marceau']],
    [{ ordering: 'no_such_field', page_size: 1 }, ['Architectes Réunis']],
  ])('filters and sorts by %o', async (query, names) => {
    expect(await namesOf(query)).toEqual(names)
  })

  it.each([{ page: 0 }, { page_size: 101 }, { page_size: 'beaucoup' }, { company: -1 }, { is_active: 'oui' }])(
    'refuses %o, which the client never sends (BRD-02)',
    async (query) => {
      const { status, details } = await refusal(createBackend(), 'listBrands', { as: CLAIRE, query })
      expect([status, Object.keys(details ?? {})]).toEqual([400, Object.keys(query)])
    },
  )
})

describe('one brand', () => {
  it('has its company as a name in a list and as an id alone (BRD-05)', async () => {
    const backend = createBackend()
    const [listed] = (await succeed(backend, 'listBrands', { as: HUGO })).results
    expect(listed).toMatchObject({ id: 2, company: 'Atelier Lumière', brand_admin: 'bastien_morel' })
    expect(await succeed(backend, 'getBrand', { as: HUGO, path: { id: 2 } })).toEqual({ ...listed, company: 1 })
  })

  it('is forbidden within the company and not found outside it (K20)', async () => {
    const backend = createBackend()
    expect((await send(backend, 'getBrand', { as: LEA, path: { id: 2 } })).status).toBe(403)
    expect((await send(backend, 'getBrand', { as: LEA, path: { id: 48 } })).status).toBe(404)
    expect((await send(backend, 'getBrand', { as: CLAIRE, path: { id: 4096 } })).status).toBe(404)
    expect((await send(backend, 'getBrand', { as: CLAIRE, path: { id: 'un' } })).status).toBe(404)
  })

  it('is created, replaced, changed and deleted, and survives restarts (BRD-07)', async () => {
    let backend = createBackend()
    const { id } = await succeed(backend, 'createBrand', { as: CLAIRE, body: { name: '  Maison Dubois ' } })
    backend = restarted(backend)
    const read = () => succeed(backend, 'getBrand', { as: CLAIRE, path: { id } })
    expect(await read()).toMatchObject({ name: 'Maison Dubois', url: '', is_active: true, brand_admin: null })

    await succeed(backend, 'updateBrand', { as: CLAIRE, path: { id }, body: { url: 'https://dubois.example' } })
    backend = restarted(backend)
    expect(await read()).toMatchObject({ name: 'Maison Dubois', url: 'https://dubois.example' })

    await succeed(backend, 'replaceBrand', { as: CLAIRE, path: { id }, body: { name: 'Dubois', is_active: false } })
    backend = restarted(backend)
    expect(await read()).toMatchObject({ name: 'Dubois', url: '', is_active: false })

    await succeed(backend, 'deleteBrand', { as: CLAIRE, path: { id } })
    backend = restarted(backend)
    expect((await send(backend, 'getBrand', { as: CLAIRE, path: { id } })).status).toBe(404)
  })

  it('takes all its assignments with it when it is deleted', async () => {
    const backend = createBackend()
    await succeed(backend, 'deleteBrand', { as: CLAIRE, path: { id: 1 } })
    const { brands, administered_brands_list } = await succeed(backend, 'getCurrentUser', { as: BASTIEN })
    expect([brands, administered_brands_list].flat()).not.toContainEqual(expect.objectContaining({ id: 1 }))
  })

  it.each([
    [{ name: 'brasserie DU port' }, 'name', 'Une marque porte déjà ce nom.'],
    [{ name: '   ' }, 'name', 'Le nom de la marque est requis'],
    [{ name: 'a'.repeat(101) }, 'name', 'Ce champ ne peut pas dépasser 100 caractères.'],
    [{ name: '<b>' }, 'name', 'Valeur invalide.'],
    [{ name: 'a\u0007b' }, 'name', 'Valeur invalide.'],
    [{ name: 'Maison', url: 'ftp://maison.example' }, 'url', 'Valeur invalide.'],
    [{ name: 'Maison', url: 'https://' }, 'url', 'Adresse du site invalide'],
    [{ url: 'https://maison.example' }, 'name', 'Ce champ est obligatoire.'],
  ])('is not created from %o (decision 7)', async (body, field, text) => {
    const { status, details } = await refusal(createBackend(), 'createBrand', { as: CLAIRE, body })
    expect([status, details]).toEqual([400, { [field]: [text] }])
  })

  it('may keep its name, and remove its url', async () => {
    const backend = createBackend()
    const body = { name: 'Boulangerie Marceau', url: null }
    const brand = await succeed(backend, 'updateBrand', { as: BASTIEN, path: { id: 1 }, body })
    expect(brand).toMatchObject({ name: 'Boulangerie Marceau', url: '' })
  })

  it('is refused above the limit of the plan (BRD-25)', async () => {
    const backend = createBackend({ overrides: worlds.limitsReached })
    const body = { name: 'Une de trop' }
    expect(await refusal(backend, 'createBrand', { as: CLAIRE, body })).toMatchObject({
      status: 400,
      code: 'brand_limit_reached',
      non_field_errors: [expect.stringContaining('(47)')],
    })
    await succeed(backend, 'deleteBrand', { as: CLAIRE, path: { id: 47 } })
    expect((await send(backend, 'createBrand', { as: CLAIRE, body })).status).toBe(201)
  })

  it('is activated and deactivated by its admin (BRD-09)', async () => {
    const backend = createBackend()
    const toggle = () => succeed(backend, 'toggleBrandActive', { as: BASTIEN, path: { id: 1 } })
    expect([await toggle(), await toggle()]).toMatchObject([{ is_active: false }, { is_active: true }])
    await toggle()
    expect(await succeed(restarted(backend), 'getBrand', { as: BASTIEN, path: { id: 1 } })).toMatchObject({
      is_active: false,
    })
  })
})

describe('a report on brands', () => {
  it('is by company, for the own company only (BRD-06)', async () => {
    const backend = createBackend()
    const { results = [] } = await succeed(backend, 'listBrandsByCompany', { as: LEA, query: { is_active: true } })
    expect(results.map(({ id }) => id)).toEqual([1, 3, 6])
    expect((await send(backend, 'listBrandsByCompany', { as: LEA, query: { company: 2 } })).status).toBe(403)
  })

  it('counts in the overview the accessible brands and their active users (BRD-26)', async () => {
    const backend = createBackend()
    const all = { total_brands: 47, active_brands: 42, inactive_brands: 5, brands_without_admin: 7 }
    expect(await succeed(backend, 'getBrandsOverview', { as: CLAIRE })).toMatchObject(all)
    const { users } = await succeed(backend, 'listBrandUsers', { as: HUGO, path: { id: 2 } })
    expect(await succeed(backend, 'getBrandsOverview', { as: HUGO })).toMatchObject({
      total_brands: 1,
      brands_without_admin: 0,
      total_users: users.filter(({ is_active }) => is_active).length,
    })
  })

  it.each([
    ['createBrand', { body: { name: 'Maison Dubois' } }, 'brand_created'],
    ['replaceBrand', { path: { id: 1 }, body: { name: 'Marceau' } }, 'brand_updated'],
    ['updateBrand', { path: { id: 1 }, body: { name: 'Marceau' } }, 'brand_updated'],
    ['toggleBrandActive', { path: { id: 1 } }, 'brand_deactivated'],
    ['toggleBrandActive', { path: { id: 7 } }, 'brand_activated'],
    ['deleteBrand', { path: { id: 1 } }, 'brand_deleted'],
    ['assignBrandUsers', { path: { id: 1 }, body: { user_ids: [4] } }, 'users_assigned'],
    ['removeBrandUsers', { path: { id: 1 }, body: { user_ids: [3] } }, 'users_removed'],
    ['setBrandAdmin', { path: { id: 1 }, body: { user_id: 3 } }, 'admin_changed'],
    ['promoteToBrandAdmin', { path: { id: 3 }, body: { brand_id: 1 } }, 'admin_changed'],
  ] as const)('lists %s first in the recent activity: %o', async (id, input, type) => {
    const backend = createBackend()
    await send(backend, id, { ...input, as: CLAIRE })
    const { results } = await succeed(backend, 'listRecentActivity', { as: CLAIRE })
    expect(results?.[0]).toMatchObject({ type, user: 'Claire Fontaine' })
    const others = await succeed(backend, 'listRecentActivity', { as: HUGO })
    expect(others.results?.map((entry) => entry.type)).not.toContain('brand_deleted')
  })

  it('starts the recent activity with the last action, its user and its brand', async () => {
    const backend = createBackend()
    await succeed(backend, 'updateBrand', { as: BASTIEN, path: { id: 2 }, body: { url: 'https://port.example' } })
    for (const as of [CLAIRE, HUGO]) {
      const { results = [] } = await succeed(restarted(backend), 'listRecentActivity', { as })
      expect(results[0]).toMatchObject({ type: 'brand_updated', user: 'Bastien Morel', brand: 'Brasserie du Port' })
    }
    const { results = [] } = await succeed(backend, 'listRecentActivity', { as: JEANNE })
    expect(results).toEqual([])
  })
})
