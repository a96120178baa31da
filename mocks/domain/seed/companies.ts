import type { BrandRecord, Company, UserRecord } from '../records.ts'
import { DAY } from '../time.ts'
import { isoTime } from '../world.ts'
import { GARANCE, INES, JEANNE, NOE } from './named.ts'
import { aUser } from './users.ts'

const aCompany = (
  now: number,
  known: Pick<Company, 'id' | 'name' | 'business_mode' | 'plan' | 'billing_status'>,
  more: Partial<Company>,
): Company => ({
  trial_expires_at: null,
  trial_extensions: 0,
  next_billing_date: null,
  limits: {},
  created_at: isoTime(now - 400 * DAY),
  ...known,
  ...more,
})

/** The agency and three smaller companies, each in a different state. */
export const companies = (now: number): Company[] => [
  aCompany(
    now,
    { id: 1, name: 'Atelier Lumière', business_mode: 'agency', plan: 'agency_scale', billing_status: 'active' },
    {
      next_billing_date: isoTime(now + 18 * DAY),
      created_at: isoTime(now - 720 * DAY),
    },
  ),
  aCompany(
    now,
    { id: 2, name: 'Boulangerie Marchand', business_mode: 'solo', plan: null, billing_status: 'trial' },
    {
      trial_expires_at: isoTime(now + 5 * DAY),
      created_at: isoTime(now - 9 * DAY),
    },
  ),
  aCompany(
    now,
    { id: 3, name: 'Studio Garance', business_mode: 'agency', plan: 'agency_starter', billing_status: 'past_due' },
    {
      next_billing_date: isoTime(now - 4 * DAY),
    },
  ),
  aCompany(
    now,
    { id: 4, name: 'Cabinet Rousseau', business_mode: 'solo', plan: 'solo_business', billing_status: 'cancelled' },
    {
      next_billing_date: isoTime(now + 12 * DAY),
    },
  ),
]

type Owner = [id: number, email: string, first: string, last: string, company: number | null, brands: number[]]

const owners: Owner[] = [
  [141, JEANNE, 'Jeanne', 'Marchand', 2, [48]],
  [142, GARANCE, 'Garance', 'Tellier', 3, [49, 50]],
  [143, INES, 'Inès', 'Rousseau', 4, [51]],
  [144, NOE, 'Noé', 'Garnier', null, []],
]

/** Jeanne is on trial, Garance is past due, Inès has cancelled, Noé has not named a business yet. */
export const ownersOf = (now: number): UserRecord[] =>
  owners.map(([id, email, first_name, last_name, company_id, brand_ids]) =>
    aUser(
      { id, email, first_name, last_name, user_type: 'agency_admin', company_id },
      { brand_ids, position: 'Gérance', last_login: isoTime(now - DAY), date_joined: isoTime(now - 400 * DAY) },
    ),
  )

const names: [id: number, company: number, admin: number | null, name: string][] = [
  [48, 2, 141, 'Boulangerie Marchand'],
  [49, 3, 142, 'Parfums Hélianthe'],
  [50, 3, null, 'Tisanes Verveine'],
  [51, 4, 143, 'Cabinet Rousseau'],
]

export const ownersBrands = (now: number): BrandRecord[] =>
  names.map(([id, company_id, admin_id, name]) => ({
    id,
    company_id,
    name,
    url: '',
    description: '',
    logo: null,
    admin_id,
    is_active: true,
    created_at: isoTime(now - (company_id === 2 ? 9 : 380) * DAY),
  }))
