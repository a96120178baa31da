import type { ApiPorts } from '~/api/ports'
import { sendWith, createTransport } from '~/api/transport/transport'

import { tokensOf } from '../../support/tokens-of'
import { createFakeClock } from '../session/support/fake-clock'

/** A signed-in user whose token is never renewed. */
const tokens = tokensOf({ token: 'jeton', fresh: true })

/** The real transport with a fake `fetch`. */
export function createFakeWire(
  wire: (request: Request) => Response | Promise<Response>,
  given: Partial<ApiPorts> = {},
) {
  const clock = createFakeClock()
  const requests: Request[] = []
  const signals: string[] = []
  const ports: ApiPorts = {
    apiBaseUrl: () => Promise.resolve('https://api.exemple.fr/v1'),
    tokens,
    language: () => 'fr',
    events: {
      forbidden: ({ operation }) => void signals.push(`403 ${operation}`),
      serverError: ({ operation, status }) => void signals.push(`${status} ${operation}`),
      drift: ({ operation, path, problem }) => void signals.push(`drift ${operation} ${path} ${problem}`),
    },
    clock,
    online: () => true,
    csrfToken: () => undefined,
    ...given,
  }
  const send = sendWith((request) => {
    requests.push(request.clone())
    return Promise.resolve(wire(request))
  })
  const carry = createTransport({ ports: () => ports, send })
  const quiet = createTransport({ ports: () => ports, send, quiet: true })
  return {
    clock,
    ports,
    requests,
    signals,
    // the generated client passes a Request
    fetch: carry as typeof fetch,
    quiet: quiet as typeof fetch,
  }
}

/** A body that ends with an error, or never. */
export function body(chunks: string[], end: 'close' | 'break' | 'stall' = 'close'): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      if (end === 'close') controller.close()
      if (end === 'break') controller.error(new TypeError('terminated'))
    },
  })
}
