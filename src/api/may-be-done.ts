import { ApiError, CODES } from './api-error'

/** No answer, or one that cannot be read: it is unknown whether the change was made. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status_code === 0 || error.code === CODES.invalidResponse)

/** The change may have been made all the same: no answer, or a failure of the server on the way. */
export const mayBeDone = (error: ApiError): boolean => isUnanswered(error) || error.status_code >= 500
