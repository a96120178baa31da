import { aborted, networkError } from '../api-error'
import { apiPorts } from '../ports'
import { CALL_OPTIONS, type Call, type Send } from './call'
import { createTransport } from './transport'

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

const send = sendWith((request) => fetch(request))

const transport = createTransport({ ports: apiPorts, send })
const quiet = createTransport({ ports: apiPorts, send, quiet: true })

/** The generated client always passes a `Request`. */
const asFetch =
  (carry: typeof transport): typeof fetch =>
  (input, init) =>
    carry(input instanceof Request && !init ? input : new Request(input, init))

export const transportFetch = asFetch(transport)

/** `getX({ fetch: quietFetch })` sends a call that cannot affect the session: the probes (decision 27). */
export const quietFetch = asFetch(quiet)
