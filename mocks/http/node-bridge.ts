import type { IncomingMessage, ServerResponse } from 'node:http'

/** Larger than any body of the contract. */
export const MOST_BYTES = 2_000_000

export class BodyTooLarge extends Error {
  constructor() {
    super(`More than ${MOST_BYTES} bytes`)
  }
}

/** @throws BodyTooLarge as soon as the body is known to be too large, without reading the rest */
export async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_BYTES) throw new BodyTooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    // without an encoding, chunks are bytes
    const bytes = chunk as Buffer
    length += bytes.length
    if (length > MOST_BYTES) throw new BodyTooLarge()
    chunks.push(bytes)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

/** Node's request as a `Request`, aborted when the client disconnects. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, body: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET', headers, url = '/' } = incoming
  const closed = new AbortController()
  outgoing.on('close', () => closed.abort())
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] satisfies [string, string]],
  )
  // joined, not resolved: `//` would be resolved to an address without a host
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: pairs,
    signal: closed.signal,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  })
}

/** Destroys the socket on a network error or when the body fails. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.flushHeaders()
  const reader = response.body?.getReader()
  if (!reader) {
    outgoing.end()
    return
  }
  outgoing.on('close', () => {
    reader.cancel().catch(() => undefined)
  })
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) outgoing.write(chunk.value)
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}
