import { denied, notAuthenticated, notFound } from '../core/failure.ts'
import type { BrandRecord, Company, Person, TokenFamily } from './records.ts'
import { readAccess } from './tokens.ts'
import type { Server, World } from './world.ts'

/** The caller and their sign-in. */
export type Session = { person: Person; family: TokenFamily }

export function requireSession(server: Server, request: Request): Session {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw notAuthenticated()
  return readAccess(server, token)
}

/** An owner without a business administers nothing. */
export const isCompanyAdmin = (person: Person) =>
  person.company_id !== null && (person.user_type === 'agency_admin' || person.granted.company_admin === true)

export const administeredBrands = (world: World, person: Person) =>
  world.brands.filter(({ admin_id }) => admin_id === person.id)

export const isBrandAdmin = (world: World, person: Person) =>
  person.user_type === 'brand_admin' ||
  person.granted.brand_admin === true ||
  administeredBrands(world, person).length > 0

/** K23: access to every brand depends on the literal role, not on the flag. */
const reachesEveryBrand = (person: Person) => person.company_id !== null && person.user_type === 'agency_admin'

export const canManageSubscription = (person: Person) => person.can_manage_subscription ?? isCompanyAdmin(person)

export const canReadAnalytics = (world: World, person: Person) =>
  person.can_access_analytics || isCompanyAdmin(person) || isBrandAdmin(world, person)

export function visibleBrands(world: World, person: Person): BrandRecord[] {
  return world.brands.filter(
    (brand) =>
      brand.company_id === person.company_id &&
      (reachesEveryBrand(person) || person.brand_ids.includes(brand.id) || brand.admin_id === person.id),
  )
}

export function requireCompanyAdmin(person: Person): void {
  if (!isCompanyAdmin(person)) throw denied('Seul un administrateur de l’entreprise peut effectuer cette action.')
}

/** `brands.write`: the literal agency_admin. */
export function requireBrandWriter(person: Person): void {
  if (!reachesEveryBrand(person)) throw denied('Seul un administrateur de l’agence peut créer ou supprimer une marque.')
}

export function requireSubscriptionManager(person: Person): void {
  if (!canManageSubscription(person)) throw denied('Vous ne pouvez pas gérer l’abonnement de cette entreprise.')
}

export function companyOf(world: World, person: Person): Company {
  const company = world.companies.find(({ id }) => id === person.company_id)
  if (!company) throw denied('Aucune entreprise n’est rattachée à ce compte.')
  return company
}

/** 404 for brands of other companies; 403 for a brand of the caller's company without access. */
export function brandFor(world: World, person: Person, brandId: number): BrandRecord {
  const brand = world.brands.find(({ id, company_id }) => id === brandId && company_id === person.company_id)
  if (!brand) throw notFound('Marque introuvable.')
  if (!visibleBrands(world, person).includes(brand)) throw denied('Vous n’avez pas accès à cette marque.')
  return brand
}

/** Company admins change the assignments of all brands of their company. */
export function companyBrandFor(world: World, person: Person, brandId: number): BrandRecord {
  requireCompanyAdmin(person)
  const brand = world.brands.find(({ id, company_id }) => id === brandId && company_id === person.company_id)
  if (!brand) throw notFound('Marque introuvable.')
  return brand
}

export function administeredBrandFor(world: World, person: Person, brandId: number): BrandRecord {
  const brand = brandFor(world, person, brandId)
  if (!reachesEveryBrand(person) && brand.admin_id !== person.id) throw denied('Vous n’administrez pas cette marque.')
  return brand
}

export function colleagueOf(world: World, person: Person, userId: number): Person {
  const colleague = world.people.find(({ id, company_id }) => id === userId && company_id === person.company_id)
  if (!colleague) throw notFound('Utilisateur introuvable.')
  return colleague
}
