import type { BusinessMode, UserType } from '../generated/types.gen.ts'
import type { Company, UserRecord } from './records.ts'
import { moreBrands } from './seed/brands.ts'
import { moreUsers } from './seed/users.ts'
import { seedWorld } from './seed/world.ts'
import { DAY, MINUTE } from './time.ts'
import { isoTime, type Settings, type World } from './world.ts'

/** Changes to the seeded world, as JSON: used by stories and control calls. */
export type Overrides = {
  /** Id of the company to change; default: the agency (1). */
  company?: number
  companyName?: string
  businessMode?: string
  /** On trial with this many calendar days left; 0 ends today, below 0 it is over. */
  trialDays?: number
  billingStatus?: string
  /** `null`: no plan was ever paid. */
  plan?: string | null
  nextBillingInDays?: number | null
  limits?: { users?: number; brands?: number }
  /** Number of brands: extra ones are removed, missing ones are made. */
  brands?: number
  /** Number of users, in the same way. */
  users?: number
  invitations?: number
  /** Changes one user, found by e-mail. */
  user?: { email: string } & Partial<Omit<UserRecord, 'id' | 'email' | 'user_type'>> & { user_type?: string }
  noActivity?: boolean
  noLogins?: boolean
  noTrialEvents?: boolean
  translations?: World['translations']
  settings?: Partial<Settings>
}

const keepFirst = <Row extends { company_id: number | null }>(
  rows: Row[],
  company: number,
  count: number | undefined,
) => {
  const own = rows.filter(({ company_id }) => company_id === company)
  const remaining = new Set(own.slice(0, count ?? own.length))
  return rows.filter((row) => row.company_id !== company || remaining.has(row))
}

function changeCompany(company: Company, now: number, overrides: Overrides): void {
  const { trialDays, nextBillingInDays } = overrides
  if (trialDays !== undefined)
    Object.assign(company, {
      plan: null,
      billing_status: 'trial',
      trial_expires_at: isoTime(trialDays === 0 ? now + MINUTE : now + trialDays * DAY),
      next_billing_date: null,
    })
  company.name = overrides.companyName ?? company.name
  // some stories need values that the contract does not know
  company.business_mode = (overrides.businessMode as BusinessMode | undefined) ?? company.business_mode
  company.billing_status = overrides.billingStatus ?? company.billing_status
  if (overrides.plan !== undefined) company.plan = overrides.plan
  if (nextBillingInDays !== undefined)
    company.next_billing_date = nextBillingInDays === null ? null : isoTime(now + nextBillingInDays * DAY)
  company.limits = { ...company.limits, ...overrides.limits }
}

function changeUser(world: World, { user: change }: Overrides): void {
  const user = world.users.find(({ email }) => email === change?.email)
  if (change && !user) throw new Error(`Nobody is called ${change.email}`)
  // see above: an unknown role
  if (user && change)
    Object.assign(user, change, { user_type: (change.user_type as UserType | undefined) ?? user.user_type })
}

/** Removes references to removed records. */
function forgetRemoved(world: World): void {
  const brands = new Set(world.brands.map(({ id }) => id))
  const users = new Set(world.users.map(({ id }) => id))
  for (const user of world.users) user.brand_ids = user.brand_ids.filter((id) => brands.has(id))
  for (const brand of world.brands) if (brand.admin_id !== null && !users.has(brand.admin_id)) brand.admin_id = null
  world.invitations = world.invitations.filter(({ brand_id }) => brands.has(brand_id))
}

export function createWorld(now: number, overrides: Overrides = {}): World {
  const world = seedWorld(now)
  const { company: companyId = 1 } = overrides
  const company = world.companies.find(({ id }) => id === companyId)
  if (!company) throw new Error(`There is no company ${companyId}`)
  changeCompany(company, now, overrides)
  changeUser(world, overrides)
  world.brands = keepFirst(world.brands, companyId, overrides.brands)
  world.users = keepFirst(world.users, companyId, overrides.users)
  world.invitations = keepFirst(world.invitations, companyId, overrides.invitations)
  world.brands.push(...moreBrands(world, company, overrides.brands))
  world.users.push(...moreUsers(world, now, company, overrides.users))
  forgetRemoved(world)
  if (overrides.noActivity) world.activity = []
  if (overrides.noLogins) world.logins = []
  if (overrides.noTrialEvents) world.trialEvents = []
  world.translations = overrides.translations ?? {}
  Object.assign(world.settings, overrides.settings)
  return world
}
