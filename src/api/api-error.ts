import type { OperationId } from '~/api/generated/operations.gen'

/** The most that a call may take, reading the body, renewal and retry included. */
export const REQUEST_TIMEOUT_MS = 30_000

/** Error messages by field name. */
export type FieldErrors = Record<string, string[]>

/** Codes the client sets itself. Any other code comes from the server. */
export const CODES = {
  network: 'NETWORK_ERROR',
  timeout: 'TIMEOUT_ERROR',
  /** A script of ours did not come although the server answers: another version is deployed. */
  script: 'SCRIPT_GONE',
  /** A script of ours is kept back on this device or network. */
  scriptRefused: 'SCRIPT_REFUSED',
  /** The server fails to send a script of ours. */
  scriptFailed: 'SCRIPT_FAILED',
  unknown: 'UNKNOWN_ERROR',
  invalidResponse: 'INVALID_RESPONSE',
  noAccessToken: 'NO_ACCESS_TOKEN',
  noRefreshToken: 'NO_REFRESH_TOKEN',
  listTooLong: 'LIST_TOO_LONG',
  tokenSync: 'TOKEN_SYNC_FAILED',
  noAccessInRefresh: 'NO_ACCESS_IN_REFRESH',
} as const

export const DEFAULT_MESSAGE = 'Une erreur est survenue'

export type ApiErrorFields = {
  message?: string | undefined
  code?: string | undefined
  details?: FieldErrors | undefined
  non_field_errors?: string[] | undefined
  status_code?: number | undefined
  operation?: string | undefined
  timestamp?: string | undefined
  retryAfterMs?: number | undefined
  notApplied?: boolean | undefined
  foreign?: boolean | undefined
  cause?: unknown
}

/** The one client error. A call rejects with this or with an `AbortError`, nothing else. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly details: FieldErrors
  readonly non_field_errors: string[]
  /** ISO 8601. */
  readonly timestamp: string
  /** HTTP status; 0 when there was no response. */
  readonly status_code: number
  /** From `Retry-After`; undefined when the server did not send one. */
  readonly retryAfterMs: number | undefined
  /** The id of the call that the server answered. */
  readonly operation: string | undefined
  /** It is certain that nothing was changed: the call was not sent, or a later read shows it. */
  readonly notApplied: boolean
  /** A page of the network answered instead of the API, such as a Wi-Fi login or a proxy. */
  readonly foreign: boolean

  constructor(fields: ApiErrorFields = {}) {
    super(fields.message || DEFAULT_MESSAGE, fields.cause === undefined ? undefined : { cause: fields.cause })
    this.code = fields.code || CODES.unknown
    this.details = fields.details ?? {}
    this.non_field_errors = fields.non_field_errors ?? []
    this.timestamp = fields.timestamp ?? new Date().toISOString()
    this.status_code = fields.status_code ?? 0
    this.retryAfterMs = fields.retryAfterMs
    this.operation = fields.operation
    this.notApplied = fields.notApplied ?? false
    this.foreign = fields.foreign ?? false
  }
}

/** `message` and `cause` are not enumerable. */
export const fieldsOf = (error: ApiError): ApiErrorFields => ({
  ...(error as ApiErrorFields),
  message: error.message,
  cause: error.cause,
})

export const networkError = (cause?: unknown) =>
  new ApiError({ message: 'Erreur de connexion réseau', code: CODES.network, cause })

export const timeoutError = () => new ApiError({ message: 'La requête a expiré', code: CODES.timeout })

export const invalidResponse = (status_code: number, operation?: string, foreign = false) =>
  new ApiError({ code: CODES.invalidResponse, status_code, operation, foreign })

type Answered = Pick<ApiError, 'status_code'> & { code?: string | undefined }

/**
 * The status with which the API answered. Undefined when the answer was not the API's own, or cannot be read: then the
 * status tells nothing about session, rights or item.
 */
export const refusedStatus = ({ status_code, code }: Answered): number | undefined =>
  code === CODES.invalidResponse ? undefined : status_code

/** The statuses with which the API refuses the token of a session, or its user. */
export const SESSION_REFUSALS = [400, 401, 403, 410, 422, 423]

/** A list that cannot be read to its end. No retry changes that: the status is that of its pages. */
export const listTooLong = () => new ApiError({ code: CODES.listTooLong, status_code: 200 })

/** The next four have status 401: they are never retried, and screens treat them as a missing sign-in. */
export const noAccessToken = () =>
  new ApiError({ message: 'No access token available', code: CODES.noAccessToken, status_code: 401 })

export const noRefreshToken = () =>
  new ApiError({ message: 'Aucun refresh token disponible', code: CODES.noRefreshToken, status_code: 401 })

export const noAccessInRefresh = () =>
  new ApiError({ message: 'No access token in refresh response', code: CODES.noAccessInRefresh, status_code: 401 })

export const tokenSyncFailed = () =>
  new ApiError({ message: 'Token synchronization failed', code: CODES.tokenSync, status_code: 401 })

/** A call that was cancelled on purpose. It is never shown, logged or counted (C118). */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

export const aborted = () => new DOMException('The call was given up', 'AbortError')

export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError({ cause: error })

/** The same failure, of a call that is certain to have changed nothing. */
export const notApplied = (error: unknown): unknown =>
  error instanceof ApiError ? new ApiError({ ...fieldsOf(error), notApplied: true }) : error

/** The error to show for a rejected call; null for a cancelled call. */
export const failureOf = (error: unknown): ApiError | null =>
  error === null || error === undefined || isAbort(error) ? null : toApiError(error)

const REFRESH: OperationId = 'refreshTokens'

type Failure = Pick<ApiError, 'status_code'> & Partial<Pick<ApiError, 'operation' | 'code'>>

/** Whether the failure is one of the call itself. A failed renewal says nothing about the item. */
export const isOfCall = ({ operation }: Pick<Failure, 'operation'>): boolean => operation !== REFRESH

/** Whether the item was deleted or the user lost access to it, even while older data of it is shown. */
export const isInaccessible = (error: Failure | null | undefined): boolean =>
  !!error && isOfCall(error) && [403, 404].includes(refusedStatus(error) ?? 0)

/** Whether the server does not find what was asked for: it was deleted, or never there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && isOfCall(error) && refusedStatus(error) === 404

const LOST: ReadonlySet<string> = new Set([CODES.network, CODES.timeout, CODES.invalidResponse])

/**
 * Whether a failed write may have been made all the same: its answer was lost or cannot be read, or the server or a
 * gateway failed on the way (408 and 5xx). Any other answer is a refusal.
 */
export const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError &&
  !error.notApplied &&
  (LOST.has(error.code) || error.status_code === 408 || error.status_code >= 500)

/** A write that may have been made, and that must not be sent again before a read has shown whether it was. */
export class Unverified extends ApiError {
  /** Reads again. @returns the answer of the write @throws ApiError what is known by then */
  readonly check: () => Promise<unknown>

  constructor(failure: ApiError, check: () => Promise<unknown>) {
    super(fieldsOf(failure))
    this.check = check
  }
}
