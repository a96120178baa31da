import type { ApiError } from './api-error'

/** Whether the item was deleted or the user lost access to it, even while older data of it is shown. */
export const isGone = (error: Pick<ApiError, 'status_code'> | null | undefined): boolean =>
  error?.status_code === 403 || error?.status_code === 404
