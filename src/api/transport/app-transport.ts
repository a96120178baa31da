import { apiPorts } from '../ports'
import { sendWith } from './send'
import { createTransport } from './transport'

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
