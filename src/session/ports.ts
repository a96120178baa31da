import type { User } from '~/api/generated/types.gen'
import type { Clock } from '~/platform/clock'
import type { SafeStorage } from '~/platform/storage'

import type { AuthStore } from './auth-store'
import type { BrandSelectionStore } from './brand-selection'
import type { Generations } from './generations'

/** Why a session ended. `elsewhere`: another tab, or whoever removed the stored tokens. */
export type EndReason = 'logout' | 'refused' | 'idle' | 'elsewhere' | 'user-switched'

/** The part of `navigator.locks` that is used. */
export type Locks = {
  request: <Result>(name: string, options: { signal: AbortSignal }, task: () => Promise<Result>) => Promise<Result>
}

/** Between the tabs of one browser. What comes in is checked: anything may be said on it. */
export type TabChannel = {
  post: (message: unknown) => void
  /** @returns stops listening */
  listen: (hear: (message: unknown) => void) => () => void
}

/** The calls the session makes by itself. */
export type SessionCalls = {
  /** @throws ApiError */
  refresh: (refresh: string, signal: AbortSignal) => Promise<unknown>
  /** Like any call of the app: renewed once, and a refusal ends the session. @throws ApiError */
  currentUser: () => Promise<User>
  /** The same question with the token as it is: never renewed, never signalled (K31). @throws ApiError */
  whoAmI: (signal: AbortSignal) => Promise<unknown>
  /** Never awaited, never heard of again. */
  logout: (tokens: { access: string | undefined; refresh: string | undefined }) => void
}

/** What the page tells. Each returns stops listening. */
export type PageSignals = {
  /** Another tab changed local storage; null: all of it. */
  onStorage: (hear: (key: string | null) => void) => () => void
  /** The page came back: from the background, from sleep, from the back-forward cache. */
  onWake: (hear: () => void) => () => void
  /** The person did something (K40). */
  onActivity: (hear: () => void) => () => void
}

/** Everything of time, storage, other tabs and network that a session needs; tests bring their own. */
export type SessionPorts = {
  clock: Clock
  local: SafeStorage
  tab: SafeStorage
  locks: Locks | undefined
  channel: TabChannel | undefined
  generations: Generations | undefined
  calls: SessionCalls
  auth: AuthStore
  brand: Pick<BrandSelectionStore, 'restore' | 'clear'>
  page: PageSignals
  /** The logout signal of F §4, heard by language and brands. */
  announceLogout: (reason: EndReason) => void
}
