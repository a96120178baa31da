import type { BrandRecord, Person } from '../records.ts'
import { DAY } from '../time.ts'
import { isoTime } from '../world.ts'
import { brandNames } from './brand-names.ts'
import { usernameOf } from './names.ts'

/** Ids of inactive brands. */
const INACTIVE = [7, 18, 26, 33, 41]

const siteOf = (name: string) => `https://${usernameOf(name, '').replaceAll('_', '')}.example`

/** Brands 1-3 belong to Bastien; every sixth has no admin; the agency's brand admins share the others. */
function adminOf(brandId: number, admins: Person[]): number | null {
  if (brandId <= 3) return 2
  return brandId % 6 === 0 ? null : (admins[brandId % admins.length]?.id ?? null)
}

export function agencyBrands(now: number, people: Person[]): BrandRecord[] {
  const admins = people.filter(({ id, user_type, is_active }) => id > 4 && user_type === 'brand_admin' && is_active)
  return brandNames.map((name, at) => ({
    id: at + 1,
    company_id: 1,
    name,
    url: at % 8 === 7 ? '' : siteOf(name),
    description: at % 3 === 0 ? `Site et campagnes de ${name}.` : '',
    logo: null,
    admin_id: adminOf(at + 1, admins),
    is_active: !INACTIVE.includes(at + 1),
    created_at: isoTime(now - (700 - at * 14) * DAY),
  }))
}
