import type { Company, UserRecord } from '../records.ts'
import { DAY, HOUR } from '../time.ts'
import { isoTime, nextId, type World } from '../world.ts'
import { BASTIEN, CLAIRE, HUGO, LEA } from './named.ts'
import { firstNames, lastNames, mailboxOf, positions, usernameOf } from './names.ts'

/** One password for everybody, valid by the rules of passwords. The login page of a sandbox shows it. */
export const sandboxPassword = 'Lumiere!2026'

export const newLanguageChoice = () => ({
  language: 'fr',
  timezone: 'Europe/Paris',
  dateFormat: 'DD/MM/YYYY',
  numberFormat: 'fr',
  autoDetect: true,
  fresh: false,
})

type Known = Pick<UserRecord, 'id' | 'email' | 'first_name' | 'last_name' | 'user_type' | 'company_id'>

export const aUser = (known: Known, more: Partial<UserRecord> = {}): UserRecord => ({
  username: usernameOf(known.first_name, known.last_name),
  password: sandboxPassword,
  phone: '',
  position: '',
  granted: {},
  can_access_analytics: false,
  can_access_reports: false,
  is_active: true,
  is_staff: false,
  is_superuser: false,
  brand_ids: [],
  language: newLanguageChoice(),
  last_login: null,
  date_joined: '2024-09-02T07:30:00.000Z',
  ...known,
  ...more,
})

/** Ids 1-4: one user per role of the agency. Stories and tests use them by name. */
export function namedUsers(now: number): UserRecord[] {
  const lastLogin = (hours: number) => isoTime(now - hours * HOUR)
  const known = { company_id: 1 }
  return [
    aUser(
      {
        ...known,
        id: 1,
        email: CLAIRE,
        first_name: 'Claire',
        last_name: 'Fontaine',
        user_type: 'agency_admin',
      },
      {
        phone: '+33612345678',
        position: 'Directrice',
        can_access_analytics: true,
        can_access_reports: true,
        last_login: lastLogin(20),
      },
    ),
    aUser(
      {
        ...known,
        id: 2,
        email: BASTIEN,
        first_name: 'Bastien',
        last_name: 'Morel',
        user_type: 'brand_admin',
      },
      {
        phone: '0145678910',
        position: 'Responsable de comptes',
        brand_ids: [1, 2, 3, 4, 5],
        can_access_analytics: true,
        last_login: lastLogin(3),
      },
    ),
    aUser(
      {
        ...known,
        id: 3,
        email: LEA,
        first_name: 'Léa',
        last_name: 'D’Arcy-Müller',
        user_type: 'brand_member',
      },
      { position: 'Rédactrice', brand_ids: [1, 3, 6], last_login: lastLogin(50) },
    ),
    aUser(
      {
        ...known,
        id: 4,
        email: HUGO,
        first_name: 'Hugo',
        last_name: 'Lambert',
        user_type: 'client_readonly',
      },
      { position: 'Gérant', brand_ids: [2], can_access_reports: true, last_login: null },
    ),
  ]
}

const ROLES = ['brand_member', 'brand_member', 'brand_admin', 'brand_member', 'client_readonly'] as const

/** The agency's other users, ids 5 to `last`. Five in twelve have left: deactivated, with their history. */
export function agencyUsers(now: number, last: number, brands: number): UserRecord[] {
  return Array.from({ length: last - 4 }, (_, at) => {
    const id = at + 5
    const first = firstNames[(at * 7) % firstNames.length] ?? 'Camille'
    const family = lastNames[(at * 11) % lastNames.length] ?? 'Aubert'
    const role = id === 5 ? 'agency_admin' : (ROLES[at % ROLES.length] ?? 'brand_member')
    const active = at % 12 < 7
    const firstBrand = (at * 3) % brands
    return aUser(
      {
        id,
        email: `${mailboxOf(first, family)}@atelier-lumiere.example`,
        first_name: first,
        last_name: family,
        user_type: role,
        company_id: 1,
      },
      {
        position: positions[at % positions.length] ?? '',
        phone: at % 4 === 0 ? `06${String(10_203_040 + at * 137_911).slice(0, 8)}` : '',
        brand_ids:
          role === 'agency_admin' || at % 9 === 8
            ? []
            : [firstBrand, (firstBrand + 1 + (at % 4)) % brands].map((brand) => brand + 1),
        can_access_analytics: at % 6 === 0,
        can_access_reports: at % 10 === 0,
        is_active: active,
        last_login: at % 7 === 6 ? null : isoTime(now - (active ? 1 + at : 200 + at) * DAY),
        date_joined: isoTime(now - (300 + at * 2) * DAY),
      },
    )
  })
}

/** As many more users as the company needs to have `count`, each with brands of the company. */
export function moreUsers(world: World, now: number, { id: company_id }: Company, count = 0): UserRecord[] {
  const known = world.users.filter((user) => user.company_id === company_id).length
  const brands = world.brands.filter((brand) => brand.company_id === company_id).map(({ id }) => id)
  return agencyUsers(now, count + 4, brands.length)
    .slice(known)
    .map((user) => {
      const id = nextId(world, 'user')
      const last_name = `${user.last_name} ${id}`
      return {
        ...user,
        id,
        company_id,
        last_name,
        username: usernameOf(user.first_name, last_name),
        email: `utilisateur${id}@atelier-lumiere.example`,
        brand_ids: user.brand_ids.flatMap((at) => brands[at - 1] ?? []),
      }
    })
}
