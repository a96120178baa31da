import { aborted } from '../api-error'
import type { Ticket, TokenSource } from '../ports'
import { withHeaders, type Call, type Interceptor } from './call'

export const bearer = (call: Call, token: string): Call => withHeaders(call, { authorization: `Bearer ${token}` })

const REFUSED_USER = [400, 401, 403]

/**
 * Sends the token, and on a 401 once more with a renewed one (F §4, decision 10). A ticket ties the request to the
 * session it was made in: an answer to a session that has ended is dropped, and nothing is sent again under the name
 * of the person who came after.
 */
export const authorize =
  (tokens: TokenSource): Interceptor =>
  async (call, next) => {
    if (call.operation.token === 'none') return next(call)

    const send = async (ticket: Ticket) => {
      if (ticket.life.aborted || call.signal.aborted) throw aborted()
      const reply = await next(bearer(call, ticket.token))
      if (ticket.life.aborted) throw aborted()
      return reply
    }

    let ticket = await tokens.ticket()
    let reply = await send(ticket)
    if (reply.status === 401 && !ticket.fresh) {
      ticket = await tokens.renew(ticket)
      reply = await send(ticket)
    }

    const asksWhoIAm = call.operation.id === 'getCurrentUser'
    if (asksWhoIAm && REFUSED_USER.includes(reply.status)) tokens.userRefused(ticket, reply.status)
    else if (reply.status === 401 && ticket.fresh) tokens.disputed(ticket)
    return reply
  }

/**
 * For calls that must not disturb the session: the token goes along when one is held, and no answer starts a renewal
 * (security log, self-test, the session's own questions; decisions 2 and 27).
 */
export const authorizeQuietly =
  (tokens: Pick<TokenSource, 'held'>): Interceptor =>
  (call, next) => {
    const token = call.operation.token === 'none' || 'authorization' in call.headers ? undefined : tokens.held()
    return next(token === undefined ? call : bearer(call, token))
  }
