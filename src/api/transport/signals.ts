import type { ApiPorts } from '../ports'
import type { Interceptor } from './call'

/** Raises one signal per response, including retries (F §6, C124, K46). */
export const signals =
  ({ signals: tell }: Pick<ApiPorts, 'signals'>): Interceptor =>
  async (call, next) => {
    const reply = await next(call)
    const operation = call.operation.id
    // a refused refresh already ends the session
    if (reply.status === 403 && operation !== 'refreshTokens') tell.forbidden({ operation })
    if (reply.status >= 500) tell.serverError({ operation, status: reply.status })
    return reply
  }
