import { aborted, notApplied } from '../api-error'
import type { AccessGrant, TokenSource } from '../ports'
import { withHeaders, type Call, type Interceptor } from './call'
import { isForeignRefusal } from './envelope'

export const bearer = (call: Call, token: string): Call => withHeaders(call, { authorization: `Bearer ${token}` })

/** Without a token, the call is not sent. */
const accessGrantOf = (accessGrant: Promise<AccessGrant>) =>
  accessGrant.catch((error: unknown) => {
    throw notApplied(error)
  })

/** Fails as soon as the session has ended. The request is left to `timeLimit`. */
const during = <T>(sessionSignal: AbortSignal, work: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const end = () => reject(aborted())
    sessionSignal.addEventListener('abort', end, { once: true })
    void work.then(resolve, reject).finally(() => sessionSignal.removeEventListener('abort', end))
  })

const REFUSED_USER = [400, 401, 403]

/**
 * Adds the token. After a 401, renews it and sends the call once more (decision 10). The access grant ties the call to one
 * session: once that session has ended, the call ends as cancelled, its answer is dropped and nothing is sent again.
 */
export const authorize =
  (tokens: TokenSource): Interceptor =>
  async (call, next) => {
    if (call.operation.token === 'none') return next(call)

    const send = ({ sessionSignal, token }: AccessGrant) => {
      // the session of the call and that of the access grant: another user may have signed in before it was issued
      if (call.sessionSignal?.aborted || sessionSignal.aborted || call.signal.aborted) throw aborted()
      return during(sessionSignal, next(bearer(call, token)))
    }

    let accessGrant = await accessGrantOf(tokens.accessGrant())
    let reply = await send(accessGrant)
    if (reply.status === 401 && !accessGrant.fresh) {
      accessGrant = await accessGrantOf(tokens.renew(accessGrant))
      reply = await send(accessGrant)
    }

    const asksWhoIAm = call.operation.id === 'getCurrentUser'
    if (isForeignRefusal(reply)) return reply
    if (asksWhoIAm && REFUSED_USER.includes(reply.status)) tokens.userRefused(accessGrant, reply.status)
    else if (reply.status === 401 && accessGrant.fresh) tokens.refusedAfterRenewal(accessGrant)
    return reply
  }

/**
 * Adds the token when there is one. No answer starts a renewal. For calls that must not affect the session: security
 * log, self-test, the session's own checks.
 */
export const authorizeQuietly =
  (tokens: Pick<TokenSource, 'current'>): Interceptor =>
  (call, next) => {
    const token = call.operation.token === 'none' || 'authorization' in call.headers ? undefined : tokens.current()
    return next(token === undefined ? call : bearer(call, token))
  }
