import type { User } from '~/api/generated/types.gen'
import type { Clock } from '~/platform/clock'
import type { SafeStorage } from '~/platform/storage'
import type { LogoutReason } from '~/telemetry/events'

import type { AuthStore } from './auth-store'
import type { BrandSelectionStore } from './brand-selection'
import type { Generations } from './shared-generation'

/** Why a session ended. `logout-elsewhere`: a sign-out in another tab. `elsewhere`: the stored tokens were removed. */
export type EndReason = LogoutReason

/** The part of `navigator.locks` that is used. */
export type Locks = {
  request: <Result>(name: string, options: { signal: AbortSignal }, task: () => Promise<Result>) => Promise<Result>
}

/** Channel between the tabs of one browser. Incoming messages are untrusted and get parsed. */
export type TabChannel = {
  post: (message: unknown) => void
  /** @returns unsubscribes */
  listen: (listener: (message: unknown) => void) => () => void
}

/** Calls the session makes itself. */
export type SessionCalls = {
  /** @throws ApiError */
  refresh: (refresh: string, signal: AbortSignal) => Promise<unknown>
  /** A normal call: it is renewed once, and a refusal ends the session. @throws ApiError */
  currentUser: () => Promise<User>
  /** The same call with the current token, without renewal or signals (K31). @throws ApiError */
  checkCurrentUser: (signal: AbortSignal) => Promise<unknown>
  /** Fire and forget. */
  logout: (tokens: { access: string | undefined; refresh: string | undefined }) => void
}

/** Browser events. Each function returns its unsubscribe function. */
export type PageEvents = {
  /** Another tab changed local storage. Null: it was cleared. */
  onStorage: (listener: (key: string | null) => void) => () => void
  /** The page returned from the background, from sleep or from the back-forward cache. */
  onWake: (listener: () => void) => () => void
  /** User activity. */
  onActivity: (listener: () => void) => () => void
}

/** Clock, storage, tabs and network of a session. Tests provide their own. */
export type SessionPorts = {
  clock: Clock
  local: SafeStorage
  /** Session storage. */
  tab: SafeStorage
  locks: Locks | undefined
  channel: TabChannel | undefined
  generations: Generations | undefined
  calls: SessionCalls
  auth: AuthStore
  brand: Pick<BrandSelectionStore, 'restore' | 'clear'>
  page: PageEvents
  /** Emits `auth:logout` on the window, for other scripts of the page. The app listens to `onEnd`. */
  announceLogout: (reason: EndReason) => void
}
