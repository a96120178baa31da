import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'

/** Node's request as a `Request` that aborts when the client disconnects. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', headers, url = '/' } = incoming
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] satisfies [string, string]],
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const init: RequestInit & { duplex?: 'half' } = { method, headers: pairs, signal: gone.signal }
  if (hasBody) {
    // Node's and the DOM's ReadableStream are the same at run time, with different types
    init.body = Readable.toWeb(incoming) as unknown as ReadableStream
    init.duplex = 'half'
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init)
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
