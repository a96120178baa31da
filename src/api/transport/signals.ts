import type { ApiPorts } from '../ports'
import type { Interceptor } from './call'

/**
 * Raises one signal per response, including retries (F §6, C124, K46). None for a session that is over: the next user
 * would see it.
 */
export const signals =
  ({ signals: tell }: Pick<ApiPorts, 'signals'>): Interceptor =>
  async (call, next) => {
    const reply = await next(call)
    if (call.life?.aborted) return reply
    const operation = call.operation.id
    // a refused refresh already ends the session
    if (reply.status === 403 && operation !== 'refreshTokens') tell.forbidden({ operation })
    if (reply.status >= 500) tell.serverError({ operation, status: reply.status })
    return reply
  }
