import { ApiError } from './api-error'

/** Whether the item was deleted or the user lost access to it, even while older data of it is shown. */
export const isGone = (error: Pick<ApiError, 'status_code'> | null | undefined): boolean =>
  error?.status_code === 403 || error?.status_code === 404

/** Whether the server does not find what was asked for: it was deleted, or never there. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status_code === 404
