import type { BrandRecord, Company, UserRecord } from '../records.ts'
import { DAY } from '../time.ts'
import { isoTime, nextId, type World } from '../world.ts'
import { brandNames } from './brand-names.ts'
import { usernameOf } from './names.ts'

/** Ids of inactive brands. */
const INACTIVE = [7, 18, 26, 33, 41]

const siteOf = (name: string) => `https://${usernameOf(name, '').replaceAll('_', '')}.example`

/** Brands 1-3 belong to Bastien; every sixth has no admin; the agency's brand admins share the others. */
function adminOf(brandId: number, admins: UserRecord[]): number | null {
  if (brandId <= 3) return 2
  return brandId % 6 === 0 ? null : (admins[brandId % admins.length]?.id ?? null)
}

export function agencyBrands(now: number, users: UserRecord[]): BrandRecord[] {
  const admins = users.filter(({ id, user_type, is_active }) => id > 4 && user_type === 'brand_admin' && is_active)
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

/** Brands for a company that needs more than it was seeded with: the same ones again, numbered. */
export function moreBrands(world: World, { id: company_id }: Company, count = 0): BrandRecord[] {
  const known = world.brands.filter((brand) => brand.company_id === company_id)
  const rounds = known.length === 0 ? 0 : Math.ceil(count / known.length) - 1
  return Array.from({ length: Math.max(0, rounds) }, (_, round) => round + 2)
    .flatMap((number) => known.map((brand) => ({ ...brand, name: `${brand.name} ${number}`, description: '' })))
    .slice(0, Math.max(0, count - known.length))
    .map((brand) => ({ ...brand, id: nextId(world, 'brand') }))
}
