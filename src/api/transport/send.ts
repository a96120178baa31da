import { aborted, networkError } from '../api-error'
import type { Call, Send } from './call'

/**
 * The last step: the wire. The body is read here, inside the time limit, so that a connection lost in the middle is a
 * network failure like any other. A redirect is refused: fetch would carry our headers on to wherever it points (C112).
 */
export const sendWith =
  (fetchIt: typeof fetch): Send =>
  async (call: Call) => {
    const request = new Request(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body ?? null,
      keepalive: call.keepalive,
      signal: call.signal,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    })
    try {
      const response = await fetchIt(request)
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (cause) {
      if (call.signal.aborted) throw aborted()
      // late: the first screen does not pay for it, and where it does not come the network is down
      void import('./unanswered').then(({ tellUnanswered }) => tellUnanswered(call.url)).catch(() => {})
      throw networkError(cause)
    }
  }
