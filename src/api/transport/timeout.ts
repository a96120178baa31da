import { REQUEST_TIMEOUT_MS } from '~/api/api-error'
import type { Clock } from '~/platform/clock'
import { isLoopback } from '~/platform/readable-host'

import { aborted, ApiError, networkError, timeoutError, notApplied } from '../api-error'
import type { OperationId } from '../generated/operations.gen'
import type { ApiPorts } from '../ports'
import type { Interceptor } from './call'
import { isForeignRefusal } from './envelope'

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
 * Raises one signal per response, including retries. None for a session that is over: the next user would see
 * it.
 */
export const signals =
  ({ signals: tell }: Pick<ApiPorts, 'signals'>): Interceptor =>
  async (call, next) => {
    const reply = await next(call)
    if (call.sessionSignal?.aborted) return reply
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
