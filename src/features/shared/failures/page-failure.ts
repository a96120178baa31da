import { type ApiError, CODES, isOfCall, refusedStatus } from '~/api/api-error'
import type { OperationId } from '~/api/generated/operations.gen'
import { isInterfaceLoadingError } from '~/i18n/interface-loading'

/** Why a page cannot be shown, if not for a lost file (`LostFileScreen`). */
export type PageFailure =
  | 'interface'
  | 'forbidden'
  | 'missing'
  | 'maintenance'
  | 'offline'
  | 'connection'
  | 'server'
  | 'busy'
  | 'unexpected'

const USER: OperationId = 'getCurrentUser'

const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'

function apiFailure(error: ApiError, online: boolean): PageFailure {
  const { code, status_code, operation } = error
  // no answer although the browser is online: a bad connection is likelier than a service that is down
  if (code === CODES.network || code === CODES.timeout) return online ? 'connection' : 'offline'
  const refused = refusedStatus(error)
  if (refused === 403) return 'forbidden'
  // the page exists, and must not retry by itself (decision 10)
  if (!isOfCall(error) && status_code !== 429) return 'server'
  // the page exists; only the query for the current user failed
  if (refused === 404) return operation === USER ? 'server' : 'missing'
  if (status_code === 429) return 'busy'
  if (status_code === 503) return 'maintenance'
  return status_code >= 500 || code === CODES.invalidResponse ? 'server' : 'unexpected'
}

/** How long the server asks to wait before the next try, in milliseconds; undefined if it does not say. */
export const waitAsked = (error: unknown): number | undefined => (isApiError(error) ? error.retryAfterMs : undefined)

export function pageFailure(error: unknown, online = navigator.onLine): PageFailure {
  if (isInterfaceLoadingError(error)) return 'interface'
  if (isApiError(error)) return apiFailure(error, online)
  return 'unexpected'
}
