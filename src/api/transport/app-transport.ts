import { apiPorts } from '../ports'
import { sendWith } from './send'
import { createTransport } from './transport'

const send = sendWith((request) => globalThis.fetch(request))

const transport = createTransport({ ports: apiPorts, send })
const quiet = createTransport({ ports: apiPorts, send, quiet: true })

/** The generated client always calls with a `Request`, whatever `fetch` allows. */
const asFetch =
  (carry: typeof transport): typeof fetch =>
  (input, init) =>
    carry(input instanceof Request && !init ? input : new Request(input, init))

export const transportFetch = asFetch(transport)

/** `getX({ fetch: quietFetch })`: a question that must not disturb the session (decision 27's probes). */
export const quietFetch = asFetch(quiet)
