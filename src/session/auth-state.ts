import type { User } from '~/api/generated/types.gen'
import { NO_ID } from '~/api/normalise/primitives'
import { normaliseUser } from '~/api/normalise/user'
import { isObject, own } from '~/platform/json'

import { readKeptRights, sealOf, type KeptRights } from './kept-rights'
import { readStoredState, VERSION } from './stored-state'

/** The content of the auth store. */
export type AuthState = {
  user: User | null
  /** The last rights of `user` that the server sent, perhaps on an earlier visit. Null: unknown. */
  rights: KeptRights | null
  /** When the user was read from the server, in epoch milliseconds. The newer of two wins. 0: unknown. */
  userAt: number
  /** True once the user is loaded. The route guard also checks tokens and the idle limit. */
  isAuthenticated: boolean
  /** Epoch milliseconds; 0: never. */
  lastActivity: number
}

export const SIGNED_OUT: AuthState = { user: null, rights: null, userAt: 0, isAuthenticated: false, lastActivity: 0 }

/** Stores the names only. `rights` are stored separately and never become the rights of the user (C074). */
function storedUser(user: User | null): unknown {
  if (!user) return null
  const { id, username, first_name, last_name } = user
  return { id, username, first_name, last_name }
}

function readUser(value: unknown): User | null {
  if (!isObject(value)) return null
  const user = normaliseUser({
    id: own(value, 'id'),
    username: own(value, 'username'),
    first_name: own(value, 'first_name'),
    last_name: own(value, 'last_name'),
  })
  return user.id === NO_ID ? null : user
}

/** The part of the server's user that is stored. */
export const toldOf = (user: User): Pick<AuthState, 'user' | 'rights'> => ({ user, rights: readKeptRights(user) })

export const writeAuthState = ({ user, ...state }: AuthState): string =>
  JSON.stringify({
    state: { user: storedUser(user), ...state, seal: sealOf(state.rights, user?.id) },
    version: VERSION,
  })

/** @returns undefined unless it is a stored state of this version */
export function parseAuthState(raw: string | null, now: number): AuthState | undefined {
  const stored = readStoredState(raw, now)
  return stored && { ...stored, user: readUser(stored.user) }
}
