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
import type { BrandRecord, Company, UserRecord } from './records.ts'
import type { Server, World } from './world.ts'

const companyById = (world: World, id: number | null) => world.companies.find((company) => company.id === id)

export const fullName = ({ first_name, last_name, username }: UserRecord) =>
  `${first_name} ${last_name}`.trim() || username

const permissionsOf = (world: World, user: UserRecord): PermissionsSummary => ({
  is_company_admin: isCompanyAdmin(user),
  is_brand_admin: isBrandAdmin(world, user),
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

function toSubscriptionInfo(server: Server, company: Company, user: UserRecord): SubscriptionInfo {
  const plan = planOf(company.plan)
  return {
    current_plan: plan ? { name: plan.name, price: plan.price } : null,
    billing_status: company.billing_status,
    is_trial: isInTrial(company),
    trial_days_remaining: trialDaysRemaining(server, company),
    trial_expires_at: company.trial_expires_at,
    next_billing_date: company.next_billing_date,
    can_upgrade: canManageSubscription(user) && lowestRankToChoose(company) < plans.length,
    can_manage_subscription: canManageSubscription(user),
  }
}

const named = ({ id, name }: BrandRecord) => ({ id, name })

export function toUser(server: Server, user: UserRecord): User {
  const { world } = server
  const company = companyById(world, user.company_id)
  // Company figures are for those who administer it or pay for it
  const trusted = isCompanyAdmin(user) || canManageSubscription(user)
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone,
    position: user.position,
    user_type: user.user_type,
    is_active: user.is_active,
    is_staff: user.is_staff,
    is_superuser: user.is_superuser,
    can_access_analytics: user.can_access_analytics,
    can_access_reports: user.can_access_reports,
    permissions_summary: permissionsOf(world, user),
    brands: visibleBrands(world, user).map(named),
    administered_brands_list: administeredBrands(world, user).map(named),
    company: user.company_id,
    company_name: company?.name ?? null,
    company_info: company && trusted ? toCompanyInfo(server, company) : null,
    subscription_info: company && trusted ? toSubscriptionInfo(server, company, user) : null,
    last_login: user.last_login,
    date_joined: user.date_joined,
  }
}

export const toMember = (world: World, user: UserRecord): Member => ({
  id: user.id,
  username: user.username,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  phone: user.phone,
  position: user.position,
  user_type: user.user_type,
  is_active: user.is_active,
  is_brand_admin: isBrandAdmin(world, user),
  permissions_summary: permissionsOf(world, user),
  company: user.company_id,
  company_name: companyById(world, user.company_id)?.name ?? null,
  last_login: user.last_login,
  date_joined: user.date_joined,
})

export const usersOfBrand = (world: World, brand: BrandRecord): UserRecord[] =>
  world.users.filter(({ id, brand_ids }) => brand_ids.includes(brand.id) || id === brand.admin_id)

/** `company` is an id in a single brand and a name in lists (decision 7). */
export const toBrand = (world: World, brand: BrandRecord): Brand => ({
  id: brand.id,
  name: brand.name,
  company: brand.company_id,
  url: brand.url,
  brand_admin: world.users.find(({ id }) => id === brand.admin_id)?.username ?? null,
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

export const toBrandUser = (world: World, brand: BrandRecord, user: UserRecord): BrandUser => ({
  id: user.id,
  username: user.username,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  user_type: user.user_type,
  is_active: user.is_active,
  is_brand_admin: brand.admin_id === user.id,
  company: companyById(world, user.company_id)?.name ?? null,
})

export const toUserBrand = (world: World, user: UserRecord, brand: BrandRecord): UserBrand => ({
  id: brand.id,
  name: brand.name,
  company: companyById(world, brand.company_id)?.name ?? null,
  is_admin: brand.admin_id === user.id,
  is_active: brand.is_active,
})
