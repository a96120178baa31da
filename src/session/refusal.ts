import { ApiError, CODES, refusedStatus } from '~/api/api-error'

const REFUSALS = [400, 401, 403]

/** Whether the API refused `GET /auth/me/`: this ends the session (K12). Any other failure does not. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && REFUSALS.includes(refusedStatus(error) ?? 0)

/** Whether a refresh was refused. A 2xx JSON answer without an access token counts as refused. */
export const isRefreshRefused = (error: unknown): boolean =>
  isRefused(error) ||
  (error instanceof ApiError &&
    error.status_code >= 200 &&
    error.status_code < 300 &&
    error.code !== CODES.invalidResponse)
