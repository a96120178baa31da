import type {
  Brand,
  BrandUser,
  CompanyInfo,
  Member,
  PermissionsSummary,
  SubscriptionInfo,
  User,
  UserBrand,
} from '../generated/types.gen.ts'
import { administeredBrands, canManageSubscription, isBrandAdmin, isCompanyAdmin, visibleBrands } from './access.ts'
import { isInTrial, lowestRankToChoose, slotsOf, trialDaysRemaining } from './company.ts'
import { planOf, plans } from './plans.ts'
import type { BrandRecord, Company, Person } from './records.ts'
import type { Server, World } from './world.ts'

const companyById = (world: World, id: number | null) => world.companies.find((company) => company.id === id)

export const fullName = ({ first_name, last_name, username }: Person) => `${first_name} ${last_name}`.trim() || username

const permissionsOf = (world: World, person: Person): PermissionsSummary => ({
  is_company_admin: isCompanyAdmin(person),
  is_brand_admin: isBrandAdmin(world, person),
})

function toCompanyInfo(server: Server, company: Company): CompanyInfo {
  const slots = slotsOf(server, company)
  return {
    name: company.name,
    business_mode: company.business_mode,
    brands_count: slots.brands_used,
    users_count: slots.users_used,
    is_agency: company.business_mode === 'agency',
    slots,
  }
}

function toSubscriptionInfo(server: Server, company: Company, person: Person): SubscriptionInfo {
  const plan = planOf(company.plan)
  return {
    current_plan: plan ? { name: plan.name, price: plan.price } : null,
    billing_status: company.billing_status,
    is_trial: isInTrial(company),
    trial_days_remaining: trialDaysRemaining(server, company),
    trial_expires_at: company.trial_expires_at,
    next_billing_date: company.next_billing_date,
    can_upgrade: canManageSubscription(person) && lowestRankToChoose(company) < plans.length,
    can_manage_subscription: canManageSubscription(person),
  }
}

const named = ({ id, name }: BrandRecord) => ({ id, name })

export function toUser(server: Server, person: Person): User {
  const { world } = server
  const company = companyById(world, person.company_id)
  // Company figures are for those who administer it or pay for it
  const trusted = isCompanyAdmin(person) || canManageSubscription(person)
  return {
    id: person.id,
    email: person.email,
    username: person.username,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone,
    position: person.position,
    user_type: person.user_type,
    is_active: person.is_active,
    is_staff: person.is_staff,
    is_superuser: person.is_superuser,
    can_access_analytics: person.can_access_analytics,
    can_access_reports: person.can_access_reports,
    permissions_summary: permissionsOf(world, person),
    brands: visibleBrands(world, person).map(named),
    administered_brands_list: administeredBrands(world, person).map(named),
    company: person.company_id,
    company_name: company?.name ?? null,
    company_info: company && trusted ? toCompanyInfo(server, company) : null,
    subscription_info: company && trusted ? toSubscriptionInfo(server, company, person) : null,
    last_login: person.last_login,
    date_joined: person.date_joined,
  }
}

export const toMember = (world: World, person: Person): Member => ({
  id: person.id,
  username: person.username,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: person.phone,
  position: person.position,
  user_type: person.user_type,
  is_active: person.is_active,
  is_brand_admin: isBrandAdmin(world, person),
  permissions_summary: permissionsOf(world, person),
  company: person.company_id,
  company_name: companyById(world, person.company_id)?.name ?? null,
  last_login: person.last_login,
  date_joined: person.date_joined,
})

export const usersOfBrand = (world: World, brand: BrandRecord): Person[] =>
  world.people.filter(({ id, brand_ids }) => brand_ids.includes(brand.id) || id === brand.admin_id)

/** `company` is an id in a single brand and a name in lists (decision 7). */
export const toBrand = (world: World, brand: BrandRecord): Brand => ({
  id: brand.id,
  name: brand.name,
  company: brand.company_id,
  url: brand.url,
  brand_admin: world.people.find(({ id }) => id === brand.admin_id)?.username ?? null,
  users_count: usersOfBrand(world, brand).length,
  is_active: brand.is_active,
  created_at: brand.created_at,
  description: brand.description,
  logo: brand.logo,
})

export const toListedBrand = (world: World, brand: BrandRecord): Brand => ({
  ...toBrand(world, brand),
  company: companyById(world, brand.company_id)?.name ?? null,
})

export const toBrandUser = (world: World, brand: BrandRecord, person: Person): BrandUser => ({
  id: person.id,
  username: person.username,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  user_type: person.user_type,
  is_active: person.is_active,
  is_brand_admin: brand.admin_id === person.id,
  company: companyById(world, person.company_id)?.name ?? null,
})

export const toUserBrand = (world: World, person: Person, brand: BrandRecord): UserBrand => ({
  id: brand.id,
  name: brand.name,
  company: companyById(world, brand.company_id)?.name ?? null,
  is_admin: brand.admin_id === person.id,
  is_active: brand.is_active,
})
