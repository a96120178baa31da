import { denied, refused } from '../core/failure.ts'
import { recordActivity, recordTrialEvent } from './activity.ts'
import { TRIAL_DAYS } from './plans.ts'
import type { BrandRecord, Company, UserRecord } from './records.ts'
import { businessNameProblem } from './rules/names.ts'
import { refuseProblems } from './rules/problems.ts'
import { DAY } from './time.ts'
import { isoTime, nextId, type Server } from './world.ts'

/** Why this user may not name a business, if they may not. Members and clients join by invitation (decision 24). */
export function ineligibility(user: UserRecord): string | undefined {
  if (user.company_id !== null) return 'Une entreprise est déjà rattachée à ce compte.'
  if (user.user_type === 'brand_member' || user.user_type === 'client_readonly')
    return 'Ce compte rejoint une entreprise sur invitation.'
  return undefined
}

/** A company, its first brand, and a free trial of fourteen days. */
export function createBusiness(
  server: Server,
  user: UserRecord,
  wanted: string,
): { company: Company; brand: BrandRecord } {
  const reason = ineligibility(user)
  if (reason) throw user.company_id === null ? denied(reason) : refused('business_exists', reason)
  const name = wanted.normalize('NFC').trim()
  refuseProblems({ business_name: [businessNameProblem(name)] })

  const { world } = server
  const created_at = isoTime(server.now())
  const company: Company = {
    id: nextId(world, 'company'),
    name,
    business_mode: 'solo',
    plan: null,
    billing_status: 'trial',
    trial_expires_at: isoTime(server.now() + TRIAL_DAYS * DAY),
    trial_extensions: 0,
    next_billing_date: null,
    limits: {},
    created_at,
  }
  const brand: BrandRecord = {
    id: nextId(world, 'brand'),
    company_id: company.id,
    name,
    url: '',
    description: '',
    logo: null,
    admin_id: user.id,
    is_active: true,
    created_at,
  }
  world.companies.push(company)
  world.brands.push(brand)
  Object.assign(user, { company_id: company.id, user_type: 'agency_admin', brand_ids: [brand.id] })
  recordTrialEvent(server, company.id, 'trial_started', `Essai gratuit de ${TRIAL_DAYS} jours commencé.`)
  recordActivity(server, user, brand, 'brand_created', `${name} a été créée.`)
  return { company, brand }
}
