import type { ApiError } from './api-error'

/** Whether what was asked for was deleted, or taken away from the user: also where it is still shown. */
export const isGone = (error: Pick<ApiError, 'status_code'> | null | undefined): boolean =>
  error?.status_code === 403 || error?.status_code === 404
