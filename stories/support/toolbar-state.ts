import { BASTIEN, CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'

import { NO_ROLE, ROLES, type Role } from './toolbar'

const PEOPLE: Record<Role, string | undefined> = {
  agency_admin: CLAIRE,
  brand_admin: BASTIEN,
  brand_member: LEA,
  client_readonly: HUGO,
  anonymous: undefined,
}

let role: Role | undefined
let latency = 0

/** Reads the toolbar's settings before each story. */
export function readToolbar(globals: Record<string, unknown>) {
  role = globals['role'] === NO_ROLE ? undefined : ROLES.find((known) => known === globals['role'])
  latency = Number(globals['latency']) || 0
}

/** The e-mail of the signed-in user: the toolbar's user, else the story's. A visitor stays a visitor. */
export const whoSignsIn = (own: string | undefined) => (role === undefined || own === undefined ? own : PEOPLE[role])

/** The network of the sandbox behind the story. */
export const conditionsAsked = () => ({ latency: { min: latency, max: latency } })
