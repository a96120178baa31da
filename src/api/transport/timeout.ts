import type { Clock } from '~/platform/clock'
import { isLoopback } from '~/platform/loopback'

import { aborted, networkError, timeoutError } from '../api-error'
import type { ApiPorts } from '../ports'
import type { Interceptor } from './call'

/** F §7, §9. It runs until the body is read, renewal and replay included. */
export const REQUEST_TIMEOUT_MS = 30_000

/**
 * Fails at once when the browser knows that it is offline (C116). A machine without any network says so too, although
 * the sandbox on it answers: an address of this machine is tried all the same.
 */
export const offline =
  ({ online }: Pick<ApiPorts, 'online'>): Interceptor =>
  (call, next) =>
    online() || isLoopback(new URL(call.url).hostname) ? next(call) : Promise.reject(networkError())

type Limit = {
  interceptor: Interceptor
  /** The time starts anew: an upload may take as long as it moves. */
  restart: () => void
}

/** Ends a call that takes too long, and one its caller gave up, whatever the inner steps are waiting for. */
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
      next({ ...call, signal: stop.signal })
        .then(resolve, reject)
        .finally(settle)
    })

  return { interceptor, restart: () => running?.restart() }
}
