import { invalid } from '../core/failure.ts'
import type { UserRecord } from './records.ts'
import { mailboxOf } from './seed/names.ts'
import { aUser, newLanguageChoice } from './seed/users.ts'
import { isoTime, nextId, type Server, type World } from './world.ts'

export const userByEmail = (world: World, email: string) => world.users.find((user) => user.email === email)

export function refuseKnownEmail(world: World, email: string, except?: UserRecord): void {
  const holder = userByEmail(world, email)
  if (holder && holder !== except) throw invalid({ email: ['Un compte existe déjà avec cette adresse email.'] })
}

function freeUsername(world: World, first: string, last: string): string {
  const wished = mailboxOf(first, last).replaceAll('.', '_').slice(0, 26).padEnd(3, '_')
  const taken = new Set(world.users.map(({ username }) => username))
  let name = wished
  for (let number = 2; taken.has(name); number += 1) name = `${wished}${number}`
  return name
}

type NewAccount = Pick<UserRecord, 'email' | 'password' | 'first_name' | 'last_name'> & {
  username?: string | undefined
  phone?: string | undefined
  position?: string | undefined
  /** The language of the registration. */
  language?: string | null
}

const inLanguage = (code: string | null | undefined) => (code ? { language: code, numberFormat: code } : {})

/** A registered user becomes the admin of the future business, unless they were invited. */
export function registerAccount(server: Server, account: NewAccount): UserRecord {
  const { world } = server
  const { email, first_name, last_name, password, username, phone = '', position = '', language } = account
  const user = aUser(
    { id: nextId(world, 'user'), email, first_name, last_name, user_type: 'agency_admin', company_id: null },
    {
      username: username ?? freeUsername(world, first_name, last_name),
      password,
      phone,
      position,
      language: { ...newLanguageChoice(), ...inLanguage(language), fresh: true },
      date_joined: isoTime(server.now()),
    },
  )
  world.users.push(user)
  return user
}

export function noteLogin(server: Server, user: UserRecord, request: Request, success: boolean): void {
  const { world } = server
  const timestamp = isoTime(server.now())
  if (success) user.last_login = timestamp
  const entry = {
    id: nextId(world, 'entry'),
    user_id: user.id,
    timestamp,
    ip_address: '198.51.100.7',
    user_agent: request.headers.get('user-agent') ?? '',
    success,
  }
  world.logins = [entry, ...world.logins].slice(0, 400)
}
