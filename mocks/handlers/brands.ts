import type { MockApi } from '../core/define-api.ts'
import { denied, invalid } from '../core/failure.ts'
import { pageOf } from '../core/page.ts'
import { said } from '../core/reply.ts'
import {
  administeredBrandFor,
  brandFor,
  companyOf,
  isCompanyAdmin,
  requireBrandWriter,
  visibleBrands,
} from '../domain/access.ts'
import { recordActivity } from '../domain/activity.ts'
import { brandMatches, byOrdering } from '../domain/brand-filters.ts'
import { refuseWithoutBrandSlot } from '../domain/company.ts'
import type { ActivityRecord, BrandRecord } from '../domain/records.ts'
import { brandNameProblem, brandUrlProblem, folded } from '../domain/rules/names.ts'
import { refuseProblems } from '../domain/rules/problems.ts'
import { fullName, toBrand, toListedBrand, usersOfBrand } from '../domain/views.ts'
import { isoTime, nextId, type Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'listBrands'
  | 'createBrand'
  | 'getBrand'
  | 'replaceBrand'
  | 'updateBrand'
  | 'deleteBrand'
  | 'toggleBrandActive'
  | 'listBrandsByCompany'
  | 'listRecentActivity'
  | 'getBrandsOverview'
>

type BrandChange = { name?: string | undefined; url?: string | null | undefined; is_active?: boolean | undefined }

const RECENT = 20

export function brandHandlers(server: Server): Handlers {
  const { world } = server

  function checked(change: BrandChange, companyId: number | null, own?: BrandRecord) {
    const name = change.name?.normalize('NFC').trim() ?? own?.name ?? ''
    const url = change.url === undefined ? (own?.url ?? '') : (change.url ?? '').trim()
    refuseProblems({ name: [brandNameProblem(name)], url: [brandUrlProblem(url)] })
    const namesake = world.brands.find((brand) => brand.company_id === companyId && folded(brand.name) === folded(name))
    if (namesake && namesake !== own) throw invalid({ name: ['Une marque porte déjà ce nom.'] })
    return { name, url, is_active: change.is_active ?? own?.is_active ?? true }
  }

  return {
    listBrands({ user, query, request }) {
      const rows = visibleBrands(world, user).filter((brand) => brandMatches(world, brand, query))
      const listed = rows.map((brand) => toListedBrand(world, brand)).toSorted(byOrdering(query.ordering))
      return pageOf(listed, query, request.url)
    },

    createBrand({ user, body }) {
      requireBrandWriter(user)
      const company = companyOf(world, user)
      const fields = checked(body, company.id)
      refuseWithoutBrandSlot(server, company)
      const brand: BrandRecord = {
        id: nextId(world, 'brand'),
        company_id: company.id,
        description: '',
        logo: null,
        admin_id: null,
        created_at: isoTime(server.now()),
        ...fields,
      }
      world.brands.push(brand)
      recordActivity(server, user, brand, 'brand_created', `${brand.name} a été créée.`)
      return said('Marque créée avec succès', toBrand(world, brand))
    },

    getBrand: ({ user, path }) => toBrand(world, brandFor(world, user, path.id)),

    replaceBrand({ user, path, body }) {
      const brand = administeredBrandFor(world, user, path.id)
      const whole = { url: null, is_active: true, ...body }
      Object.assign(brand, checked(whole, brand.company_id, brand))
      recordActivity(server, user, brand, 'brand_updated', `${brand.name} a été modifiée.`)
      return said('Marque mise à jour avec succès', toBrand(world, brand))
    },

    updateBrand({ user, path, body }) {
      const brand = administeredBrandFor(world, user, path.id)
      Object.assign(brand, checked(body, brand.company_id, brand))
      recordActivity(server, user, brand, 'brand_updated', `${brand.name} a été modifiée.`)
      return said('Marque mise à jour avec succès', toBrand(world, brand))
    },

    deleteBrand({ user, path }) {
      requireBrandWriter(user)
      const brand = brandFor(world, user, path.id)
      world.brands = world.brands.filter((other) => other !== brand)
      for (const member of world.users) member.brand_ids = member.brand_ids.filter((id) => id !== brand.id)
      recordActivity(server, user, { ...brand, id: null }, 'brand_deleted', `${brand.name} a été supprimée.`)
      return said('Marque supprimée avec succès', { id: brand.id, name: brand.name })
    },

    toggleBrandActive({ user, path }) {
      const brand = administeredBrandFor(world, user, path.id)
      brand.is_active = !brand.is_active
      const [type, state] = brand.is_active ? ['brand_activated', 'activée'] : ['brand_deactivated', 'désactivée']
      recordActivity(server, user, brand, type, `${brand.name} a été ${state}.`)
      return said(`Marque ${state}`, { id: brand.id, name: brand.name, is_active: brand.is_active })
    },

    listBrandsByCompany({ user, query }) {
      if (query.company !== undefined && query.company !== user.company_id)
        throw denied('Cette entreprise n’est pas la vôtre.')
      const rows = visibleBrands(world, user).filter((brand) => brandMatches(world, brand, query))
      return { results: rows.map((brand) => toListedBrand(world, brand)) }
    },

    listRecentActivity({ user }) {
      const brands = new Map(visibleBrands(world, user).map((brand) => [brand.id, brand.name]))
      const concerns = ({ brand_id, company_id }: ActivityRecord) =>
        brand_id === null ? isCompanyAdmin(user) && company_id === user.company_id : brands.has(brand_id)
      const recent = world.activity.filter(concerns).slice(0, RECENT)
      const results = recent.map(({ id, type, description, user_id, brand_id, created_at }) => {
        const author = world.users.find((other) => other.id === user_id)
        return {
          id,
          type,
          description,
          user: author ? fullName(author) : null,
          brand: brands.get(brand_id ?? 0) ?? null,
          created_at,
        }
      })
      return { results }
    },

    getBrandsOverview({ user }) {
      const brands = visibleBrands(world, user)
      const users = brands.flatMap((brand) => usersOfBrand(world, brand))
      const active = brands.filter(({ is_active }) => is_active).length
      return {
        total_brands: brands.length,
        active_brands: active,
        inactive_brands: brands.length - active,
        brands_without_admin: brands.filter(({ admin_id }) => admin_id === null).length,
        total_users: new Set(users.filter(({ is_active }) => is_active)).size,
      }
    },
  }
}
