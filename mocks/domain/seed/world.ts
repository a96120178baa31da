import { defaultSettings, type World, WORLD_SHAPE } from '../world.ts'
import { brandNames } from './brand-names.ts'
import { agencyBrands } from './brands.ts'
import { companies, ownersBrands, ownersOf } from './companies.ts'
import { activity, logins, trialEvents } from './history.ts'
import { agencyInvitations } from './invitations.ts'
import { agencyUsers, namedUsers } from './users.ts'

const AGENCY_USERS = 140

/** FNV-1a, 32 bits: enough to tell two versions apart. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

let version: string | undefined

/** Changes with the seed. Stored worlds of other versions are dropped. */
export const seedVersion = (): string => (version ??= `${WORLD_SHAPE}-${hashOf(JSON.stringify(contents(0)))}`)

/** An agency with 140 users and 47 brands, and three small companies. Deterministic for a given time. */
export const seedWorld = (now: number): World => ({ seed: seedVersion(), ...contents(now) })

function contents(now: number): Omit<World, 'seed'> {
  const agency = [...namedUsers(now), ...agencyUsers(now, AGENCY_USERS, brandNames.length)]
  const brands = agencyBrands(now, agency)
  const history = { logins: logins(now), activity: activity(now, brands), trialEvents: trialEvents(now) }
  const invitations = agencyInvitations(now)
  return {
    clockOffset: 0,
    lastIds: {
      company: 4,
      user: 144,
      brand: 51,
      invitation: invitations.length,
      family: 0,
      token: 0,
      entry: 1000,
      checkout: 0,
    },
    settings: { ...defaultSettings },
    companies: companies(now),
    users: [...agency, ...ownersOf(now)],
    brands: [...brands, ...ownersBrands(now)],
    invitations,
    families: [],
    reuses: 0,
    attempts: {},
    ...history,
    checkouts: [],
    securityLog: [],
    translations: {},
  }
}
