import { vi } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { createAuthStore, authStateOf } from '~/session/auth-store'
import type { SessionPorts } from '~/session/ports'
import { createCore } from '~/session/session-core'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'
import type { Mark } from '~/session/token-version'

import { memoryStorage } from '../../../support/memory-storage'
import { createFakeClock } from './fake-clock'

const MINUTE = 60_000
export const userOf = (id: number) => normaliseUser({ id, username: `user${id}`, user_type: 'agency_admin' })

/** The core of one tab, with every part in the hands of the test. */
export function core(clock = createFakeClock(), local = memoryStorage(), { idb = true } = {}) {
  const auth = createAuthStore(local, clock.now)
  const state: { mark: Mark; before?: Promise<void>; hear: (message: unknown) => void } = {
    mark: { generation: 0, closedAt: null },
    hear: () => {},
  }
  const posted: unknown[] = []
  const brand = { restore: vi.fn(), clear: vi.fn() }
  const logout = vi.fn()
  const currentUser = vi.fn(async () => userOf(1))
  const whoAmI = vi.fn<(signal: AbortSignal) => Promise<unknown>>(async () => userOf(1))
  const announceLogout = vi.fn()
  const ended = vi.fn()
  const changed = vi.fn()
  const generations = {
    read: async () => state.mark,
    update: async (change: (mark: Mark) => Mark | undefined) => {
      await state.before
      const moved = change(state.mark)
      if (moved) state.mark = moved
      return moved
    },
  }
  const ports = {
    clock,
    local,
    tab: memoryStorage(),
    locks: undefined,
    auth,
    brand,
    announceLogout,
    channel: {
      post: (message: unknown) => void posted.push(message),
      listen: (hear: (message: unknown) => void) => {
        state.hear = hear
        return () => {}
      },
    },
    generations: idb ? generations : undefined,
    calls: { logout, currentUser, whoAmI },
  }
  // what the core and its parts use of the ports
  const parts = createCore(ports as unknown as SessionPorts)
  parts.tabs.start()
  parts.onEnd(ended)
  parts.subscribe(changed)
  const granted = (name: string, userId: number | null = 1) => {
    const expiresAt = clock.now() + 5 * MINUTE
    return { access: `a-${name}`, refresh: name, expiresAt, userId }
  }
  const hear = (message: object) => state.hear(message)
  const message = (change: object = {}) => {
    const receivedAt = clock.now()
    return {
      type: 'tokens',
      access: 'x',
      generation: 4,
      signIn: 's',
      userId: 1,
      receivedAt,
      expiresAt: receivedAt + 5 * MINUTE,
      ...change,
    }
  }
  return {
    ...parts,
    clock,
    local,
    auth,
    brand,
    state,
    posted,
    logout,
    currentUser,
    whoAmI,
    announceLogout,
    ended,
    changed,
    granted,
    hear,
    message,
    /** Another tab stores tokens. */
    stores: (name: string, generation: number, begun = { id: 's', at: clock.now() }, userId: number | null = 1) => {
      const other = createCore({ ...ports, tab: memoryStorage() } as unknown as SessionPorts)
      other.tokenStore.take(granted(name, userId), generation, begun)
    },
  }
}

/** User 1 has signed in, with a token of generation 3. */
export function open(...parts: Parameters<typeof core>) {
  const there = core(...parts)
  there.tokenStore.take(there.granted('r'), 3, { id: 's', at: there.clock.now() })
  const now = there.clock.now()
  there.auth.save({ ...authStateOf(userOf(1)), userAt: now, isAuthenticated: true, lastActivity: now })
  there.activity.note()
  there.activity.arm()
  return there
}

/** Nothing of a session is stored. */
export const isEmpty = ({ local }: ReturnType<typeof core>) =>
  !local.values.has(TOKENS_KEY) && !local.values.has(AUTH_STORE_KEY)
