import { aborted, networkError } from '../api-error'
import { CALL_OPTIONS, type Call, type Send } from './call'

/**
 * The last step: sends the call with `fetch`. The body is read here, within the time limit, so that a dropped
 * connection is a network error.
 */
export const sendWith =
  (fetchIt: (request: Request) => Promise<Response>): Send =>
  async (call: Call) => {
    const request = new Request(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body ?? null,
      keepalive: call.keepalive,
      signal: call.signal,
      ...CALL_OPTIONS,
    })
    try {
      const response = await fetchIt(request)
      return { status: response.status, headers: response.headers, text: await response.text() }
    } catch (cause) {
      if (call.signal.aborted) throw aborted()
      // loaded late to keep the first screen small; if it fails to load, the network is down
      void import('./unanswered').then(({ tellUnanswered }) => tellUnanswered(call.url)).catch(() => {})
      throw networkError(cause)
    }
  }
