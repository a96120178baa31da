import { create } from 'zustand'

import type { User } from '~/api/generated/types.gen'
import { safeLocalStorage, type SafeStorage } from '~/platform/storage'

import { parseAuthState, SIGNED_OUT, writeAuthState, type AuthState } from './auth-state'
import type { KeptRights } from './kept-rights'
import { AUTH_STORE_KEY } from './storage-keys'

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
     * written it (C038).
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

export const authStore = createAuthStore(safeLocalStorage)

export const useAuthStore = authStore.use

/** The signed-in user. A user restored from storage has no rights until the server confirms them. */
export const useUser = (): User | null => useAuthStore((state) => state.user)

/** Names and stored rights of a user. They decide what the shell shows and which queries start. */
export type ExpectedPerson = Omit<User, keyof KeptRights> & KeptRights

/** The user with the rights that the server sent last, perhaps on an earlier visit. Null if it never sent any. */
export function expectedPerson(
  { user, rights }: Pick<AuthState, 'user' | 'rights'> = authStore.get(),
): ExpectedPerson | null {
  return user && rights && { ...user, ...rights }
}
