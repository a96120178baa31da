import { create } from 'zustand'

import type { User } from '~/api/generated/types.gen'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { parseAuthState, SIGNED_OUT, writeAuthState, type AuthState } from './auth-state'
import type { KeptRights } from './kept-rights'
import { AUTH_STORE_KEY } from './storage-keys'

/**
 * The auth store of one tab, and its copy in local storage that all tabs share. It starts signed out, as the
 * pre-rendered pages are; the session module reads the copy when it starts, and alone writes it.
 */
export function createAuthStore(storage: SafeStorage, now: () => number = Date.now) {
  const store = create<AuthState>()(() => SIGNED_OUT)

  /** What the tabs share. An unreadable copy is removed once and counts as none. */
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
    /** Here and in the copy, where of each field the newer is kept: this tab may be behind another (C038, C063). */
    save(change: Partial<AuthState>) {
      const state = { ...store.getState(), ...change }
      const copy = stored()
      const lastActivity = Math.max(state.lastActivity, copy.lastActivity)
      store.setState({ ...state, lastActivity })
      const { user, rights, userAt, isAuthenticated } = copy.userAt > state.userAt ? copy : state
      storage.setItem(AUTH_STORE_KEY, writeAuthState({ user, rights, userAt, isAuthenticated, lastActivity }))
    },
    /** Here only; the copy belongs to whoever wrote it. */
    show: (state: AuthState) => store.setState(state),
    /** Signs out here, and in the copy too unless it is somebody else's by now. */
    clear({ copy }: { copy: boolean }) {
      store.setState(SIGNED_OUT)
      if (copy) storage.removeItem(AUTH_STORE_KEY)
    },
  }
}

export type AuthStore = ReturnType<typeof createAuthStore>

export const authStore = createAuthStore(safeLocalStorage)

export const useAuthStore = authStore.use

/** The person who is signed in; what came from storage alone has no rights yet. */
export const useUser = (): User | null => useAuthStore((state) => state.user)

/** Names and rights of a person: what the frame of the pages is drawn from, and what their reads go by. */
export type ExpectedPerson = Omit<User, keyof KeptRights> & KeptRights

/** The person with the rights that the server told of last, today or on an earlier visit; null: it never did. */
export function expectedPerson(
  { user, rights }: Pick<AuthState, 'user' | 'rights'> = authStore.get(),
): ExpectedPerson | null {
  return user && rights && { ...user, ...rights }
}
