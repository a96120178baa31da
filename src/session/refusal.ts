import { ApiError, CODES } from '~/api/api-error'

const REFUSALS = [400, 401, 403]

/** The current user is refused: the session is over (K12). Any other failure proves nothing. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && REFUSALS.includes(error.status_code)

/** The same for a refresh; a JSON answer that is a success by its status, but brings no token, refuses too (K12). */
export const isRefreshRefused = (error: unknown): boolean =>
  isRefused(error) ||
  (error instanceof ApiError &&
    error.status_code >= 200 &&
    error.status_code < 300 &&
    error.code !== CODES.invalidResponse)
