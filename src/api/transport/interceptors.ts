import {
  aborted,
  notApplied,
  REQUEST_TIMEOUT_MS,
  ApiError,
  networkError,
  SESSION_REFUSALS,
  timeoutError,
} from '~/api/api-error'
import type { OperationId } from '~/api/generated/operations.gen'
import type { AccessGrant, TokenSource, ApiPorts } from '~/api/ports'
import type { Clock } from '~/platform/clock'
import { isLoopback } from '~/platform/web-address'

import { withHeaders, type Call, type Interceptor } from './call'
import { isForeign, isForeignRefusal } from './envelope'

/**
 * Fails at once when the browser is offline (C116). Localhost is tried anyway, because the sandbox works without a
 * network.
 */
export const offline =
  ({ online }: Pick<ApiPorts, 'online'>): Interceptor =>
  (call, next) =>
    online() || isLoopback(new URL(call.url).hostname) ? next(call) : Promise.reject(notApplied(networkError()))

type Limit = {
  interceptor: Interceptor
  /** Restarts the limit: an upload may take as long as it makes progress. */
  restart: () => void
}

/**
 * Aborts a call that takes too long or was cancelled, whichever step it is in. After the end of its session a read is
 * aborted; a write goes on within the limit, because it may already have reached the server.
 */
export function timeLimit(clock: Clock): Limit {
  let running: { restart: () => void } | undefined

  const interceptor: Interceptor = (call, next) =>
    new Promise((resolve, reject) => {
      const stop = new AbortController()
      let cancel: (() => void) | undefined

      const settle = () => {
        running = undefined
        cancel?.()
        call.signal.removeEventListener('abort', onAbort)
      }
      const giveUp = (reason: unknown) => {
        settle()
        reject(reason)
        stop.abort()
      }
      function onAbort() {
        giveUp(aborted())
      }
      function restart() {
        cancel?.()
        cancel = clock.after(REQUEST_TIMEOUT_MS, () => giveUp(timeoutError()))
      }

      if (call.signal.aborted) return onAbort()
      call.signal.addEventListener('abort', onAbort, { once: true })
      running = { restart }
      restart()
      const answered = next({ ...call, signal: stop.signal })
      answered.then(resolve, reject)
      answered.then(settle, () => {
        if (!call.sessionSignal?.aborted) settle()
        // the session is over, and the request may still be on its way
        else if (call.method === 'GET') giveUp(aborted())
      })
    })

  return { interceptor, restart: () => running?.restart() }
}

const RENEWAL: OperationId = 'refreshTokens'

/**
 * Raises one event per response, including retries. None for a session that is over: the next user would see
 * it.
 */
export const reportStatus =
  ({ events }: Pick<ApiPorts, 'events'>): Interceptor =>
  async (call, next) => {
    const reply = await next(call)
    if (call.sessionSignal?.aborted) return reply
    const operation = call.operation.id
    // a refused renewal ends the session; `reportFailedRenewal` reports a failed one
    if (operation === RENEWAL) return reply
    if (reply.status === 403 && !isForeignRefusal(reply)) events.forbidden({ operation })
    if (reply.status >= 500 && !isForeign(reply)) events.serverError({ operation, status: reply.status })
    return reply
  }

/** Calls that wait for a renewal fail with its error. A section that shows the error shows this one too. */
export const reportFailedRenewal =
  ({ events }: Pick<ApiPorts, 'events'>): Interceptor =>
  async (call, next) => {
    try {
      return await next(call)
    } catch (error) {
      if (error instanceof ApiError && error.operation === RENEWAL && error.status_code >= 500)
        events.serverError({ operation: call.operation.id, status: error.status_code })
      throw error
    }
  }

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

/**
 * Adds the token. After a 401, renews it and sends the call once more. The access grant ties the call to one
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
    if (asksWhoIAm && SESSION_REFUSALS.includes(reply.status)) tokens.userRefused(accessGrant, reply)
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
