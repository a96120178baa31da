import { ApiError } from './api-error'
import type { OperationId } from './generated/operations.gen'

const REFRESH: OperationId = 'refreshTokens'

type Failure = Pick<ApiError, 'status_code'> & { operation?: ApiError['operation'] }

/** Whether the failure is one of the call itself. A failed renewal says nothing about the item (decision 10). */
export const isOfCall = ({ operation }: Failure): boolean => operation !== REFRESH

/** Whether the item was deleted or the user lost access to it, even while older data of it is shown. */
export const isGone = (error: Failure | null | undefined): boolean =>
  !!error && isOfCall(error) && (error.status_code === 403 || error.status_code === 404)

/** Whether the server does not find what was asked for: it was deleted, or never there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && isOfCall(error) && error.status_code === 404
