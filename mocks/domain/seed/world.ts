import { defaultSettings, SEED_VERSION, type World } from '../world.ts'
import { brandNames } from './brand-names.ts'
import { agencyBrands } from './brands.ts'
import { companies, ownersBrands, ownersOf } from './companies.ts'
import { activity, logins, trialEvents } from './history.ts'
import { agencyInvitations } from './invitations.ts'
import { agencyPeople, namedPeople } from './people.ts'

const AGENCY_PEOPLE = 140

/** An agency with 140 people and 47 brands, and three small companies. Deterministic for a given time. */
export function seedWorld(now: number): World {
  const agency = [...namedPeople(now), ...agencyPeople(now, AGENCY_PEOPLE, brandNames.length)]
  const brands = agencyBrands(now, agency)
  const history = { logins: logins(now), activity: activity(now, brands), trialEvents: trialEvents(now) }
  const invitations = agencyInvitations(now)
  return {
    seed: SEED_VERSION,
    clockOffset: 0,
    lastIds: {
      company: 4,
      person: 144,
      brand: 51,
      invitation: invitations.length,
      family: 0,
      token: 0,
      entry: 1000,
      checkout: 0,
    },
    settings: { ...defaultSettings },
    companies: companies(now),
    people: [...agency, ...ownersOf(now)],
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
