import type { UserRecord } from '#mocks/domain/records.ts'
import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'

import { NO_ROLE, ROLES, type Role } from './toolbar'

/** Signed in before others of their role. */
const NAMED: readonly string[] = [CLAIRE, BASTIEN, LEA, HUGO]

let role: Role | undefined
let latency = 0
let note: string | undefined
/** Whether `note` is why the steps do not run. */
let another = false

/** A story that signs a user in, or is a visitor's, says more. */
const NOBODY = 'This story signs nobody in: the role changes nothing.'

/** Reads the toolbar's settings before each story. */
export function readToolbar(globals: Record<string, unknown>) {
  role = globals['role'] === NO_ROLE ? undefined : ROLES.find((known) => known === globals['role'])
  latency = Number(globals['latency']) || 0
  note = role === undefined ? undefined : NOBODY
  another = false
}

const named = ({ email }: UserRecord) => NAMED.includes(email)

/** The user with the toolbar's role in the company of the story's user. */
function peerOf(own: string, users: readonly UserRecord[]): UserRecord | undefined {
  const self = users.find(({ email }) => email === own)
  if (self?.user_type === role) return self
  const peers = users.filter(
    ({ company_id, is_active, user_type }) => company_id === self?.company_id && is_active && user_type === role,
  )
  return peers.find(named) ?? peers[0]
}

const stepsAreFor = (own: string) => `The steps are for ${own}: they do not run.`

/**
 * The e-mail of the signed-in user: the one with the toolbar's role in the world of the story, else the story's own. A
 * visitor stays a visitor. `roleNote` says what became of the switch.
 */
export function whoSignsIn(own: string | undefined, users: readonly UserRecord[]): string | undefined {
  note = undefined
  another = false
  if (role === undefined) return own
  if (own === undefined) {
    note = 'This story is a visitor’s: no role is signed in.'
    return undefined
  }
  if (role === 'anonymous') {
    note = `Nobody is signed in. ${stepsAreFor(own)}`
    another = true
    return undefined
  }
  const peer = peerOf(own, users)
  if (!peer) note = `No ${role} in the world of this story: ${own} stays signed in.`
  else if (peer.email !== own) {
    note = `Signed in: ${peer.email}. ${stepsAreFor(own)}`
    another = true
  }
  return peer?.email ?? own
}

/** What the switch of roles has done with this story; undefined where nothing differs from the story. */
export const roleNote = () => note

/** Says so when the switch of roles has signed in another user than the story's, or nobody. */
export const stepsAreForAnother = () => (another ? note : undefined)

/** The network of the sandbox behind the story. */
export const conditionsAsked = () => ({ latency: { min: latency, max: latency } })
