import { ApiError } from '../api-error'
import type { OperationId } from '../generated/operations.gen'
import type { ApiPorts } from '../ports'
import type { Interceptor } from './call'
import { isForeignRefusal } from './error-body'

const RENEWAL: OperationId = 'refreshTokens'

/**
 * Raises one signal per response, including retries (C124). None for a session that is over: the next user would see
 * it.
 */
export const signals =
  ({ signals: tell }: Pick<ApiPorts, 'signals'>): Interceptor =>
  async (call, next) => {
    const reply = await next(call)
    if (call.life?.aborted) return reply
    const operation = call.operation.id
    // a refused renewal ends the session; of a failed one `renewalSignals` tells
    if (operation === RENEWAL) return reply
    if (reply.status === 403 && !isForeignRefusal(reply)) tell.forbidden({ operation })
    if (reply.status >= 500) tell.serverError({ operation, status: reply.status })
    return reply
  }

/** Calls that wait for a renewal fail with its error. A section that shows the error shows this one too. */
export const renewalSignals =
  ({ signals: tell }: Pick<ApiPorts, 'signals'>): Interceptor =>
  async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if (error instanceof ApiError && error.operation === RENEWAL && error.status_code >= 500)
        tell.serverError({ operation: call.operation.id, status: error.status_code })
      throw error
    }
  }
