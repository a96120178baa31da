import { systemClock, type Clock } from '~/platform/clock'

import { readCsrfToken } from './transport/csrf-token'

/** The right to send as the person of one session. It dies with that session. */
export type Ticket = {
  readonly token: string
  /** Grows with every renewal: tells an old token from the current one, even when both read the same. */
  readonly generation: number
  /** The token has just been renewed: another 401 is final (C007, C008). */
  readonly fresh: boolean
  /** Aborted when the session ends or another person signs in. */
  readonly life: AbortSignal
}

/** Where the transport gets tokens; the session module implements it. */
export type TokenSource = {
  /** The token held now, if any, without waiting. */
  held: () => string | undefined
  /** Waits for a token being restored, written or renewed. @throws ApiError when there is none to be had */
  ticket: () => Promise<Ticket>
  /** One renewal for all who ask at once. @throws ApiError when it fails */
  renew: (refused: Ticket) => Promise<Ticket>
  /** A renewed token was refused again (K31). */
  disputed: (ticket: Ticket) => void
  /** The current user was refused (K12). */
  userRefused: (ticket: Ticket, status: number) => void
}

export type DriftReport = { operation: string; path: string; problem: string }

/** What the transport tells the rest of the app. It shows nothing itself. */
export type Signals = {
  forbidden: (detail: { operation: string }) => void
  serverError: (detail: { operation: string; status: number }) => void
  drift: (report: DriftReport) => void
}

export type ApiPorts = {
  /** Resolves once the runtime configuration is read; without trailing slash. */
  apiBaseUrl: () => Promise<string>
  tokens: TokenSource
  /** Language of the interface. */
  language: () => string
  signals: Signals
  clock: Clock
  /** False when the browser knows it is offline. */
  online: () => boolean
  csrfToken: () => string | undefined
}

/** What the app must bring; the browser brings the rest. */
export type GivenPorts = Pick<ApiPorts, 'apiBaseUrl' | 'tokens' | 'language' | 'signals'> & Partial<ApiPorts>

const browserPorts = {
  clock: systemClock,
  // no navigator, as when pages are pre-rendered: nothing says that we are offline
  online: () => globalThis.navigator?.onLine ?? true,
  csrfToken: readCsrfToken,
}

let ports: ApiPorts | undefined

/** Set once by the app before the first call: the transport knows neither session nor language by itself. */
export function setApiPorts(given: GivenPorts): void {
  ports = { ...browserPorts, ...given }
}

export function apiPorts(): ApiPorts {
  if (!ports) throw new Error('setApiPorts was not called')
  return ports
}
