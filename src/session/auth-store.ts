import { create } from 'zustand'

import type { User } from '~/api/generated/types.gen'
import { normaliseUser } from '~/api/normalise/normalise'
import { NO_ID } from '~/api/normalise/primitives'
import { MINUTE_MS } from '~/platform/clock'
import { isObject, own, parseJson } from '~/platform/json'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { AUTH_STORE_KEY } from './storage-keys'

/**
 * The rights that are stored for the next visit: those that navigation and queries need before `GET /auth/me/` has
 * answered. They never decide whether a page is shown.
 */
export type StoredRights = {
  user_type: string
  permissions_summary: { is_company_admin: boolean; is_brand_admin: boolean }
  can_access_analytics: boolean
  can_access_reports: boolean
  subscription_info: { can_manage_subscription: boolean }
}

/**
 * @param said a user from the server, or stored rights
 * @returns null for anything else
 */
export function readStoredRights(said: unknown): StoredRights | null {
  const type = own(said, 'user_type')
  if (typeof type !== 'string' || type === '') return null
  const summary = own(said, 'permissions_summary')
  return {
    user_type: type,
    permissions_summary: {
      is_company_admin: own(summary, 'is_company_admin') === true,
      is_brand_admin: own(summary, 'is_brand_admin') === true,
    },
    can_access_analytics: own(said, 'can_access_analytics') === true,
    can_access_reports: own(said, 'can_access_reports') === true,
    subscription_info: {
      can_manage_subscription: own(own(said, 'subscription_info'), 'can_manage_subscription') === true,
    },
  }
}

/**
 * Checksum of the stored rights. Rights that do not match it were edited and are ignored. It does not prevent forgery:
 * the server decides.
 */
function sealOf(rights: StoredRights | null, userId: unknown): number {
  let seal = 0
  for (const character of JSON.stringify([userId, rights])) seal = (Math.imul(seal, 31) + character.charCodeAt(0)) | 0
  return seal
}

/** The content of the auth store. */
export type AuthState = {
  user: User | null
  /** The last rights of `user` that the server sent, perhaps on an earlier visit. Null: unknown. */
  rights: StoredRights | null
  /** When the user was read from the server, in epoch milliseconds. The newer of two wins. 0: unknown. */
  userAt: number
  /** True once the user is loaded. The route guard also checks tokens and the idle limit. */
  isAuthenticated: boolean
  /** Epoch milliseconds; 0: never. */
  lastActivity: number
}

export const SIGNED_OUT: AuthState = { user: null, rights: null, userAt: 0, isAuthenticated: false, lastActivity: 0 }

/** The stored state of the signed-in user. Unchecked: `user` may be anything. */
type StoredState = {
  user: unknown
  rights: StoredRights | null
  userAt: number
  isAuthenticated: boolean
  lastActivity: number
}

const VERSION = 1
/** How far the clock may have been ahead when a stored time was written. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS

/** 0 for an invalid time or one too far in the future; one slightly in the future is now. */
export function readTime(value: unknown, now: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return 0
  return value > now + CLOCK_TOLERANCE_MS ? 0 : Math.min(value, now)
}

/** @returns undefined for anything that is not a stored state of this version */
export function readStoredState(raw: string | null, now: number): StoredState | undefined {
  const stored = raw === null ? undefined : parseJson(raw)?.value
  const state = own(stored, 'state')
  const isAuthenticated = own(state, 'isAuthenticated')
  if (own(stored, 'version') !== VERSION || typeof isAuthenticated !== 'boolean') return undefined
  const user = own(state, 'user')
  const rights = readStoredRights(own(state, 'rights'))
  return {
    user,
    rights: own(state, 'seal') === sealOf(rights, own(user, 'id')) ? rights : null,
    userAt: readTime(own(state, 'userAt'), now),
    isAuthenticated,
    lastActivity: readTime(own(state, 'lastActivity'), now),
  }
}

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
export const authStateOf = (user: User): Pick<AuthState, 'user' | 'rights'> => ({
  user,
  rights: readStoredRights(user),
})

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

/**
 * The auth store of one tab and its copy in local storage. It starts signed out, like the pre-rendered pages. Only the
 * session module reads and writes the copy.
 */
export function createAuthStore(storage: SafeStorage, now: () => number = Date.now) {
  const store = create<AuthState>()(() => SIGNED_OUT)

  /** The copy shared by all tabs. An unreadable copy is removed and counts as absent. */
  function stored(): AuthState {
    const raw = storage.getItem(AUTH_STORE_KEY)
    const state = parseAuthState(raw, now())
    if (raw !== null && !state) storage.removeItem(AUTH_STORE_KEY)
    return state ?? SIGNED_OUT
  }

  return {
    use: store,
    get: store.getState,
    subscribe: store.subscribe,
    stored,
    /**
     * Updates the store and the stored copy. The copy keeps the newer value of each field, because another tab may have
     * written it.
     */
    save(change: Partial<AuthState>) {
      const state = { ...store.getState(), ...change }
      const copy = stored()
      const lastActivity = Math.max(state.lastActivity, copy.lastActivity)
      store.setState({ ...state, lastActivity })
      const { user, rights, userAt, isAuthenticated } = copy.userAt > state.userAt ? copy : state
      storage.setItem(AUTH_STORE_KEY, writeAuthState({ user, rights, userAt, isAuthenticated, lastActivity }))
    },
    /** Updates the store only; the copy belongs to the tab that wrote it. */
    show: (state: AuthState) => store.setState(state),
    /** Signs out in this tab. `copy`: removes the shared copy too; false when it already belongs to another user. */
    clear({ copy }: { copy: boolean }) {
      store.setState(SIGNED_OUT)
      if (copy) storage.removeItem(AUTH_STORE_KEY)
    },
  }
}

export type AuthStore = ReturnType<typeof createAuthStore>

/** A user restored from storage has no rights until the server confirms them. Screens read `useCurrentUser` instead. */
export const authStore = createAuthStore(safeLocalStorage)

export const useAuthStore = authStore.use

/** Names and stored rights of a user. They decide what the shell shows and which queries start. */
export type ExpectedUser = Omit<User, keyof StoredRights> & StoredRights

/** The user with the rights that the server sent last, perhaps on an earlier visit. Null if it never sent any. */
export function expectedUser(
  { user, rights }: Pick<AuthState, 'user' | 'rights'> = authStore.get(),
): ExpectedUser | null {
  return user && rights && { ...user, ...rights }
}
