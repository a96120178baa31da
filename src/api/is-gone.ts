import { ApiError, refusedStatus } from './api-error'
import type { OperationId } from './generated/operations.gen'

const REFRESH: OperationId = 'refreshTokens'

type Failure = Pick<ApiError, 'status_code'> & Partial<Pick<ApiError, 'operation' | 'code'>>

/** Whether the failure is one of the call itself. A failed renewal says nothing about the item (decision 10). */
export const isOfCall = ({ operation }: Pick<Failure, 'operation'>): boolean => operation !== REFRESH

/** Whether the item was deleted or the user lost access to it, even while older data of it is shown. */
export const isGone = (error: Failure | null | undefined): boolean =>
  !!error && isOfCall(error) && [403, 404].includes(refusedStatus(error) ?? 0)

/** Whether the server does not find what was asked for: it was deleted, or never there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && isOfCall(error) && refusedStatus(error) === 404
