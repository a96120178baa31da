import { refused } from '../core/failure.ts'
import { addressesWaiting } from './pending.ts'
import { planOf, rankOf, trialLimits } from './plans.ts'
import type { Company } from './records.ts'
import { DAY } from './time.ts'
import type { Server, World } from './world.ts'

export const isInTrial = (company: Company) => company.billing_status === 'trial'

/** Only plans of higher rank. A trial may also keep its own plan (K55). */
export const lowestRankToChoose = (company: Company): number =>
  Math.max(0, rankOf(company.plan) + (isInTrial(company) ? 0 : 1))

const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

/** Calendar days, so that 0 means 'today' (K21) and a new trial has all its days. */
export function trialDaysRemaining(server: Server, company: Company): number {
  if (!isInTrial(company) || company.trial_expires_at === null) return 0
  const [end, today] = [new Date(company.trial_expires_at), server.now()].map((day) => dayInParis.format(day))
  return Math.max(0, Math.round((Date.parse(end ?? '') - Date.parse(today ?? '')) / DAY))
}

function limitsOf(company: Company): { users: number; brands: number } {
  const { users, brands } = planOf(company.plan) ?? trialLimits
  return { users, brands, ...company.limits }
}

/** A deactivated account keeps its history and uses no slot. */
const active = (world: World, company: Company) =>
  world.users.filter(({ company_id, is_active }) => company_id === company.id && is_active)

export const activeUsers = (world: World, company: Company) => active(world, company).length

const brandsCount = (world: World, company: Company) =>
  world.brands.filter(({ company_id }) => company_id === company.id).length

/** An address with a pending invitation holds a place: it is not available, though not used. */
export function slotsOf(server: Server, company: Company) {
  const { world } = server
  const limits = limitsOf(company)
  const members = new Set(active(world, company).map(({ email }) => email))
  const users = members.size
  // a user who has joined may have a pending invitation to another brand
  const waiting = [...addressesWaiting(server, company)].filter((email) => !members.has(email)).length
  const brands = brandsCount(world, company)
  return {
    users_used: users,
    users_limit: limits.users,
    users_available: Math.max(0, limits.users - users - waiting),
    brands_used: brands,
    brands_limit: limits.brands,
    brands_available: Math.max(0, limits.brands - brands),
  }
}

export function refuseWithoutBrandSlot(server: Server, company: Company): void {
  const { brands_available, brands_limit } = slotsOf(server, company)
  if (brands_available > 0) return
  const message = `Limite de marques atteinte (${brands_limit}). Changez de plan pour en créer d’autres.`
  throw refused('brand_limit_reached', message)
}
