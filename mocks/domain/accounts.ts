import { invalid } from '../core/failure.ts'
import type { Person } from './records.ts'
import { mailboxOf } from './seed/names.ts'
import { aPerson, newLanguageChoice } from './seed/people.ts'
import { isoTime, nextId, type Server, type World } from './world.ts'

export const personByEmail = (world: World, email: string) => world.people.find((person) => person.email === email)

export function refuseKnownEmail(world: World, email: string, except?: Person): void {
  const holder = personByEmail(world, email)
  if (holder && holder !== except) throw invalid({ email: ['Un compte existe déjà avec cette adresse email.'] })
}

function freeUsername(world: World, first: string, last: string): string {
  const wished = mailboxOf(first, last).replaceAll('.', '_').slice(0, 26).padEnd(3, '_')
  const taken = new Set(world.people.map(({ username }) => username))
  let name = wished
  for (let number = 2; taken.has(name); number += 1) name = `${wished}${number}`
  return name
}

type NewAccount = Pick<Person, 'email' | 'password' | 'first_name' | 'last_name'> & {
  username?: string | undefined
  phone?: string | undefined
  position?: string | undefined
  /** The language of the registration. */
  language?: string | null
}

const inLanguage = (code: string | null | undefined) => (code ? { language: code, numberFormat: code } : {})

/** A registered user becomes the admin of the future business, unless they were invited. */
export function openAccount(server: Server, account: NewAccount): Person {
  const { world } = server
  const { email, first_name, last_name, password, username, phone = '', position = '', language } = account
  const person = aPerson(
    { id: nextId(world, 'person'), email, first_name, last_name, user_type: 'agency_admin', company_id: null },
    {
      username: username ?? freeUsername(world, first_name, last_name),
      password,
      phone,
      position,
      language: { ...newLanguageChoice(), ...inLanguage(language), fresh: true },
      date_joined: isoTime(server.now()),
    },
  )
  world.people.push(person)
  return person
}

export function noteLogin(server: Server, person: Person, request: Request, success: boolean): void {
  const { world } = server
  const timestamp = isoTime(server.now())
  if (success) person.last_login = timestamp
  const entry = {
    id: nextId(world, 'entry'),
    user_id: person.id,
    timestamp,
    ip_address: '198.51.100.7',
    user_agent: request.headers.get('user-agent') ?? '',
    success,
  }
  world.logins = [entry, ...world.logins].slice(0, 400)
}
