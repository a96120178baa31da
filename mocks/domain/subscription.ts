import { invalid, refused, upgradeFailure } from '../core/failure.ts'
import { recordTrialEvent } from './activity.ts'
import { isInTrial, lowestRankToChoose, slotsOf, trialDaysRemaining } from './company.ts'
import { counted } from './french.ts'
import { planOf, plans, rankOf, type Plan } from './plans.ts'
import type { CheckoutRecord, Company } from './records.ts'
import { DAY, oneMonthAfter } from './time.ts'
import { isoTime, nextId, type Server, type World } from './world.ts'

const MAX_EXTENSIONS = 2
const MAX_WEEKS = 4
/** In days. */
const TRIAL_NEEDS_UPGRADE = 7

export function extendTrial(server: Server, company: Company, weeks: number): void {
  if (!isInTrial(company) || company.trial_expires_at === null)
    throw refused('not_in_trial', 'L’entreprise n’est pas en période d’essai.')
  if (company.trial_extensions >= MAX_EXTENSIONS)
    throw refused('trial_extension_limit', 'La période d’essai ne peut plus être prolongée.')
  if (weeks > MAX_WEEKS)
    throw invalid({ additional_weeks: [`La prolongation ne peut pas dépasser ${MAX_WEEKS} semaines.`] })
  const from = Math.max(Date.parse(company.trial_expires_at), server.now())
  company.trial_expires_at = isoTime(from + weeks * 7 * DAY)
  company.trial_extensions += 1
  recordTrialEvent(server, company.id, 'trial_extended', `Essai prolongé de ${counted(weeks, 'semaine')}.`)
}

export function choosePlan(company: Company, planType: string): Plan {
  const plan = planOf(planType)
  if (!plan) throw upgradeFailure(400, 'Ce plan n’existe pas.')
  if (rankOf(plan.type) < lowestRankToChoose(company))
    throw upgradeFailure(400, 'Seul un plan supérieur au plan actuel peut être choisi.')
  return plan
}

export function openCheckout(server: Server, company: Company, plan: Plan): CheckoutRecord {
  const { world } = server
  const checkout: CheckoutRecord = {
    session_id: `cs_sandbox_${String(nextId(world, 'checkout')).padStart(6, '0')}`,
    company_id: company.id,
    plan_type: plan.type,
    amount: plan.price,
    status: 'open',
    created_at: isoTime(server.now()),
  }
  world.checkouts.push(checkout)
  return checkout
}

export function activatePlan(server: Server, company: Company, plan: Plan): void {
  Object.assign(company, {
    plan: plan.type,
    business_mode: plan.category,
    billing_status: 'active',
    trial_expires_at: null,
    next_billing_date: isoTime(oneMonthAfter(server.now())),
    limits: {},
  })
  recordTrialEvent(server, company.id, 'plan_activated', `Abonnement ${plan.name} activé.`)
}

/** The checkout on the payment page, open or paid; undefined for an unknown one. */
export function checkoutOf(world: World, sessionId: string) {
  const checkout = world.checkouts.find(({ session_id }) => session_id === sessionId)
  const plan = planOf(checkout?.plan_type ?? null)
  return checkout && plan ? { ...checkout, planName: plan.name } : undefined
}

/** Acts as the payment provider. An open checkout is paid once. @returns false for an unknown or paid one */
export function payCheckout(server: Server, sessionId: string): boolean {
  const { world } = server
  const checkout = world.checkouts.find(({ session_id }) => session_id === sessionId)
  const company = world.companies.find(({ id }) => id === checkout?.company_id)
  const plan = planOf(checkout?.plan_type ?? null)
  if (checkout?.status !== 'open' || !company || !plan) return false
  checkout.status = 'paid'
  activatePlan(server, company, plan)
  return true
}

/** What the billing portal does to a subscription. `refuse` is a payment that the bank refuses. */
const BILLING_STATUS = { pay: 'active', resume: 'active', cancel: 'cancelled', refuse: 'past_due' } as const

export type PortalAction = keyof typeof BILLING_STATUS

/** What the portal offers in each status, the first one as the next step. */
const OFFERED: Readonly<Record<string, readonly PortalAction[]>> = {
  active: ['refuse', 'cancel'],
  past_due: ['pay', 'cancel'],
  cancelled: ['resume'],
}

/** Acts as the billing portal. A company without a plan has nothing to manage. @returns false for one */
export function changeBilling(server: Server, companyId: number, action: PortalAction): boolean {
  const company = server.world.companies.find(({ id }) => id === companyId)
  if (!company || company.plan === null || isInTrial(company)) return false
  company.billing_status = BILLING_STATUS[action]
  if (action === 'pay' || action === 'resume') company.next_billing_date = isoTime(oneMonthAfter(server.now()))
  return true
}

/** The subscriptions that the billing portal shows: the companies with a plan, out of their trial. */
export const subscriptionsOf = ({ companies }: World) =>
  companies.flatMap((company) => {
    const plan = planOf(company.plan)
    if (!plan || isInTrial(company)) return []
    const { id, name, billing_status: status } = company
    return [{ companyId: id, company: name, planName: plan.name, status, actions: OFFERED[status] ?? [] }]
  })

type Wanted = { users: number; brands: number }

/** The first plan by rank with room for these users and brands. */
const planFor = (company: Company, wanted: Wanted) =>
  plans.slice(lowestRankToChoose(company)).find(({ users, brands }) => users >= wanted.users && brands >= wanted.brands)
    ?.type ?? null

/** A limit of one is reached by the one brand that every company has. That is no reason to upgrade. */
const near = (used: number, limit: number) => (limit > 1 || used > limit) && used / limit >= 0.9

function trialReason(server: Server, company: Company): string {
  const left = trialDaysRemaining(server, company)
  if (Date.parse(company.trial_expires_at ?? '') <= server.now()) return 'La période d’essai est terminée.'
  if (left === 0) return 'La période d’essai se termine aujourd’hui.'
  return `La période d’essai se termine dans ${counted(left, 'jour')}.`
}

/** Reasons to upgrade, from usage and trial days left, each with the smallest plan that helps; none on the top plan. */
export function opportunitiesOf(server: Server, company: Company) {
  const { users_used, users_limit, brands_used, brands_limit } = slotsOf(server, company)
  // today's usage must fit into any recommended plan
  const today = { users: users_used, brands: brands_used }
  const reasons = [
    isInTrial(company) && trialDaysRemaining(server, company) <= TRIAL_NEEDS_UPGRADE
      ? { type: 'trial_ending', reason: trialReason(server, company), wanted: today }
      : undefined,
    near(users_used, users_limit)
      ? {
          type: 'users_limit',
          reason: `${counted(users_used, 'utilisateur')} pour ${counted(users_limit ?? 0, 'place')}.`,
          wanted: { ...today, users: Math.max(users_used, users_limit) + 1 },
        }
      : undefined,
    near(brands_used, brands_limit)
      ? {
          type: 'brands_limit',
          reason: `${counted(brands_used, 'marque')} pour ${counted(brands_limit ?? 0, 'prévue')}.`,
          wanted: { ...today, brands: Math.max(brands_used, brands_limit) + 1 },
        }
      : undefined,
  ]
  return reasons
    .filter((found) => found !== undefined)
    .map(({ wanted, ...found }) => ({ ...found, recommended_plan: planFor(company, wanted) }))
    .filter(({ recommended_plan }) => recommended_plan !== null)
}
