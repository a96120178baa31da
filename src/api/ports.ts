import type { QueryClient } from '@tanstack/react-query'

import { systemClock, type Clock } from '~/platform/clock'
import { safeSessionStorage } from '~/platform/storage'

/** Permission to send a request for one session. It ends with that session. */
export type AccessGrant = {
  readonly token: string
  /** Grows with every renewal. Tells an old token from the current one, even when the two are equal. */
  readonly generation: number
  /** The token has just been renewed: a further 401 is final (C007). */
  readonly fresh: boolean
  /** Aborted when the session ends or another user signs in. */
  readonly sessionSignal: AbortSignal
}

/** Where the transport gets tokens. The session module implements it. */
export type TokenSource = {
  /** Aborted when the current session ends or another user signs in. */
  sessionSignal: () => AbortSignal
  /** The current token, if any. Never waits. */
  current: () => string | undefined
  /** Waits while a token is restored, written or renewed. @throws ApiError when no token becomes available */
  accessGrant: () => Promise<AccessGrant>
  /** Renews once for all concurrent callers. @throws ApiError when the renewal fails */
  renew: (refused: AccessGrant) => Promise<AccessGrant>
  /** Reports that a renewed token was refused. */
  refusedAfterRenewal: (accessGrant: AccessGrant) => void
  /** Reports that `GET /auth/me/` was refused. */
  userRefused: (accessGrant: AccessGrant, reply: { status: number; text: string }) => void
}

export type DriftReport = { operation: string; path: string; problem: string }

/** Events the transport reports. It shows nothing itself. */
export type TransportEvents = {
  forbidden: (detail: { operation: string }) => void
  serverError: (detail: { operation: string; status: number }) => void
  drift: (report: DriftReport) => void
}

export type ApiPorts = {
  /** Resolves once the configuration is loaded. No trailing slash. */
  apiBaseUrl: () => Promise<string>
  tokens: TokenSource
  /** Interface language. */
  language: () => string
  events: TransportEvents
  clock: Clock
  /** False when the browser reports that it is offline. */
  online: () => boolean
  csrfToken: () => string | undefined
}

/** Ports the app must provide. The others default to the browser's. */
export type GivenPorts = Pick<ApiPorts, 'apiBaseUrl' | 'tokens' | 'language' | 'events'> & Partial<ApiPorts>

const CSRF_COOKIE = 'csrftoken'
const CSRF_KEY = 'csrf_token'

/** Visible ASCII: what `fetch` accepts as a header value. */
const isSendable = (value: string | null | undefined): value is string => !!value && /^[\x21-\x7e]+$/.test(value)

function csrfCookie(): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${CSRF_COOKIE}=`))
    return pair && decodeURIComponent(pair.slice(CSRF_COOKIE.length + 1))
  } catch {
    // blocked, or invalid percent-encoding
    return undefined
  }
}

/** The anti-forgery token. Undefined when there is none, or when cookies and storage are blocked. */
export const readCsrfToken = (): string | undefined =>
  [csrfCookie(), safeSessionStorage.getItem(CSRF_KEY)].find(isSendable)

const browserPorts = {
  clock: systemClock,
  // there is no navigator during pre-rendering: assume online
  online: () => globalThis.navigator?.onLine ?? true,
  csrfToken: readCsrfToken,
}

let ports: ApiPorts | undefined

/** Called once by the app before the first call. The transport imports neither session nor language. */
export function setApiPorts(given: GivenPorts): void {
  ports = { ...browserPorts, ...given }
}

export function apiPorts(): ApiPorts {
  if (!ports) throw new Error('setApiPorts was not called')
  return ports
}

const released = new WeakSet<QueryClient>()

/** Marks a query client whose session has ended: late answers are ignored. */
export const markReleased = (client: QueryClient): void => void released.add(client)

export const isReleased = (client: QueryClient): boolean => released.has(client)
