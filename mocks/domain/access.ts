import { denied, notAuthenticated, notFound } from '../core/failure.ts'
import type { BrandRecord, Company, UserRecord, TokenFamily } from './records.ts'
import { readAccess } from './tokens.ts'
import type { Server, World } from './world.ts'

/** The caller and their sign-in. */
export type Session = { user: UserRecord; family: TokenFamily }

export function requireSession(server: Server, request: Request): Session {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw notAuthenticated()
  return readAccess(server, token)
}

/** An owner without a business administers nothing. */
export const isCompanyAdmin = (user: UserRecord) =>
  user.company_id !== null && (user.user_type === 'agency_admin' || user.granted.company_admin === true)

export const administeredBrands = (world: World, user: UserRecord) =>
  world.brands.filter(({ admin_id }) => admin_id === user.id)

export const isBrandAdmin = (world: World, user: UserRecord) =>
  user.user_type === 'brand_admin' || user.granted.brand_admin === true || administeredBrands(world, user).length > 0

/** K23: access to every brand depends on the literal role, not on the flag. */
const reachesEveryBrand = (user: UserRecord) => user.company_id !== null && user.user_type === 'agency_admin'

export const canManageSubscription = (user: UserRecord) => user.can_manage_subscription ?? isCompanyAdmin(user)

export const canReadAnalytics = (world: World, user: UserRecord) =>
  user.can_access_analytics || isCompanyAdmin(user) || isBrandAdmin(world, user)

export function visibleBrands(world: World, user: UserRecord): BrandRecord[] {
  return world.brands.filter(
    (brand) =>
      brand.company_id === user.company_id &&
      (reachesEveryBrand(user) || user.brand_ids.includes(brand.id) || brand.admin_id === user.id),
  )
}

export function requireCompanyAdmin(user: UserRecord): void {
  if (!isCompanyAdmin(user)) throw denied('Seul un administrateur de l’entreprise peut effectuer cette action.')
}

/** `brands.write`: the literal agency_admin. */
export function requireBrandWriter(user: UserRecord): void {
  if (!reachesEveryBrand(user)) throw denied('Seul un administrateur de l’agence peut créer ou supprimer une marque.')
}

export function requireSubscriptionManager(user: UserRecord): void {
  if (!canManageSubscription(user)) throw denied('Vous ne pouvez pas gérer l’abonnement de cette entreprise.')
}

export function companyOf(world: World, user: UserRecord): Company {
  const company = world.companies.find(({ id }) => id === user.company_id)
  if (!company) throw denied('Aucune entreprise n’est rattachée à ce compte.')
  return company
}

/** 404 for brands of other companies; 403 for a brand of the caller's company without access. */
export function brandFor(world: World, user: UserRecord, brandId: number): BrandRecord {
  const brand = world.brands.find(({ id, company_id }) => id === brandId && company_id === user.company_id)
  if (!brand) throw notFound('Marque introuvable.')
  if (!visibleBrands(world, user).includes(brand)) throw denied('Vous n’avez pas accès à cette marque.')
  return brand
}

/** Company admins change the assignments of all brands of their company. */
export function companyBrandFor(world: World, user: UserRecord, brandId: number): BrandRecord {
  requireCompanyAdmin(user)
  const brand = world.brands.find(({ id, company_id }) => id === brandId && company_id === user.company_id)
  if (!brand) throw notFound('Marque introuvable.')
  return brand
}

export function administeredBrandFor(world: World, user: UserRecord, brandId: number): BrandRecord {
  const brand = brandFor(world, user, brandId)
  if (!reachesEveryBrand(user) && brand.admin_id !== user.id) throw denied('Vous n’administrez pas cette marque.')
  return brand
}

export function colleagueOf(world: World, user: UserRecord, userId: number): UserRecord {
  const colleague = world.users.find(({ id, company_id }) => id === userId && company_id === user.company_id)
  if (!colleague) throw notFound('Utilisateur introuvable.')
  return colleague
}
