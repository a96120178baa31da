import { vi } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { createAuthStore, authStateOf } from '~/session/auth-store'
import type { SessionPorts } from '~/session/ports'
import { createCore } from '~/session/session-core'
import type { SharedGeneration } from '~/session/shared-generation'
import { AUTH_STORE_KEY, TOKENS_KEY } from '~/session/storage-keys'

import { memoryStorage } from '../../../support/memory-storage'
import { createFakeClock } from './fake-clock'

const MINUTE = 60_000
export const userOf = (id: number) => normaliseUser({ id, username: `user${id}`, user_type: 'agency_admin' })

/** The core of one tab, with every part in the hands of the test. */
export function core(clock = createFakeClock(), local = memoryStorage(), { idb = true } = {}) {
  const auth = createAuthStore(local, clock.now)
  const state: { sharedGeneration: SharedGeneration; before?: Promise<void>; receive: (message: unknown) => void } = {
    sharedGeneration: { generation: 0, closedAt: null },
    receive: () => {},
  }
  const posted: unknown[] = []
  const brand = { restore: vi.fn(), clear: vi.fn() }
  const logout = vi.fn()
  const currentUser = vi.fn(async () => userOf(1))
  const checkCurrentUser = vi.fn<(signal: AbortSignal) => Promise<unknown>>(async () => userOf(1))
  const announceLogout = vi.fn()
  const ended = vi.fn()
  const changed = vi.fn()
  const generations = {
    read: async () => state.sharedGeneration,
    update: async (change: (sharedGeneration: SharedGeneration) => SharedGeneration | undefined) => {
      await state.before
      const moved = change(state.sharedGeneration)
      if (moved) state.sharedGeneration = moved
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
      listen: (receive: (message: unknown) => void) => {
        state.receive = receive
        return () => {}
      },
    },
    generations: idb ? generations : undefined,
    calls: { logout, currentUser, checkCurrentUser },
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
  const receive = (message: object) => state.receive(message)
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
    checkCurrentUser,
    announceLogout,
    ended,
    changed,
    granted,
    receive,
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
  there.activity.record()
  there.activity.arm()
  return there
}

/** Nothing of a session is stored. */
export const isEmpty = ({ local }: ReturnType<typeof core>) =>
  !local.values.has(TOKENS_KEY) && !local.values.has(AUTH_STORE_KEY)
